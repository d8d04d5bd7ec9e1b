import type { z } from "zod";
import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, headingLines, lead, picture, points } from "../page-fields.ts";

const gain = (title: string) =>
  group(title, { name: text("Name", { max: 30 }), text: prose("What it is", { max: 120 }) });

const season = (title: string) => group(title, { name: text("Name", { max: 20 }) });

const week = group("Week", {
  title: text("Title", { max: 70 }),
  gist: text("The week in one line", { max: 60 }),
  text: prose("What happens", { recommended: 330, max: 500 }),
});

const settled = (title: string) =>
  group(title, {
    name: text("Name", { max: 30 }),
    otherwise: prose("While your fact about it is empty", { max: 200 }),
  });

const studentsRight = (title: string) =>
  group(title, {
    name: text("Name", { max: 40 }),
    text: prose("Until when", { max: 160 }),
    begun: prose("Once that session has begun", { max: 160, slots: ["term.name"] }),
  });

/** `content/pages/course.yaml`. */
export const courseSchema = group("Course page", {
  meta: pageMetaFields(),
  sharePicture: picture(),
  hero: group("First screen", {
    heading: headingLines(),
    lead: lead(),
    rating: text("Rating", {
      max: 240,
      help: "Shows only while the source, its month and the number of answers are filled in.",
      slots: ["claims.answers", "claims.source", "claims.asOf"],
    }),
    picture: picture(),
  }),
  freeIntroCall: group("Free intro call", {
    heading: heading(),
    name: text("Name", { max: 30 }),
    length: text("Length", { max: 12 }),
    terms: text("Small print", { max: 80 }),
    button: button(),
  }),
  students: group("For those in the course", {
    heading: heading(),
    link: group("The link", { name: text("Name", { max: 40 }), text: prose("Text", { max: 240 }) }),
    recordings: group("Recordings", {
      name: text("Name", { max: 40 }),
      text: prose("Text", { max: 160 }),
      until: text("Until when", { max: 120, slots: ["term.name", "recordings.until"] }),
      deleted: text("When they were deleted", { max: 120, slots: ["term.name", "recordings.until"] }),
      withoutScripts: text("Until when, where JavaScript is off", { max: 120 }),
    }),
    missed: group("Missing", { name: text("Name", { max: 40 }), text: prose("Text", { max: 240 }) }),
    begins: text("When that session begins", { max: 80, slots: ["term.name", "session.day"] }),
    move: studentsRight("Moving"),
    cancel: studentsRight("Cancelling"),
  }),
  whyPeopleGiveUp: group("Why people give up", {
    heading: heading(),
    reasons: list(
      "Reasons",
      group("Reason", { said: text("What they say", { max: 60 }), answer: prose("Answer", { max: 150 }) }),
    ),
    picture: picture(),
  }),
  whatIsMissing: group("What is missing", {
    picture: picture(),
    heading: heading(),
    missing: points("What is missing", { name: 40, text: 170 }),
  }),
  gains: group("What they practise", {
    heading: heading(),
    lead: lead(),
    focus: gain("Focus"),
    relief: gain("Relief"),
    fulfilment: gain("Fulfilment"),
    insight: gain("Insight"),
    mastery: gain("Mastery"),
    connection: gain("Connection"),
  }),
  testimonials: group("Kind words", { heading: heading() }),
  weekByWeek: group("Week by week", {
    heading: heading(),
    picture: picture(),
    week: text("Before a week’s number, for screen readers", { max: 20 }),
    weeks: list("Weeks", week, { max: 8, help: "At most eight: the print has eight layers." }),
  }),
  twoPathsComparison: group("On your own, or in the course", {
    picture: picture(),
    heading: heading(),
    alone: text("Heading of the first column", { max: 30 }),
    inTheCourse: text("Heading of the second column", { max: 30 }),
    rows: list(
      "Rows",
      group("Row", {
        about: text("What is compared", { max: 30 }),
        alone: prose("On your own", { max: 80 }),
        inTheCourse: prose("In the course", { max: 90 }),
      }),
    ),
    closing: prose("Last sentence", { max: 120 }),
  }),
  whatItAsks: group("What it asks", {
    heading: heading(),
    facts: points("Facts", { name: 30, text: 200 }),
    whoCanJoin: settled("Who can join"),
    ifTooFew: settled("Fewest people"),
    ifICancel: settled("If you cancel a session"),
    ifDistressed: settled("If someone leaves a session distressed"),
  }),
  terms: group("Terms", {
    heading: heading(),
    summer: season("Term 1"),
    autumn: season("Term 2"),
    winter: season("Term 3"),
    spring: season("Term 4"),
    startsNext: text("On the card of the next term", { max: 20 }),
    dates: prose("First and last day", { max: 60, slots: ["term.start", "term.end"] }),
    time: text("Day and time", { max: 60 }),
    length: text("Number and length of the sessions, and where", { max: 80 }),
    calendar: text("Link to the calendar file", { max: 40 }),
    calendarOf: text("After that link, for screen readers", { max: 40, slots: ["term.name"] }),
    sessions: text("Link to all sessions", { max: 60 }),
  }),
  faq: group("Questions", {
    heading: heading(),
    present: prose("Below them, about presents", { max: 300 }),
  }),
  closingCall: group("End of the page", {
    picture: picture(),
  }),
});

type Course = z.output<typeof courseSchema>;
export type CourseWeek = Course["weekByWeek"]["weeks"][number];
