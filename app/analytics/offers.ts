import { terms } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";

/** The booking URLs on other sites. Terms of the same name count together, whatever their year. */
const bookings: readonly (readonly [offer: string, url: string])[] = [
  ["intro call", site.bookings.introCall.value],
  ["personal coaching", site.bookings.personalCoaching.value],
  ...terms.map((term) => [term.name.toLowerCase(), term.booking.value] as const),
  ["sunday class", site.centre.timetable.value],
];

/** The names under which clicks are counted. */
export const offers: readonly string[] = [...new Set(bookings.map(([offer]) => offer))];

/** Returns the offer that a URL books, or `undefined`. */
export const bookingOffer = (url: string): string | undefined =>
  bookings.find(([, booking]) => booking === url)?.[0];
