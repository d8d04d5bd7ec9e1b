import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, paragraph, picture } from "../page-fields.ts";

/** `content/pages/video-library.yaml`. */
export const videoLibrarySchema = group("Video library", {
  meta: pageMetaFields(),
  hero: group("First screen", { heading: heading(), lead: lead(), picture: picture() }),
  today: group("What there is today", {
    noVideos: prose("Without any video, in the place of the opening sentence", { max: 200 }),
    someVideos: prose("With some videos", { max: 200 }),
  }),
  guidedPractices: group("Guided practices", {
    heading: heading(),
    written: list("About the written versions", paragraph(140)),
  }),
  lessons: group("Lessons", { heading: heading() }),
  ways: group("Ways into each item", {
    practise: text("Practice without a video", { max: 40, slots: ["video.minutes"] }),
    read: text("Lesson without a video", { max: 40, slots: ["video.minutes"] }),
    video: text("Button that says that the video is coming", { max: 40, slots: ["video.minutes"] }),
    readInstead: text("Link to the written version of a video", { max: 20 }),
    which: text("After each, for screen readers", { max: 30, slots: ["video.title"] }),
  }),
  closingCall: group("At the end", { heading: heading(), button: button() }),
});
