import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { heading, lead } from "../page-fields.ts";

const paragraphs = () => list("Paragraphs", prose("Paragraph", { max: 600 }));
const points = () => list("Points", prose("Point", { max: 240 }));

/** `content/pages/accessibility.yaml`. */
export const accessibilitySchema = group("Accessibility page", {
  meta: pageMetaFields(),
  head: group("Head", { heading: heading(40), lead: lead() }),
  aim: group("What you aim for", { heading: heading(), paragraphs: paragraphs(), points: points() }),
  hearing: group("For people who are hard of hearing", {
    heading: heading(),
    captions: text("Before the captions", { max: 40 }),
    points: points(),
  }),
  tested: group("How it’s checked", { heading: heading(), paragraphs: paragraphs() }),
  gaps: group("What isn’t there yet", { heading: heading(), points: points() }),
  tell: group("How to tell you", { heading: heading(), paragraphs: paragraphs() }),
});
