import { group, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, paragraph, picture } from "../page-fields.ts";

const ofPractice = { slots: ["practice.title"] };

/** `content/pages/guided-practices.yaml`. */
export const guidedPracticesSchema = group("Guided practices, in writing", {
  meta: pageMetaFields(),
  hero: group("First screen", {
    heading: heading(),
    lead: lead(),
    how: paragraph(),
    picture: picture(),
  }),
  practiceIndex: group("Choice of a practice", {
    heading: heading(),
    credit: prose("Whose techniques they are", { max: 200 }),
  }),
  practiceTimer: group("Timer", {
    start: text("Button that starts it", { max: 30 }),
    stop: text("Button that stops it", { max: 30 }),
    which: text("After the button, for screen readers", { max: 40, ...ofPractice }),
    label: text("Name of the time, for screen readers", { max: 60, ...ofPractice }),
    note: text("Note beside it", { max: 140 }),
    room: text("Link that begins it in the practice room", { max: 60 }),
  }),
  printPractice: group("Printing one practice", {
    link: text("Link that prints it", { max: 40 }),
    which: text("After the link, for screen readers", { max: 40, ...ofPractice }),
  }),
  practiceSteps: group("Steps", { end: prose("At the end of each practice", { max: 40 }) }),
  withOthers: group("The Sunday class, at the end", {
    heading: heading(),
    picture: picture(),
    text: paragraph(),
    button: button(),
  }),
});
