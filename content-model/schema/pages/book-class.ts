import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, paragraph, picture, points } from "../page-fields.ts";

/** `content/pages/book-class.yaml`. */
export const bookClassSchema = group("Booking the Sunday class", {
  meta: pageMetaFields(),
  hero: group("First screen", {
    heading: heading(),
    lead: lead(),
    picture: picture(),
    next: text("Above the date", { max: 30 }),
    anyDay: text("Day of the class", {
      max: 40,
      help: "Where the page can’t tell the day; otherwise the date of the next class stands there.",
    }),
    button: button(),
    open: prose("While booking is open", { max: 80 }),
    closed: prose("Before booking opens", { max: 80 }),
  }),
  howToBook: group("How to book", {
    heading: heading(),
    steps: points("Steps", { name: 50, text: 160 }),
  }),
  bookingProblems: group("When it doesn’t go to plan", {
    heading: heading(),
    problems: points("Problems", { name: 50, text: 200 }),
  }),
  afterBooking: group("After booking", {
    heading: heading(),
    paragraphs: list("Paragraphs", paragraph()),
    button: button(),
  }),
});
