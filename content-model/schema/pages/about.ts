import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, paragraph, picture } from "../page-fields.ts";

const label = (title: string) => text(`Label: ${title}`, { max: 40 });

/** `content/pages/about.yaml`. */
export const aboutSchema = group("About page", {
  meta: pageMetaFields(),
  hero: group("First screen", {
    name: text("Your name, at the start of the heading", { max: 40 }),
    heading: heading(),
    lead: lead(),
    picture: picture(),
  }),
  story: group("Your story", {
    heading: heading(100),
    drawnPortrait: picture(),
    paragraphs: list("Paragraphs", paragraph(600)),
    rulesHeading: heading(),
    rules: list(
      "What people can hold you to",
      group("Rule", { rule: text("Rule", { max: 50 }), because: prose("Why", { max: 130 }) }),
    ),
  }),
  training: group("Training", {
    hours: text("Hours, at the start of the heading", { max: 10 }),
    heading: heading(50),
    picture: picture(),
    text: prose("Paragraph", { max: 450 }),
  }),
  referring: group("For those who refer", {
    heading: heading(),
    lead: lead(),
    labels: group("Labels", {
      name: label("name"),
      certificate: label("level of your certificate"),
      practisingSince: label("practising since"),
      traumaTraining: label("training with trauma"),
      supervision: label("supervision"),
      ifSomeoneGetsWorse: label("if someone gets worse"),
      phone: label("phone"),
      complaints: label("complaints"),
    }),
  }),
  vision: group("What you are after", {
    heading: heading(),
    picture: picture(),
    paragraphs: list("Paragraphs", paragraph(350)),
  }),
  testimonials: group("Kind words", { heading: heading() }),
  closingCall: group("Last section", {
    picture: picture(),
    heading: heading(),
    lead: lead(),
    button: button(),
    otherwise: prose("Other ways to write", { max: 240 }),
  }),
});
