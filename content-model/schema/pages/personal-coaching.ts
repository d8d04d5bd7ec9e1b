import { group, list, pageMetaFields, prose, text, wholeNumber } from "../fields.ts";
import {
  button,
  heading,
  headingLines,
  lead,
  paragraph,
  picture,
  points,
  priceText,
  serviceFields,
} from "../page-fields.ts";

const booking = (title: string) =>
  group(title, {
    price: priceText("Price, large"),
    terms: text("Below the price", { max: 90 }),
    button: button(),
  });

const step = (title: string) =>
  group(title, {
    name: text("Name", { max: 40 }),
    text: prose("What happens", { max: 240 }),
    picture: picture(),
  });

const offer = (title: string) => group(title, { heading: heading(40), lead: lead(), button: button() });

/** `content/pages/personal-coaching.yaml`. */
export const personalCoachingSchema = group("1-to-1 coaching page", {
  meta: pageMetaFields(),
  service: serviceFields(),
  hero: group("First screen", { heading: headingLines(), lead: lead(), picture: picture() }),
  bookings: group("Bookings", {
    coaching: booking("1-to-1 coaching"),
    introCall: booking("Free intro call"),
  }),
  whyNotAGroup: group("Why not a group", {
    heading: heading(),
    reasons: list(
      "Reasons",
      group("Reason", { said: text("What they say", { max: 70 }), answer: prose("Answer", { max: 170 }) }),
    ),
    otherwise: prose("For everybody else", { max: 270 }),
  }),
  whatCoachingInvolves: group("What coaching involves", {
    picture: picture(),
    heading: heading(),
    unit: text("After the minutes", { max: 10 }),
    parts: list(
      "Parts of a session",
      group("Part", {
        minutes: wholeNumber("Length", { min: 1, max: 600, unit: "minutes" }),
        name: text("Name", { max: 40 }),
        text: prose("What happens", { max: 240 }),
      }),
      { min: 1, help: "Their minutes must add up to the length of a session." },
    ),
  }),
  benefits: group("Benefits", {
    heading: heading(),
    benefits: points("Benefits", { name: 40, text: 190 }),
  }),
  testimonials: group("Kind words", { heading: heading() }),
  howItWorks: group("How it works", {
    heading: heading(),
    pickADay: step("Booking"),
    session: step("The session"),
    practice: step("Practice"),
  }),
  whyThisTeacher: group("Why with you", {
    heading: heading(),
    lead: lead(),
    paragraphs: list("Paragraphs", paragraph()),
  }),
  betweenUs: group("What stays between you", {
    heading: heading(),
    paragraphs: list(
      "Paragraphs",
      prose("Paragraph", {
        max: 400,
        beforeLaunch: "Say when you would have to tell someone. Have your insurer or a lawyer read it.",
      }),
    ),
    whoCanCome: prose("Who can come", { max: 80, slots: ["coaching.who"] }),
  }),
  closingCall: group("Last section", {
    heading: heading(),
    decided: offer("For those who have decided"),
    unsure: offer("For those who would like to ask"),
    neither: prose("For the rest", { max: 140 }),
  }),
});
