import { nextTerm, termState } from "../../app/schedule/clock.ts";
import { type ScheduledTerm, scheduleTerm } from "../../app/schedule/scheduled-terms.ts";
import { course, type Term } from "../../content/schedule.ts";
import { day } from "../../server/clock.ts";
import { plural } from "../terminal/format.ts";
import type { ContentFile } from "./content.ts";
import type { Finding } from "./finding.ts";

const file = "content/schedule.ts";
/** Minimum notice before the last known intake. */
const weeksOfNotice = 8;

/**
 * Reports invalid and past terms, and a last intake that is close or missing.
 *
 * @param noIntake accepts that no future term is known
 */
export function checkDates(files: readonly ContentFile[], now: number, noIntake: boolean): Finding[] {
  const schedule = files.find((candidate) => candidate.file === file);
  const terms = (schedule?.exports.terms ?? []) as readonly Term[];
  const lineOf = (name: string) => {
    const index = terms.findIndex((term) => term.name === name);
    const line = schedule?.source.lineOf(["terms", ...(index < 0 ? [] : [String(index), "startDate"])]);
    return { file, ...(line && { line }) };
  };

  const scheduled: ScheduledTerm[] = [];
  const findings: Finding[] = [];
  for (const term of terms) {
    try {
      scheduled.push(scheduleTerm(term));
    } catch {
      findings.push({
        severity: "error",
        kind: "no intake",
        ...lineOf(term.name),
        what: `The dates of ${term.name}, ${term.startDate} to ${term.endDate}, are invalid.`,
        todo: `Enter the first and the last of its ${course.sessions} Sundays, as year-month-day.`,
      });
    }
  }

  for (const past of scheduled.filter((candidate) => termState(candidate, now) === "completed")) {
    findings.push({
      severity: "warning",
      kind: "past term",
      ...lineOf(past.name),
      what: `${past.name} is over: it ended on ${past.sessions.at(-1)?.date}.`,
      todo: "Enter its dates for the coming year as soon as you know them.",
    });
  }

  const next = nextTerm(scheduled, now);
  const last = [...scheduled].sort((a, b) => startOf(a) - startOf(b)).at(-1);
  if (!next) {
    if (!noIntake) {
      findings.push({
        severity: "error",
        kind: "no intake",
        ...lineOf(""),
        what: "No listed term lies in the future, so the site can’t offer a course with a date.",
        todo: "Enter the dates of the next term. To go live without one, run: npm run launch-check -- --no-intake",
      });
    }
  } else if (last) {
    const days = Math.floor((startOf(last) - now) / day);
    if (days < weeksOfNotice * 7) {
      findings.push({
        severity: "warning",
        kind: "last intake",
        ...lineOf(last.name),
        what: `The last listed term, ${last.name}, begins on ${last.sessions[0]?.date}, ${plural(days, "day")} from now.`,
        todo: "Enter the dates of the term after it.",
      });
    }
  }
  return findings;
}

const startOf = ({ sessions }: ScheduledTerm) => sessions[0]?.startsAt ?? 0;
