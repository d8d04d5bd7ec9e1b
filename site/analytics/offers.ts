import { business } from "#content/business";
import { terms } from "#content/schedule";

/** The booking URLs on other sites. Terms of the same name count together, whatever their year. */
const bookings: readonly (readonly [offer: string, url: string])[] = [
  ["intro call", business.bookings.introCall],
  ["personal coaching", business.bookings.personalCoaching],
  ...terms.map((term) => [term.name.toLowerCase(), term.booking] as const),
  ["sunday class", business.centre.timetable],
];

/** The names under which clicks are counted. */
export const offers: readonly string[] = [...new Set(bookings.map(([offer]) => offer))];

/** Returns the offer that a URL books, or `undefined`. */
export const bookingOffer = (url: string): string | undefined =>
  bookings.find(([, booking]) => booking === url)?.[0];
