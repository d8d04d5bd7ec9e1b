import { business } from "#content/business";
import { terms } from "#content/schedule";
import { bookingOffersOf } from "../../domain/booking-offers.ts";

const offers = bookingOffersOf({ business, terms });

/** Returns the offer that a URL books, or `undefined`. */
export const bookingOffer = (href: string): string | undefined =>
  offers.find(({ url }) => url === href)?.offer;
