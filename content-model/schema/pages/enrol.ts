import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, picture, points, priceText } from "../page-fields.ts";

const ofTerm = { slots: ["term.name"] };

/** `content/pages/enrol.yaml`. */
export const enrolSchema = group("Enrol page", {
  meta: pageMetaFields(),
  sharePicture: picture(),
  summary: text("The course in one sentence, for search engines", { max: 160 }),
  hero: group("First screen", {
    heading: heading(),
    lead: lead(),
    next: text("The next term", { max: 60, ...ofTerm }),
    sessions: text("Link to its sessions", { max: 40 }),
    allDates: text("Link to all dates", { max: 40 }),
    picture: picture(),
  }),
  beforeYouPay: group("Before you pay", {
    heading: heading(),
    answers: points("Answers", { name: 50, text: 400 }),
  }),
  terms: group("Terms", {
    heading: heading(),
    lead: lead(),
    next: text("The next to start", { max: 30 }),
    table: group("Table of sessions", {
      caption: text("Caption, for screen readers", { max: 60, ...ofTerm }),
      week: text("Column of weeks", { max: 20 }),
      day: text("Column of days", { max: 20 }),
      time: text("Column of times", { max: 20 }),
    }),
    calendar: text("Link to a term’s calendar file", { max: 50, ...ofTerm }),
    inProgress: text("While a term runs", { max: 130 }),
    unannounced: group("After the last term", {
      heading: heading(40),
    }),
    subscribe: prose("Subscription to the calendar", { max: 240 }),
  }),
  pricing: group("Price", {
    heading: heading(40),
    included: list(
      "What it covers",
      group("Item", { item: text("Item", { max: 40 }), text: text("What it is", { max: 70 }) }),
    ),
    total: text("Sum", { max: 20 }),
    price: priceText("Price"),
    currency: text("Currency", { max: 10 }),
    finePrint: prose("Small print", { max: 160 }),
    needHeading: heading(40),
    need: list("What you need", text("Thing", { max: 90 })),
    dontNeed: prose("What you don’t need", { max: 160 }),
  }),
  afterBooking: group("After booking", {
    heading: heading(),
    steps: list(
      "Steps",
      group("Step", { when: text("When", { max: 50 }), text: prose("What happens", { max: 280 }) }),
    ),
  }),
  notSure: group("For the undecided", {
    heading: heading(),
    text: prose("Sentence", { max: 240 }),
    button: button(),
  }),
});
