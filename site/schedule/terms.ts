import { course, terms as listed } from "#content/schedule";
import type { Term } from "../../content-model/schema/schedule.ts";
import { sessionDates } from "./session-dates.ts";

/** The owner's terms by start date. */
export const terms: readonly Term[] = byStart(listed);

/** Returns terms sorted by start date. */
export function byStart(unsorted: readonly Term[]): readonly Term[] {
  return [...unsorted].sort((a, b) => a.startDate.localeCompare(b.startDate));
}

/** The names of the terms of a year, in their order. */
export const termNames: readonly Term["name"][] = [...new Set(terms.map(({ name }) => name))].sort();

/** The term that comes round again after the last known one, or `undefined` if no term is known. */
export const unannouncedTerm: Term | undefined = termAfterLast();

function termAfterLast(): Term | undefined {
  const last = terms.at(-1);
  if (!last) return undefined;
  const name = termNames[(termNames.indexOf(last.name) + 1) % termNames.length];
  return terms.findLast((term) => term.name === name);
}

/** Returns the id of a term, unique across years: "term-1-2026". */
export const termId = ({ name, startDate }: Pick<Term, "name" | "startDate">): string =>
  `${slugOf(name)}-${startDate.slice(0, 4)}`;

/** Returns the name of a term as a part of a URL: "term-1". */
export const slugOf = (name: Term["name"]): string => name.toLowerCase().replace(" ", "-");

/** Returns the day of a term's last session. */
export const endDateOf = (term: Term): string => sessionDates(term, course.sessions).at(-1) ?? term.startDate;
