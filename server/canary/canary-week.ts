import { Temporal } from "temporal-polyfill";
import { timeZone } from "#content/schedule";

/** The hour on Monday, in the owner’s time zone, at which the weekly email is due. */
const dueHour = 7;

/**
 * Returns the id of the weekly email that was due last: `canary-2026-11-23` from that Monday at 7 am, until the
 * next one is.
 */
export function currentCanary(now: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDateTime();
  // Monday at seven becomes Monday at midnight.
  const day = local.subtract({ hours: dueHour }).toPlainDate();
  return `canary-${day.subtract({ days: day.dayOfWeek - 1 })}`;
}
