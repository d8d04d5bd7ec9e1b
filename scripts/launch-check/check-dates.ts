import { nextIntake, termState } from "../../app/schedule/clock.ts";
import { type Intake, intakeOf } from "../../app/schedule/intakes.ts";
import { course, type Term } from "../../content/schedule.ts";
import { day } from "../../server/clock.ts";
import type { ContentFile } from "./content.ts";
import type { Finding } from "./finding.ts";

const file = "content/schedule.ts";
/** Less notice than this and people have made other plans. */
const weeksOfNotice = 8;

/**
 * Finds terms that have passed, and says when the last known one is near or there is none to come.
 *
 * @param noIntake the site is meant to go live without one
 */
export function checkDates(files: readonly ContentFile[], now: number, noIntake: boolean): Finding[] {
  const schedule = files.find((candidate) => candidate.file === file);
  const terms = (schedule?.exports.terms ?? []) as readonly Term[];
  const lineOf = (name: string) => {
    const index = terms.findIndex((term) => term.name === name);
    const line = schedule?.source.lineOf(["terms", ...(index < 0 ? [] : [String(index), "startDate"])]);
    return { file, ...(line && { line }) };
  };

  const intakes: Intake[] = [];
  const findings: Finding[] = [];
  for (const term of terms) {
    try {
      intakes.push(intakeOf(term));
    } catch {
      findings.push({
        severity: "error",
        kind: "no intake",
        ...lineOf(term.name),
        what: `The dates of ${term.name}, ${term.startDate} to ${term.endDate}, cannot be right.`,
        todo: `Put in the first Sunday and the last of its ${course.sessions} Sundays, as year-month-day.`,
      });
    }
  }

  for (const intake of intakes.filter((candidate) => termState(candidate, now) === "completed")) {
    findings.push({
      severity: "warning",
      kind: "past term",
      ...lineOf(intake.name),
      what: `${intake.name} is over: it ended on ${intake.sessions.at(-1)?.date}.`,
      todo: "Put in its dates for the coming year as soon as you know them.",
    });
  }

  const next = nextIntake(intakes, now);
  const last = [...intakes].sort((a, b) => startOf(a) - startOf(b)).at(-1);
  if (!next) {
    if (!noIntake) {
      findings.push({
        severity: "error",
        kind: "no intake",
        ...lineOf(""),
        what: "No term in the list has still to begin, so the site has no course to offer with a date.",
        todo: "Put in the dates of the next term. To go live without one all the same, run: npm run launch-check -- --no-intake",
      });
    }
  } else if (last) {
    const days = Math.floor((startOf(last) - now) / day);
    if (days < weeksOfNotice * 7) {
      findings.push({
        severity: "warning",
        kind: "last intake",
        ...lineOf(last.name),
        what: `The last term in the list, ${last.name}, begins on ${last.sessions[0]?.date}, ${sayDays(days)} from now.`,
        todo: "Put in the dates of the one after it, so that the site does not run out of dates.",
      });
    }
  }
  return findings;
}

const startOf = ({ sessions }: Intake) => sessions[0]?.startsAt ?? 0;

const sayDays = (days: number) => (days === 1 ? "1 day" : `${days} days`);
