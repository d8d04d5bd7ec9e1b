import { terms } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";

/** Booking URLs on other sites by the name under which clicks are counted. */
export const offers: ReadonlyMap<string, string> = new Map([
  ["intro call", site.bookings.introCall.value],
  ["personal coaching", site.bookings.personalCoaching.value],
  ...terms.map((term) => [term.name.toLowerCase(), term.booking.value] as const),
  ["sunday class", site.centre.timetable.value],
]);

/** Returns the offer that a URL books, or `undefined`. */
export function bookingOffer(url: string): string | undefined {
  for (const [offer, booking] of offers) if (booking === url) return offer;
  return undefined;
}
