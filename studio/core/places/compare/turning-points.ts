import type { ScheduleData } from "../../../../domain/schedule-state.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Pages name no date further ahead. */
const horizon = 550 * day;

/**
 * Returns the moments after which pages with either of two schedules may look different, in order: when sessions start
 * and end, and when the classes around a closed Sunday start or their booking opens. In milliseconds since 1970.
 */
export function turningPoints(schedules: readonly (ScheduleData | undefined)[], now: number): number[] {
  const moments = schedules.flatMap((schedule) => {
    if (!schedule) return [];
    const sessions = schedule.terms.flatMap(({ starts }) =>
      starts.flatMap((start) => [start, start + schedule.sessionMinutes * minute]),
    );
    const { closed, startTime, opensDaysBefore } = schedule.sunday;
    const classes = Object.keys(closed).flatMap((sunday) => {
      const start = instantOf(`${sunday}T${startTime}`, schedule);
      const opens = instantOf(`${sunday}T00:00`, schedule) - opensDaysBefore * day;
      return [start - 7 * day, opens, start, start + 7 * day];
    });
    return [...sessions, ...classes];
  });
  // A little later: a class that starts now is no longer the next one.
  const ahead = moments
    .map((moment) => moment + minute)
    .filter((moment) => moment > now && moment < now + horizon);
  return [...new Set(ahead)].sort((a, b) => a - b);
}

/** Returns the instant of a wall time in a schedule's zone: by its offset in the same half of the year, or an hour off. */
function instantOf(wallTime: string, { offsets }: ScheduleData): number {
  const utc = Date.parse(`${wallTime}Z`);
  const [, offset = 0] = offsets[0] ?? [];
  return utc - offset * minute;
}
