import { Fragment } from "react";
import { site } from "../../../content/site.ts";

const lines = new Map<string, string>(site.supportLines.map(({ number, dial }) => [number, dial]));
const anyNumber = new RegExp(`\\b(${[...lines.keys()].join("|")})\\b`);

/** Renders text with the numbers of support lines as phone links. */
export function PhoneLinks({ text }: { text: string }) {
  return text.split(anyNumber).map((part) => {
    const dial = lines.get(part);
    if (dial === undefined) return <Fragment key={part}>{part}</Fragment>;
    return (
      <a key={part} className="nowrap" href={`tel:${dial}`}>
        {part}
      </a>
    );
  });
}
