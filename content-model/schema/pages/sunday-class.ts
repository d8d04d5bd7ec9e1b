import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, picture, points } from "../page-fields.ts";

/** `content/pages/sunday-class.yaml`. */
export const sundayClassSchema = group("Sunday class", {
  meta: pageMetaFields(),
  event: group("How search engines read the class", {
    name: text("Name", { max: 60 }),
    description: text("Description", { max: 250 }),
  }),
  hero: group("First screen", {
    topic: text("Above the heading", { max: 50 }),
    heading: prose("Heading", { max: 50, slots: ["class.times"] }),
    picture: picture(),
    date: text("Where the page can’t tell the day", { max: 40 }),
    button: button(),
    buttonOff: prose("Button when the next class isn’t this Sunday", { max: 60 }),
    buttonAnyDay: text("Button while the next class isn’t sure", { max: 40 }),
    open: prose("While booking is open", { max: 80 }),
    closed: prose("Before booking opens", { max: 80 }),
    booking: prose("Who takes the bookings", { max: 80 }),
    print: text("Button that prints the class on one sheet", { max: 40 }),
  }),
  whyJoin: group("Why join", { heading: heading(), reasons: points("Reasons", { name: 40, text: 180 }) }),
  whatToExpect: group("What to expect", {
    heading: heading(),
    facts: points("Facts", { name: 20, text: 240 }),
  }),
  classTimeline: group("Timeline of the class", {
    label: text("Name, for screen readers", { max: 60 }),
    unit: text("Minutes, abbreviated", { max: 10 }),
    unitName: text("Minutes", { max: 20 }),
  }),
  whoItIsFor: group("Who it’s for", {
    heading: heading(),
    lanes: points("Lanes", { name: 12, text: 140 }),
  }),
  testimonials: group("Kind words", { heading: heading() }),
  howToJoin: group("How to join", {
    heading: heading(),
    week: group("The week of a class", {
      label: text("Name, for screen readers", { max: 60 }),
      opens: text("The day on which booking opens", { max: 20 }),
      day: text("The day of the class", { max: 20 }),
    }),
    steps: points("Steps", { name: 40, text: 160 }),
    timetable: button(),
    calendar: text("Calendar file", { max: 60 }),
  }),
  commonQuestions: group("Common questions", {
    heading: heading(),
    notice: text("Name of the notice, for screen readers", { max: 60 }),
    centre: prose("Who runs the class", { max: 300 }),
    holidays: prose("Where the dates of public holidays come from", { max: 300 }),
  }),
  closingCall: group("At the end", {
    heading: heading(),
    anyDay: text("Day of the class", {
      max: 40,
      help: "Where the page can’t tell the day; otherwise the date of the next class stands there.",
    }),
    alternativesHeading: heading(),
    alternatives: list("Alternatives", prose("Alternative", { max: 120 })),
  }),
});
