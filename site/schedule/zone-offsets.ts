import { Temporal } from "temporal-polyfill";
import { timeZone } from "#content/schedule";
import { terms } from "./terms.ts";

const year = terms[0]?.startDate.slice(0, 4) ?? Temporal.Now.plainDateISO(timeZone).year;

/** The owner's UTC offset in minutes at two instants of the schedule's first year: in midsummer and in midwinter. */
export const zoneOffsets = ["01-01", "07-01"].map((day) => {
  const noon = Temporal.ZonedDateTime.from(`${year}-${day}T12:00[${timeZone}]`);
  return [noon.epochMilliseconds, noon.offsetNanoseconds / 60e9] as const;
});
