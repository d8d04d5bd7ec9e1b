import { Temporal } from "temporal-polyfill";
import { course, timeZone } from "#content/schedule";
import type { Term } from "../../content-model/schema/schedule.ts";
import { currentTerm } from "../../domain/clock.ts";
import type { ZoneOffsets } from "../../domain/schedule-state.ts";
import {
  type Session,
  type ScheduledTerm as TermWithSessions,
  scheduleTerm as withSessions,
} from "../../domain/schedule-term.ts";
import { termId } from "../../domain/terms.ts";
import { zoneOffsets } from "../../domain/zone-offsets.ts";
import { terms } from "./terms.ts";

/** A term with its sessions as instants. */
export type ScheduledTerm = TermWithSessions<Term["name"]>;

/** Returns a term with its sessions. */
export const scheduleTerm = (term: Term): ScheduledTerm => withSessions(term, { timeZone, course });

/** The terms by start date. */
export const scheduledTerms: readonly ScheduledTerm[] = terms.map(scheduleTerm);

/** Returns the term of each name that is running or comes next, or else ended last, by start date. */
export const currentTerms = (now: number): readonly Term[] =>
  terms.filter((term) => currentTerm(scheduledTerms, term.name, now)?.id === termId(term));

/** Returns the sessions of a term. */
export const sessionsOf = (term: Term): readonly Session[] =>
  scheduledTerms.find(({ id }) => id === termId(term))?.sessions ?? [];

const firstYear = Number(terms[0]?.startDate.slice(0, 4) ?? Temporal.Now.plainDateISO(timeZone).year);

/** The owner's time zone, from the schedule's first year on. */
export const ownersZone: ZoneOffsets = zoneOffsets(timeZone, firstYear);
