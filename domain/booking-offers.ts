/** What can be booked on other sites, as the content names it. */
type Bookable = {
  readonly business: {
    readonly bookings: { readonly introCall: string; readonly personalCoaching: string };
    readonly centre: { readonly timetable: string };
  };
  readonly terms: readonly { readonly name: string; readonly booking: string }[];
};

/** An offer, by the name under which clicks are counted, and the URL that books it. */
type BookingOffer = { readonly offer: string; readonly url: string };

/** Lists what can be booked on other sites. Terms of the same name count together, whatever their year. */
export const bookingOffersOf = ({ business, terms }: Bookable): readonly BookingOffer[] => [
  { offer: "intro call", url: business.bookings.introCall },
  { offer: "personal coaching", url: business.bookings.personalCoaching },
  ...terms.map(({ name, booking }) => ({ offer: name.toLowerCase(), url: booking })),
  { offer: "sunday class", url: business.centre.timetable },
];
