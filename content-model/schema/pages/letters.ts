import { group, pageMetaFields, prose, text } from "../fields.ts";
import { heading, lead } from "../page-fields.ts";

/** `content/pages/letters.yaml`: the list of letters, and what stands around each. */
export const lettersPageSchema = group("Letters on the site", {
  meta: pageMetaFields(),
  head: group("Head", { heading: heading(40), lead: lead() }),
  list: group("The letters", { heading: heading() }),
  letter: group("On the page of each letter", {
    title: text("Title, for search engines", { max: 70, slots: ["letter.subject", "letter.sent"] }),
    description: text("Description, for search engines", {
      max: 120,
      slots: ["letter.sent", "letter.words"],
    }),
    lead: prose("Below the subject", { max: 300 }),
    sent: prose("The day on which it was sent", { max: 60, slots: ["letter.sent"] }),
    all: text("Link to all letters", { max: 60 }),
  }),
});
