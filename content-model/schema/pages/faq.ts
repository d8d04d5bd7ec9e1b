import { group, pageMetaFields, prose, text } from "../fields.ts";
import { picture, points } from "../page-fields.ts";

const subject = (title: string) =>
  group(title, {
    heading: text("Heading", { max: 40 }),
    more: prose("Link to the page about it", { max: 100 }).optional(),
  });

/** `content/pages/faq.yaml`. */
export const faqSchema = group("FAQ page", {
  meta: pageMetaFields(),
  hero: group("First screen", {
    heading: text("Heading", { max: 40 }),
    lead: prose("Opening sentence", { recommended: 160, max: 300 }),
    picture: picture(),
  }),
  questions: group("Questions", {
    index: text("Name of the index, for screen readers", { max: 60 }),
    general: group("In general", {
      heading: text("Heading", { max: 40 }),
      more: prose("Below the questions", { max: 160 }).optional(),
    }),
    sundayClass: subject("About the Sunday class"),
    course: subject("About the course"),
    coaching: subject("About coaching"),
  }),
  refunds: group("Refunds and cancellations", {
    heading: text("Heading", { max: 40 }),
    lines: points("Lines", { name: 30, text: 240 }),
    complaints: group("How to complain, if you have said how", {
      name: text("Name", { max: 30 }),
      text: prose("Text", { max: 80, slots: ["owner.complaints"] }),
    }),
  }),
  paying: group("Prices, gifts, paperwork", { heading: text("Heading", { max: 40 }) }),
  closingCall: group("Another question", {
    heading: text("Heading", { max: 40 }),
    lead: prose("Paragraph", { max: 400 }),
    button: text("Button", { max: 30 }),
  }),
});
