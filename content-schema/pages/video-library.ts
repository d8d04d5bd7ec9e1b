import { group, list, pageMetaFields, text } from "../fields.ts";
import { button, heading, lead, paragraph } from "../page-fields.ts";

/** `content/pages/video-library.yaml`. */
export const videoLibrarySchema = group("Video library", {
  meta: pageMetaFields(),
  hero: group("First screen", { heading: heading(), lead: lead() }),
  guidedPractices: group("Guided practices", {
    heading: heading(),
    lead: lead(),
    written: list("About the written versions", paragraph(140)),
  }),
  lessons: group("Lessons", { heading: heading(), lead: lead() }),
  readIt: group("Link to the written version", {
    link: text("Link", { max: 20 }),
    which: text("After it, for screen readers", { max: 30, slots: ["video.title"] }),
  }),
  closingCall: group("At the end", { heading: heading(), text: paragraph(), button: button() }),
});
