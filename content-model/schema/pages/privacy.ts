import { group, list, pageMetaFields, prose, text } from "../fields.ts";
import { heading } from "../page-fields.ts";

const paragraph = (title = "Paragraph") => prose(title, { max: 700 });
const paragraphs = (title = "Paragraphs") => list(title, paragraph());

/** What only the owner knows. */
const practice = (title: string, beforeLaunch: string) => prose(title, { max: 700, beforeLaunch });

/** A paragraph that depends on who counts the visits. */
const byCounter = {
  own: paragraph("While the site counts visits itself"),
  google: paragraph("With Google Analytics"),
};

const section = (title: string) => group(title, { heading: heading(), paragraphs: paragraphs() });

/** `content/pages/privacy.yaml`. */
export const privacySchema = group("Privacy page", {
  meta: pageMetaFields(),
  head: group("Head", { heading: heading(40), ...byCounter }),
  who: section("Who this is"),
  reading: group("When you only read", {
    heading: heading(),
    ...byCounter,
    asked: group("What the page has asked for", {
      alone: text("Of this site alone", { max: 200, slots: ["visit.files", "visit.size"] }),
      several: text("Of other sites, too", {
        max: 200,
        slots: ["visit.places", "visit.names", "visit.files", "visit.size"],
      }),
      withoutScripts: text("In a plain browser", { max: 160 }),
    }),
  }),
  counting: group("What’s counted", {
    heading: heading(),
    own: paragraphs("While the site counts visits itself"),
    google: paragraphs("With Google Analytics"),
    refusing: paragraph("How to refuse"),
  }),
  messages: group("When you send a message", {
    heading: heading(),
    paragraphs: paragraphs(),
    points: paragraphs("Points"),
  }),
  newsletter: group("When you ask for the letter", {
    heading: heading(),
    use: paragraph("What the address is used for"),
    keptHere: paragraphs("While the site keeps the list"),
    keptOutside: prose("With an external list", { max: 600, slots: ["list.site"] }),
    courseDates: paragraph("When somebody asks for the next dates of the course"),
    leaving: paragraph("How to leave"),
  }),
  sessions: group("When we meet", {
    heading: heading(),
    recordings: practice("Recordings", "Write who gets recordings and when you delete them."),
    answers: practice("Answers before the course", "Write who reads them, and when you delete them."),
    coaching: practice("Notes on coaching", "Write what you note, and when you delete it."),
    calls: practice("Video calls", "Read the privacy policy of your video service."),
  }),
  others: section("Who else sees it"),
  rights: section("Seeing, fixing, deleting"),
  safe: group("How it’s kept safe", {
    heading: heading(),
    ...byCounter,
    marks: paragraph("How robots are counted"),
    copies: paragraph("Copies"),
  }),
  changes: section("Changes"),
});
