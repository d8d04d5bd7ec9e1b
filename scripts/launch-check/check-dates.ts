import { Temporal } from "temporal-polyfill";
import { checkTerms } from "../../app/schedule/check-terms.ts";
import { currentTerm, nextTerm, termState } from "../../app/schedule/clock.ts";
import { type ScheduledTerm, scheduleTerm } from "../../app/schedule/scheduled-terms.ts";
import { byStart, termId } from "../../app/schedule/terms.ts";
import { plural } from "../../app/ui/plural.ts";
import { type Closure, course, type Term, timeZone } from "../../content/schedule.ts";
import { day } from "../../server/clock.ts";
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
  const closures = (schedule?.exports.closures ?? []) as readonly Closure[];
  const lineOf = (steps: readonly string[]) => {
    const line = schedule?.source.lineOf(steps);
    return { file, ...(line && { line }) };
  };
  const lineOfTerm = ({ id }: ScheduledTerm) =>
    lineOf(["terms", String(terms.findIndex((term) => termId(term) === id)), "startDate"]);

  const errors = checkTerms({ course, terms, closures });
  const findings = errors.map(
    ({ path, message }): Finding => ({
      severity: "error",
      kind: "no intake",
      ...lineOf(path.map(String)),
      what: message,
      todo: "Correct it; dates are year-month-day.",
    }),
  );
  if (errors.length > 0) return findings;
  const scheduled = byStart(terms).map(scheduleTerm);

  const past = scheduled.filter(
    (term) => termState(term, now) === "completed" && currentTerm(scheduled, term.name, now) === term,
  );
  for (const term of past) {
    findings.push({
      severity: "warning",
      kind: "past term",
      ...lineOfTerm(term),
      what: `${term.name} is over: it ended on ${term.sessions.at(-1)?.date}.`,
      todo: "Enter its dates for the coming year as soon as you know them.",
    });
  }

  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
  for (const [index, { to, why }] of closures.entries()) {
    if (to >= today) continue;
    findings.push({
      severity: "warning",
      kind: "past closure",
      ...lineOf(["closures", String(index)]),
      what: `The closure for ${why} is over: it ended on ${to}.`,
      todo: "Delete it.",
    });
  }

  const next = nextTerm(scheduled, now);
  const last = scheduled.at(-1);
  if (!next) {
    if (!noIntake) {
      findings.push({
        severity: "error",
        kind: "no intake",
        ...lineOf(["terms"]),
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
        ...lineOfTerm(last),
        what: `The last listed term, ${last.name}, begins on ${last.sessions[0]?.date}, ${plural(days, "day")} from now.`,
        todo: "Enter the dates of the term after it.",
      });
    }
  }
  return findings;
}

const startOf = ({ sessions }: ScheduledTerm) => sessions[0]?.startsAt ?? 0;
