import { closures, course, terms as listed } from "#content/schedule";
import type { Term } from "../../content-model/schema/schedule.ts";
import { byStart, type ClosedSundays, closedSundaysOf, sessionDates } from "../../domain/terms.ts";

/** The owner's terms by start date. */
export const terms: readonly Term[] = byStart(listed);

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

/** Returns the day of a term's last session. */
export const endDateOf = (term: Term): string => sessionDates(term, course.sessions).at(-1) ?? term.startDate;

/** The Sundays without a class. */
export const closedSundays: ClosedSundays = closedSundaysOf(closures);
