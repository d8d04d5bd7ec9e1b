import { Temporal } from "temporal-polyfill";
import type { Zone } from "./clock.ts";
import { packStarts, type ZoneOffsets } from "./schedule-state.ts";

const offsetOf = (time: Temporal.ZonedDateTime) => time.offsetNanoseconds / 60e9;

/** Returns the time zone of a name, such as `Australia/Melbourne`. */
export const zoneNamed =
  (name: string): Zone =>
  (instant) =>
    offsetOf(Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name));

/** The years for which a page knows when clocks change. */
const years = 10;

/** Returns a zone's offsets from the start of a year on, for the script of a page: Intl takes a phone 100 ms before first paint. */
export function zoneOffsets(name: string, firstYear: number): ZoneOffsets {
  const offsets: Temporal.ZonedDateTime[] = [];
  const first = Temporal.ZonedDateTime.from(`${firstYear}-01-01T00:00[${name}]`);
  let next: Temporal.ZonedDateTime | null = first;
  while (next && next.year < firstYear + years) {
    offsets.push(next);
    next = next.getTimeZoneTransition("next");
  }
  return {
    starts: packStarts(offsets.map(({ epochMilliseconds }) => epochMilliseconds)),
    minutes: offsets.map(offsetOf),
  };
}
