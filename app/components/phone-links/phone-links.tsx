import { Fragment } from "react";
import { business } from "#content/business";
import { telephoneUrl } from "../../ui/telephone-url.ts";

const numbers = business.supportLines.map(({ number }) => number);
const anyNumber = new RegExp(`\\b(${numbers.join("|") || "(?!)"})\\b`);

/** Renders text with the numbers of support lines as phone links. */
export function PhoneLinks({ text }: { text: string }) {
  return text.split(anyNumber).map((part) => {
    if (!numbers.includes(part)) return <Fragment key={part}>{part}</Fragment>;
    return (
      <a key={part} className="nowrap" href={telephoneUrl(part)}>
        {part}
      </a>
    );
  });
}
