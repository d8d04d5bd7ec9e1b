import { group, id, list, pageMetaFields, prose, text, wholeNumber } from "../fields.ts";
import { button, heading, lead, picture, points } from "../page-fields.ts";

const things = (title: string) => list(title, text("Thing", { max: 60 }));

/** `content/pages/first-class.yaml`. */
export const firstClassSchema = group("A first class", {
  meta: pageMetaFields(),
  hero: group("First screen", { heading: heading(), lead: lead(), picture: picture() }),
  minuteByMinute: group("Minute by minute", {
    heading: heading(),
    moments: list(
      "What happens",
      group("Moment", {
        minute: wholeNumber("Minute", {
          min: -120,
          max: 600,
          unit: "minutes",
          help: "From the start of the class; negative before it.",
        }),
        label: text("Label", {
          max: 24,
          help: "Two or three words for the timeline on the page about the Sunday class.",
        }).optional(),
        what: prose("What happens", { max: 160 }),
      }),
    ),
  }),
  whatToBring: group("What to bring", {
    heading: heading(),
    bringHeading: heading(30),
    bring: things("To bring"),
    leaveHeading: heading(30),
    leave: things("To leave at home"),
  }),
  gettingThere: group("Getting there", {
    heading: heading(),
    picture: picture(),
    address: prose("Address", { max: 240 }),
    notListed: prose("For other needs", { max: 160 }),
    facts: points("Directions and access", { name: 40, text: 140 }),
    hearing: text("Name of the row about hearing", { max: 40 }),
    askForSeat: prose("After it, if there is a seat or a sheet", { max: 160 }),
  }),
  worries: group("Worries", {
    heading: heading(),
    worries: list(
      "Worries",
      group("Worry", {
        id: id("Id"),
        worry: text("Worry", { max: 60 }),
        answer: prose("Answer", { max: 300 }),
      }),
    ),
  }),
  closingCall: group("At the end", {
    heading: heading(),
    when: prose("When the class is", { max: 80 }),
    open: prose("While booking is open", { max: 120 }),
    closed: prose("Before booking opens", { max: 160 }),
    button: button(),
    more: prose("Link below the button", { max: 100 }),
  }),
});
