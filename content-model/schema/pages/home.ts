import type { z } from "zod";
import { group, list, pageMetaFields, prose, text, time } from "../fields.ts";
import { heading, headingLines, lead, picture, priceText } from "../page-fields.ts";

const sense = (title: string) =>
  group(title, {
    name: text("Name", { max: 20 }),
    text: prose("What belongs there", { max: 240 }),
  });

const skill = (title: string) =>
  group(title, {
    name: text("Name", { max: 30 }),
    picture: picture(),
    text: prose("What it is", { max: 300 }),
  });

const offer = (title: string) =>
  group(title, {
    name: text("Name", { max: 40 }),
    picture: picture(),
    figure: priceText("Price or length, large", 16),
    unit: text("What the figure is for", { max: 40 }),
    text: prose("Description", { max: 200 }),
    button: text("Button", { max: 30 }),
  });

const boardRow = <More extends z.core.$ZodLooseShape>(title: string, more: More) =>
  group(title, {
    name: text("Name", { max: 24 }),
    time: prose("Time", { max: 60, help: "Longer than 45 characters doesn’t fit a line of a phone." }),
    place: text("Place", { max: 100 }),
    unit: text("What the price is for", { max: 16 }),
    ...more,
  });

/** `content/pages/home.yaml`. */
export const homeSchema = group("Home page", {
  meta: pageMetaFields(),
  hero: group("First screen", {
    heading: headingLines(),
    lead: lead(),
    besideButton: prose("Beside the button", { max: 120 }),
    picture: picture(),
  }),
  board: group("The three offers, below the picture", {
    heading: text("Heading, for screen readers", { max: 60 }),
    sundayClass: boardRow("Sunday class", { button: text("Button", { max: 26 }) }),
    course: boardRow("Course", {
      unannounced: group("While no intake lies ahead", {
        when: text("In the date’s place", { max: 20 }),
      }),
      withoutScripts: group("Where the page can’t tell the day", {
        when: text("In the date’s place", { max: 20 }),
      }),
    }),
    coaching: boardRow("Coaching", {
      when: text("In the date’s place", { max: 20 }),
      button: text("Button", { max: 26 }),
    }),
  }),
  lake: group("The lake of the first screen, where a touch leaves a mark", {
    invite: text("The way in, in one line", { max: 40 }),
    ask: text("Before the three that can be pressed", { max: 40 }),
    kinds: group("What can be pressed", {
      see: text("In the sky", { max: 16 }),
      hear: text("On the water", { max: 16 }),
      feel: text("On the bank", { max: 16 }),
    }),
    first: group("After the first mark", {
      see: text("In the sky", { max: 50 }),
      hear: text("On the water", { max: 50 }),
      feel: text("On the bank", { max: 50 }),
    }),
    more: text("After the second mark", { max: 40 }),
    minute: text("After a minute", { max: 40 }),
    print: text("The way to the print", { max: 20 }),
    hang: text("Beside the print: to keep it", { max: 30 }),
    letGo: text("Beside the print: to drop it", { max: 30 }),
    goOn: text("Beside the print: to go on", { max: 40 }),
    hung: text("Once it hangs", { max: 60 }),
    notHung: text("If it can’t be hung", { max: 80 }),
    yours: text("A print that hangs, for screen readers", { max: 60, slots: ["print.date"] }),
  }),
  intro: group("Introduction", {
    statement: prose("Statement", { max: 400 }),
  }),
  struggles: group("An ordinary day", {
    heading: heading(),
    moments: list(
      "Moments",
      group("Moment", {
        time: time("Time", { usePlaceholder: false }),
        happening: prose("What happens", { max: 120 }),
      }),
    ),
    closing: prose("Closing paragraph", { max: 400 }),
    picture: picture(),
  }),
  framework: group("See, hear, feel", {
    heading: heading(),
    see: sense("See"),
    hear: sense("Hear"),
    feel: sense("Feel"),
  }),
  threeSkills: group("Three skills", {
    heading: heading(),
    lead: prose("Opening paragraph", { max: 400 }),
    picture: picture(),
    concentration: skill("Concentration"),
    clarity: skill("Sensory Clarity"),
    equanimity: skill("Equanimity"),
  }),
  benefits: group("What people come for", {
    heading: heading(),
    lead: lead(),
    aims: list("Aims", group("Aim", { name: text("Name", { max: 30 }), aim: prose("Aim", { max: 140 }) })),
  }),
  howItWorks: group("How it works", {
    heading: heading(),
    steps: list(
      "Steps",
      group("Step", { name: text("Name", { max: 40 }), text: prose("Description", { max: 240 }) }),
    ),
  }),
  whoItIsFor: group("Who it’s for", {
    heading: heading(),
    audiences: list(
      "Audiences",
      group("Audience", {
        name: text("Name", { max: 40 }),
        who: prose("Who they are", { max: 120, help: "Stands after the name, in its sentence." }),
      }),
    ),
    notForHeading: heading(),
    crisis: group("Crisis", {
      who: text("Who", { max: 80 }),
      because: text("Why", { max: 120, help: "The crisis line follows." }),
    }),
    notFor: list(
      "Who should get other help",
      group("Person", { who: text("Who", { max: 80 }), because: prose("Why", { max: 300 }) }),
    ),
  }),
  localReasons: group("Local reasons", {
    heading: heading(),
    picture: picture(),
    reasons: list(
      "Reasons",
      group("Reason", { name: text("Reason", { max: 60 }), why: prose("Why", { max: 240 }) }),
    ),
  }),
  testimonials: group("Kind words", { heading: heading() }),
  chooseYourPath: group("Offers", {
    heading: heading(),
    sundayClass: offer("Sunday class"),
    course: offer("Course"),
    coaching: offer("Coaching"),
  }),
  coachingAnecdote: group("A coaching dialogue", {
    heading: heading(),
    lead: lead(),
    exchange: list(
      "Dialogue",
      group("Line", { who: text("Speaker", { max: 30 }), line: prose("Words", { max: 160 }) }),
    ),
    picture: picture(),
    caption: prose("Caption", { max: 240 }),
  }),
  teacherBio: group("The teacher", {
    heading: heading(),
    drawnPortrait: picture(),
    lead: lead(),
    story: list("Story", prose("Paragraph", { max: 500 })),
    more: prose("Link to the page about you", { max: 80 }),
  }),
  faq: group("Questions", { heading: heading(), lead: lead() }),
  closingCall: group("Free intro call", {
    heading: heading(),
    lead: lead(),
    picture: picture(),
  }),
});

export type Home = z.output<typeof homeSchema>;
