import type { z } from "zod";
import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, picture, points, priceText, serviceFields } from "../page-fields.ts";

const offerFields = {
  figure: priceText("Price, or how it is paid, large", 16),
  name: text("Name", { max: 40 }),
  text: prose("Description", { max: 240 }),
  button: button(),
  more: text("Link to its page", { max: 50 }),
  facts: points("Facts", { name: 20, text: 80 }),
};

/** A plank of the jetty. */
const plankFields = { name: text("Name", { max: 30 }), text: prose("When and where", { max: 90 }) };

/** `content/pages/services.yaml`. */
export const servicesSchema = group("Services page", {
  meta: pageMetaFields(),
  service: serviceFields(),
  hero: group("First screen", {
    heading: heading(),
    lead: lead(),
    planks: group("Planks", {
      sundayClass: group("Sunday class", {
        ...plankFields,
        unsure: text("While the next class isn’t sure", { max: 60 }),
      }),
      course: group("Course", {
        name: text("Name", { max: 30 }),
        announced: text("Next term", { max: 50, slots: ["term.start"] }),
        unannounced: text("While no term is known", { max: 50 }),
        withoutScripts: text("Where the page can’t tell the day", { max: 50 }),
        price: priceText("Price"),
      }),
      coaching: group("Coaching", { ...plankFields, price: priceText("Price") }),
    }),
    picture: picture(),
  }),
  offers: group("Offers", {
    heading: text("Heading, for screen readers", { max: 60 }),
    sundayClass: group("Sunday class", offerFields),
    course: group("Course", {
      ...offerFields,
      nextTerm: group("Next term", {
        name: text("Name", { max: 20 }),
        withoutScripts: text("Where the page can’t tell the day", { max: 40 }),
      }),
    }),
    coaching: group("Coaching", offerFields),
  }),
  whichOne: group("Which one", {
    heading: heading(),
    answers: list(
      "Answers",
      group("Answer", { when: text("Situation", { max: 90 }), suits: prose("What suits it", { max: 110 }) }),
    ),
  }),
  forWorkplaces: group("For workplaces", {
    heading: heading(),
    text: prose("Paragraph", { max: 300, beforeLaunch: "Only if you teach teams." }),
    facts: list(
      "Facts: length, price, an example",
      group("Fact", {
        name: text("Name", { max: 30 }),
        text: prose("What it is", { max: 120, beforeLaunch: "Only what you offer to teams." }),
      }),
      { min: 1, max: 4 },
    ),
    upTo: text("Before how many people", { max: 30 }),
    priceFrom: text("Before the price", { max: 30 }),
    hour: text("Before the example", { max: 30 }),
    insurance: text("Before the insurance", { max: 30 }),
    invoice: text("Before the invoice", { max: 30 }),
    button: button(),
  }),
  freeIntroCall: group("Free intro call", {
    figure: text("Minutes, large", { max: 5 }),
    heading: heading(),
    lead: lead(),
    button: button(),
  }),
});

export type Services = z.output<typeof servicesSchema>;
