import { group, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, paragraph } from "../page-fields.ts";

/** `content/pages/short-lessons.yaml`. */
export const shortLessonsSchema = group("Short lessons, in writing", {
  meta: pageMetaFields(),
  contents: group("First screen", {
    heading: heading(),
    lead: lead(),
    videos: prose("Where the videos are", { max: 140 }),
  }),
  lesson: group("Lesson", { tryThis: text("Heading of its exercise", { max: 30 }) }),
  closingCall: group("At the end", { heading: heading(), text: paragraph(), button: button() }),
});
