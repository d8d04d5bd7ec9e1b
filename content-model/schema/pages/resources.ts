import { group, id, list, pageMetaFields, prose } from "../fields.ts";
import { button, heading, lead, picture } from "../page-fields.ts";

const shown = (title: string) =>
  list(title, id("Name in its address"), {
    max: 12,
    help: "In this order. Without any, the section disappears.",
  });

/** `content/pages/resources.yaml`. */
export const resourcesSchema = group("Free resources", {
  meta: pageMetaFields(),
  hero: group("First screen", { picture: picture(), heading: heading(), lead: lead(), button: button() }),
  guidedPractices: group("Guided practices", {
    heading: heading(),
    shown: shown("Practices shown"),
    all: prose("Link to all", { max: 140 }),
  }),
  shortLessons: group("Short lessons", { heading: heading(), shown: shown("Lessons shown") }),
  blogTeasers: group("Articles", {
    heading: heading(),
    all: prose("Link to all", { max: 100, slots: ["articles.count"] }),
    shown: shown("Articles shown"),
  }),
  closingCall: group("At the end", { heading: heading(), button: button() }),
});
