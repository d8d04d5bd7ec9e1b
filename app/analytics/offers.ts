import { terms } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";

/** What can be booked on another site, by the name under which presses of its buttons are counted. */
export const offers: ReadonlyMap<string, string> = new Map([
  ["intro call", site.bookings.introCall.value],
  ["personal coaching", site.bookings.personalCoaching.value],
  ...terms.map((term) => [term.name.toLowerCase(), term.booking.value] as const),
  ["sunday class", site.centre.timetable.value],
]);

/** The offer that an address books; undefined where it books nothing. */
export function offerAt(address: string): string | undefined {
  for (const [offer, booking] of offers) if (booking === address) return offer;
  return undefined;
}
