import type { Schedule, Term } from "../../../content-model/schema/schedule.ts";
import { sessionDates } from "../../../domain/terms.ts";
import { sessionsOf } from "./sundays.ts";

/** What happens to a term when it leaves a Sunday out. */
export type Move = {
  readonly term: Term;
  readonly week: number;
  /** The Sunday to which the session moves. */
  readonly to: string;
  /** The day of the last session then. */
  readonly lastDay: string;
  readonly skips: readonly string[];
};

/** Returns what moving the session of a Sunday means; undefined if there is none, or if the term begins with it. */
export function moveOf(schedule: Pick<Schedule, "terms" | "course">, sunday: string): Move | undefined {
  const session = sessionsOf(schedule).get(sunday);
  if (!session || session.week === 1) return undefined;
  const { term, week } = session;
  const skips = [...term.skips, sunday].sort();
  const days = sessionDates({ ...term, skips }, schedule.course.sessions);
  const [to, lastDay] = [days[week - 1], days.at(-1)];
  return to && lastDay ? { term, week, to, lastDay, skips } : undefined;
}
