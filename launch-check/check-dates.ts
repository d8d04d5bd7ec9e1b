import type { FieldPath } from "../content-model/compiler/field-at.ts";
import type { SourceFile } from "../content-model/compiler/source-file.ts";
import type { Schedule } from "../content-model/schema/schedule.ts";
import { dayAt } from "../domain/calendar-day.ts";
import { currentTerm, nextTerm, termState } from "../domain/clock.ts";
import { formatFullDate } from "../domain/format-date.ts";
import { plural } from "../domain/format-text.ts";
import { type ScheduledTerm, scheduleTerm } from "../domain/schedule-term.ts";
import { byStart, termId } from "../domain/terms.ts";
import { day } from "../server/clock.ts";
import type { Finding } from "./finding.ts";

/** Minimum notice before the last known intake. */
const weeksOfNotice = 8;

/**
 * Reports past terms, and a last intake that is close or missing.
 *
 * @param noIntake only warns if no future term is known
 */
export function checkDates(
  { timeZone, course, terms, closures }: Schedule,
  { file, lineOf }: SourceFile,
  now: number,
  noIntake: boolean,
): Finding[] {
  const findings: Finding[] = [];
  const sourceOf = (path: FieldPath) => ({ file, line: lineOf(path) });
  const lineOfTerm = ({ id }: ScheduledTerm) =>
    sourceOf(["terms", terms.findIndex((term) => termId(term) === id), "startDate"]);

  const scheduled = byStart(terms).map((term) => scheduleTerm(term, { timeZone, course }));

  const past = scheduled.filter(
    (term) => termState(term, now) === "completed" && currentTerm(scheduled, term.name, now) === term,
  );
  for (const term of past) {
    const [last] = term.sessions.slice(-1);
    findings.push({
      severity: "warning",
      kind: "past term",
      ...lineOfTerm(term),
      what: `${term.name} is over${last ? `: it ended on ${formatFullDate(last.date)}` : ""}.`,
      todo: "Enter its dates for the coming year as soon as you know them.",
    });
  }

  const today = dayAt(now, timeZone);
  for (const [index, { to, why }] of closures.entries()) {
    if (to >= today) continue;
    findings.push({
      severity: "warning",
      kind: "past closure",
      ...sourceOf(["closures", index]),
      what: `The closure${why ? ` for ${why}` : ""} is over: it ended on ${formatFullDate(to)}.`,
      todo: "Delete it.",
    });
  }

  const next = nextTerm(scheduled, now);
  const last = scheduled.at(-1);
  if (!next) {
    findings.push({
      severity: noIntake ? "warning" : "error",
      kind: "no intake",
      ...sourceOf(["terms"]),
      what: "No listed term lies in the future, so the site can’t offer a course with a date.",
      todo: `Enter the dates of the next term.${noIntake ? "" : " To go live without one, run: npm run launch-check -- --no-intake"}`,
    });
  } else if (last) {
    const days = Math.floor((startOf(last) - now) / day);
    if (days < weeksOfNotice * 7) {
      findings.push({
        severity: "warning",
        kind: "last intake",
        ...lineOfTerm(last),
        what: `The last listed term, ${last.name}, begins on ${last.sessions[0]?.date}, ${plural(days, "day")} from now.`,
        todo: "Enter the dates of the term after it.",
      });
    }
  }
  return findings;
}

const startOf = ({ sessions }: ScheduledTerm) => sessions[0]?.startsAt ?? 0;
