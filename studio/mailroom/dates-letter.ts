import type { Content } from "../../content-model/schema/content-files.ts";
import { dayAt } from "../../domain/calendar-day.ts";
import type { DocNode } from "../core/articles/document.ts";
import { nextTerms, termText } from "./insertions.ts";

/** What a letter says, before it has a name on the site. */
export type LetterWords = { readonly subject: string; readonly blocks: readonly DocNode[] };

const text = (words: string): DocNode => ({ type: "text", text: words });
const paragraph = (...content: DocNode[]): DocNode => ({ type: "paragraph", content });
const linked = (words: string, href: string): DocNode => ({
  ...text(words),
  marks: [{ type: "link", attrs: { href } }],
});

/**
 * Writes the one email that was promised to those who wait for the dates of the course.
 *
 * @param content what visitors see
 * @param now in milliseconds since 1970
 * @returns undefined while no term lies ahead
 */
export function datesLetter({ schedule, business }: Content, now: number): LetterWords | undefined {
  const terms = nextTerms(schedule, dayAt(now, schedule.timeZone));
  if (terms.length === 0) return undefined;
  const { name } = schedule.course;
  return {
    subject: `The dates of the ${name}`,
    blocks: [
      paragraph(text("Hello,")),
      paragraph(text(`You asked me to write once the next dates of the ${name} are set. Here they are.`)),
      ...terms.flatMap((term): DocNode[] => [
        { type: "heading", attrs: { level: 2 }, content: [text(term.name)] },
        paragraph(
          text(`${termText(term, schedule)} `),
          linked(`Book a place in ${term.name}`, term.booking),
          text("."),
        ),
      ]),
      paragraph(text(business.teacher.firstName)),
    ],
  };
}
