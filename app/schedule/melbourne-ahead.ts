import { Temporal } from "temporal-polyfill";
import { terms, timeZone } from "../../content/schedule.ts";

/** Noon of midsummer and of midwinter in the first year of the schedule, and by how many minutes Melbourne is ahead then. */
export default ["01-01", "07-01"].map((day) => {
  const noon = Temporal.ZonedDateTime.from(`${terms[0]?.startDate.slice(0, 4)}-${day}T12:00[${timeZone}]`);
  return [noon.epochMilliseconds, noon.offsetNanoseconds / 60e9] as const;
});
