import type { z } from "zod";
import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, picture, points, serviceFields } from "../page-fields.ts";

const offerFields = {
  figure: text("Price, or how it is paid, large", { max: 16 }),
  badge: text("Badge", {
    max: 20,
    beforeLaunch: "Only if your bookings show it; or leave it empty.",
  }).optional(),
  name: text("Name", { max: 40 }),
  text: prose("Description", { max: 240 }),
  button: button(),
  more: text("Link to its page", { max: 50 }),
  facts: points("Facts", { name: 20, text: 80 }),
};

/** `content/pages/services.yaml`. */
export const servicesSchema = group("Services page", {
  meta: pageMetaFields(),
  service: serviceFields(),
  hero: group("First screen", { heading: heading(), lead: lead(), picture: picture() }),
  offers: group("Offers", {
    heading: text("Heading, for screen readers", { max: 60 }),
    sundayClass: group("Sunday class", offerFields),
    course: group("Course", {
      ...offerFields,
      nextTerm: group("Next term", {
        name: text("Name", { max: 20 }),
        withoutScripts: text("Without scripts", { max: 40 }),
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
  freeIntroCall: group("Free intro call", {
    figure: text("Minutes, large", { max: 5 }),
    heading: heading(),
    lead: lead(),
  }),
});

export type Services = z.output<typeof servicesSchema>;
