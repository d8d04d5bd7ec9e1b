import { sundays } from "#content/for-a-while";
import { closures, course, terms as listed } from "#content/schedule";
import type { Term } from "../../content-model/schema/schedule.ts";
import { withoutSundays } from "../../domain/for-a-while.ts";
import { byStart, type ClosedSundays, closedSundaysOf, sessionDates } from "../../domain/terms.ts";

/** The owner's terms by start date. */
export const terms: readonly Term[] = byStart(listed);

/** The names of the terms of a year, in their order. */
export const termNames: readonly Term["name"][] = [...new Set(terms.map(({ name }) => name))].sort();

/**
 * The term that is booked while none lies ahead: the latest of the first name, whose booking page is permanent. `undefined`
 * if no term is known.
 */
export const unannouncedTerm: Term | undefined = terms.findLast(({ name }) => name === termNames[0]);

/** Returns the term of the same name that comes after one; undefined if its dates aren't known. */
export const laterTerm = (term: Term): Term | undefined =>
  terms.find(({ name, startDate }) => name === term.name && startDate > term.startDate);

/** Returns the day of a term's last session. */
export const endDateOf = (term: Term): string => sessionDates(term, course.sessions).at(-1) ?? term.startDate;

/** The Sundays without a class: none of those that are elsewhere. */
export const closedSundays: ClosedSundays = withoutSundays(closedSundaysOf(closures), sundays);
