import { choice, type FieldOptions, group, list, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, paragraph, picture } from "../page-fields.ts";

const ofPractice = "practice.title";
const sentence = (title: string, options: FieldOptions = {}) => text(title, { max: 200, ...options });
const status = (title: string, options: FieldOptions = {}) => prose(title, { max: 220, ...options });

const place = (title: string) =>
  group(title, { name: text("Name", { max: 12 }), text: prose("What belongs there", { max: 160 }) });

const forEachSense = (title: string, max: number) =>
  group(title, {
    see: text("Seen", { max }),
    hear: text("Heard", { max }),
    feel: text("Felt", { max }),
  });

const action = (title: string) =>
  group(title, { button: button(), note: text("Note beside it", { max: 60 }) });

const wordings = (title: string, slots: readonly string[] = []) =>
  list(title, text("Wording", { max: 120, slots }), { min: 1, max: 8 });

const part = (title: string) => group(title, { heading: heading(), text: paragraph(500) });

/** `content/pages/practise.yaml`. When each remark is said is in `site/pages/practise/room/remark.ts`. */
export const practiseSchema = group("The practice room", {
  meta: pageMetaFields(),
  offline: choice("Works without a network", ["yes", "no"], {
    help: "yes: after one visit the page opens without a network. no: browsers delete their copy of it at the next visit.",
  }),
  homeScreenName: text("Name on a home screen", { max: 30 }),
  room: group("First screen", {
    heading: heading(),
    lead: lead(),
    howLong: text("Question about the minutes", { max: 40 }),
    bell: text("Bell", { max: 40 }),
    halfWay: text("Bell half-way", { max: 40 }),
    dim: text("Dim screen", { max: 40 }),
    button: button(),
    promise: text("Beside the button", { max: 80 }),
    aside: prose("Below the button", { max: 200 }),
    last: sentence("With a print that isn’t on the wall"),
    look: button(),
    caption: prose("Below the picture", { max: 240 }),
  }),
  withoutScript: group("In a browser without scripts", {
    lead: lead(),
    button: button(),
    places: heading(),
    practices: heading(),
    pencil: heading(),
    pencilLead: paragraph(),
    print: paragraph(),
  }),
  places: group("The three places", {
    heading: heading(),
    eyesShut: sentence("Where they are"),
    keys: sentence("Single-letter keys"),
    tab: sentence("Without them, and for screen readers"),
    letters: text("Switch for the single-letter keys", { max: 40 }),
    see: place("Sky"),
    hear: place("Water"),
    feel: place("Bank"),
    rules: prose("In doubt", { max: 200 }),
  }),
  opening: group("While the room is on its way", {
    text: sentence("For now"),
    failed: sentence("If it doesn’t arrive"),
    close: button(),
  }),
  introduction: group("Before three minutes from a link", {
    which: text("Name", { max: 40 }),
    sentences: list("Sentences before the first sitting", prose("Sentence", { max: 120 }), {
      min: 1,
      max: 3,
    }),
    button: button(),
    close: button(),
  }),
  sitting: group("While sitting", {
    hints: forEachSense("Examples in each place", 50),
    pause: button(),
    stop: button(),
    name: sentence("Name, spoken", { slots: ["sitting.minutes"] }),
    instructions: sentence("Instructions, spoken"),
    said: forEachSense("Said after a mark", 20),
    halfWay: sentence("Half-way, spoken"),
    carryingOn: sentence("After a pause, spoken"),
    toGo: sentence("Time left", { slots: ["sitting.minutes"] }),
    lastMinute: sentence("Time left, in the last minute"),
  }),
  resting: group("The card after Pause or Stop", {
    paused: heading(),
    pausedText: sentence("Paused"),
    stopped: text("Heading, stopped", { max: 60, slots: ["sitting.length"] }),
    stoppedText: sentence("Stopped"),
    stoppedEmpty: sentence("Stopped without a mark"),
    stoppedPractice: sentence("Stopped in a practice"),
    away: heading(),
    awayText: sentence("After the page was put away", { slots: ["sitting.length"] }),
    carryOn: button(),
    pull: button(),
    leave: button(),
    leavePractice: button(),
    tooMuch: prose("If it was too much", { max: 300 }),
  }),
  print: group("The print", {
    heading: heading(),
    hang: button(),
    see: button(),
    again: button(),
    back: button(),
    asPicture: action("Save as a picture"),
    asSvg: action("Save for a printer"),
    onPaper: action("Print on paper"),
    howToRead: part("How to read it"),
    whatWasThat: part("What it was"),
    stillHere: paragraph(),
    inTab: sentence("Before hanging it"),
    isUp: sentence("On the wall"),
    saved: sentence("After saving it", { slots: ["file.name"] }),
    notSaved: sentence("If saving fails"),
    crowded: status("If the wall is full", { slots: ["wall.most"] }),
    full: status("If the browser has no room"),
    off: status("If the browser keeps nothing"),
  }),
  wall: group("The wall", {
    heading: heading(),
    note: paragraph(),
    look: button(),
    takeDown: button(),
    which: text("After either, for screen readers", { max: 60, slots: ["print.edition"] }),
    takeAllDown: button(),
    sure: button(),
    takenDown: sentence("After taking one down"),
    putBack: button(),
    isBack: sentence("After putting it back"),
    allDown: sentence("After taking all down"),
    empty: sentence("While it is empty"),
    off: sentence("If the browser keeps nothing"),
  }),
  guided: group("Guided practices", {
    heading: heading(),
    lead: prose("Opening sentence", { max: 200 }),
    readToMe: button(),
    position: text("Position", { max: 60, slots: [ofPractice, "step.number", "step.count"] }),
    name: sentence("Name, spoken", { slots: [ofPractice, "sitting.minutes"] }),
    instructions: sentence("Instructions, spoken"),
    over: heading(),
    close: button(),
    back: button(),
    read: button(),
    which: text("After it, for screen readers", { max: 40, slots: [ofPractice] }),
  }),
  pencil: group("With a pencil", {
    heading: heading(),
    steps: list("Steps", prose("Step", { max: 160 }), { min: 1, max: 8 }),
    button: button(),
    picture: picture(),
    when: text("Line for the date", { max: 20 }),
    minutes: text("Line for the minutes", { max: 20 }),
    seen: text("Line for the seen", { max: 20 }),
    heard: text("Line for the heard", { max: 20 }),
    felt: text("Line for the felt", { max: 20 }),
    key: prose("What to draw", { max: 120 }),
  }),
  gently: group("When to stop", {
    heading: heading(),
    text: paragraph(600),
    more: part("In a crisis"),
  }),
  edition: group("Under a print", {
    minute: text("One minute", { max: 12 }),
    minutes: text("Several minutes", { max: 12 }),
    stoppedEarly: text("Stopped early", { max: 60, slots: ["sitting.length", "sitting.minutes"] }),
    seen: text("Seen", { max: 12 }),
    heard: text("Heard", { max: 12 }),
    felt: text("Felt", { max: 12 }),
    none: text("Instead of 0", { max: 12 }),
    nothing: text("Without a mark", { max: 40 }),
  }),
  picture: picture(),
  remarks: group("One sentence about a sitting", {
    stoppedEmpty: wordings("Stopped early, nothing noted"),
    empty: wordings("Nothing noted"),
    stopped: wordings("Stopped early", ["sitting.length"]),
    one: wordings("One mark"),
    busy: wordings("More than 30 a minute"),
    allSeen: wordings("All seen"),
    allHeard: wordings("All heard"),
    allFelt: wordings("All felt"),
    runSeen: wordings("8 or more in a row, seen", ["run.count"]),
    runHeard: wordings("8 or more in a row, heard", ["run.count"]),
    runFelt: wordings("8 or more in a row, felt", ["run.count"]),
    gap: wordings("A long gap", ["gap.seconds"]),
    noneFelt: wordings("None felt"),
    noneHeard: wordings("None heard"),
    noneSeen: wordings("None seen"),
    late: wordings("Most in the last third"),
    soon: wordings("Most in the first third"),
    mostlyHeard: wordings("Mostly heard"),
    mostlySeen: wordings("Mostly seen"),
    mostlyFelt: wordings("Mostly felt"),
    even: wordings("About as many of each"),
    few: wordings("2 to 5"),
    else: wordings("Anything else"),
  }),
});
