import { group, prose, text } from "../fields.ts";
import { button, heading, paragraph } from "../page-fields.ts";

const forScreenReaders = (title: string, slots?: readonly string[]) =>
  text(`${title}, for screen readers`, { max: 60, ...(slots && { slots }) });

const facts = ["article.published", "article.length"];

/** `content/pages/article.yaml`: what stands around each article. */
export const articleSchema = group("Around each article", {
  articleHead: group("First screen", {
    back: prose("Link to all articles", { max: 60 }),
    facts: prose("Day and reading time", { max: 120, slots: facts }),
    factsUpdated: prose("The same after an update", { max: 150, slots: [...facts, "article.updated"] }),
  }),
  heading: group("Headings", { link: forScreenReaders("Link to a heading") }),
  pullQuote: prose("Repeated sentence, between quotation marks", { max: 20, slots: ["quote"] }),
  inShort: group("In short", { heading: heading() }),
  practice: group("Practices", {
    sheet: text("At the foot of each, on phones", { max: 40 }),
    senses: forScreenReaders("Which senses it works with", ["practice.senses"]),
    see: forScreenReaders("See"),
    hear: forScreenReaders("Hear"),
    feel: forScreenReaders("Feel"),
  }),
  supportLines: group("Support lines", { heading: heading(), text: paragraph(200) }),
  notes: group("Notes", {
    heading: heading(),
    cite: forScreenReaders("Number of a note", ["note.number"]),
    back: forScreenReaders("Link back from a note", ["note.number"]),
  }),
  relatedArticles: group("Related articles", { heading: heading() }),
  closingCall: group("At the end", {
    heading: heading(),
    button: button(),
    more: prose("Other ways", { max: 160 }),
  }),
});
