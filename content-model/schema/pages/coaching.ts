import { group, list, pageMetaFields, prose, text } from "../fields.ts";
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

const label = (title: string) => text(`Label: ${title}`, { max: 30 });

const skill = (title: string) =>
  group(title, {
    name: text("Name", { max: 30 }),
    part: text("Likened to a part of the car", { max: 30 }),
    text: prose("What it is", { max: 240 }),
    picture: picture(),
  });

/** `content/pages/coaching.yaml`. */
export const coachingSchema = group("How coaching works page", {
  meta: pageMetaFields(),
  service: serviceFields(),
  hero: group("First screen", {
    heading: headingLines(),
    lead: lead(),
    button: button(),
    sign: list(
      "Road sign",
      group("Line", {
        name: text("What", { max: 30 }),
        text: text("Below it", { max: 80 }),
        price: priceText("Price"),
      }),
    ),
    picture: picture(),
  }),
  whyOneToOne: group("Why one to one", {
    heading: heading(),
    paragraphs: list("Paragraphs", paragraph(280)),
  }),
  whatCoachingGives: group("What coaching gives", {
    heading: heading(),
    gives: points("What it gives", { name: 45, text: 220 }),
  }),
  story: group("An invented learner", {
    heading: heading(),
    lead: lead(),
    lesson: label("lesson, before its number"),
    conditionsLabel: label("conditions"),
    practisedLabel: label("practised"),
    nextLabel: label("before next time"),
    lessons: list(
      "Lessons",
      group("Lesson", {
        conditions: text("What happened before", { max: 140 }),
        practised: prose("What was practised", { max: 150 }),
        next: prose("What to try next", { max: 110 }),
      }),
    ),
  }),
  threeSkills: group("Three skills", {
    heading: heading(),
    concentration: skill("Concentration"),
    clarity: skill("Sensory Clarity"),
    equanimity: skill("Equanimity"),
    system: prose("About the system", { max: 330 }),
  }),
  fourSteps: group("Steps", {
    heading: heading(),
    steps: points("Steps", { name: 60, text: 270 }),
  }),
  whatYouGain: group("What they take away", {
    picture: picture(),
    heading: heading(),
    gains: list("What they take away", text("Thing", { max: 120 }), { help: "Never an outcome." }),
  }),
  whoItIsFor: group("Who it’s for", {
    heading: heading(),
    people: list("Audiences", text("Who", { max: 60 })),
    notFor: prose("Who should get other help first", { max: 270, help: "The crisis line follows." }),
  }),
  aboutTheTeacher: group("The teacher", {
    heading: heading(),
    lead: lead(),
    paragraphs: list("Paragraphs", paragraph()),
  }),
  pricing: group("Price", {
    heading: heading(),
    paragraphs: list("Paragraphs", paragraph()),
    button: button(),
    price: priceText("Price"),
    currency: text("Currency", { max: 10 }),
    lines: points("Lines of the receipt", { name: 30, text: 80 }),
    whoCanCome: label("who can come"),
  }),
  closingCall: group("Free intro call", {
    picture: picture(),
    heading: heading(),
    lead: lead(),
    button: button(),
  }),
});
