import { Fragment } from "react";
import { business } from "#content/business";
import { telephoneUrl, textMessageUrl } from "../../ui/telephone-url.ts";
import { unbroken } from "../../ui/unbroken.tsx";

const { supportLines } = business;

const urls = new Map([
  ...supportLines.flatMap(({ number, textNumber }): [string, string][] => [
    [number, telephoneUrl(number)],
    ...(textNumber ? [[textNumber, textMessageUrl(textNumber)] as [string, string]] : []),
  ]),
]);

/** Returns the pattern that captures any of the numbers, but no part of another figure: 000 also stands in 15,000 and in ABNs. */
export function anyOf(numbers: readonly string[]): RegExp {
  const escaped = numbers.map((number) => number.replace("+", "\\+"));
  return new RegExp(`(?<![\\w,.]|\\d\\s)(${escaped.join("|") || "(?!)"})\\b(?!\\s\\d{3}\\b)`);
}

const anyNumber = anyOf([...urls.keys()]);

/** Renders text with the numbers of support lines as links that call or text them. */
export function PhoneLinks({ text }: { text: string }) {
  return text.split(anyNumber).map((part, index) => {
    const url = urls.get(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered parts never change their order
    if (!url) return <Fragment key={index}>{unbroken(part)}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={index} className="nowrap" href={url}>
        {part}
      </a>
    );
  });
}
