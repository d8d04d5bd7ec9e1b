import { business } from "#content/business";
import { terms } from "../../content/schedule.ts";

/** Booking URLs on other sites by the name under which clicks are counted. */
export const offers: ReadonlyMap<string, string> = new Map([
  ["intro call", business.bookings.introCall],
  ["personal coaching", business.bookings.personalCoaching],
  ...terms.map((term) => [term.name.toLowerCase(), term.booking.value] as const),
  ["sunday class", business.centre.timetable],
]);

/** Returns the offer that a URL books, or `undefined`. */
export function bookingOffer(url: string): string | undefined {
  for (const [offer, booking] of offers) if (booking === url) return offer;
  return undefined;
}
