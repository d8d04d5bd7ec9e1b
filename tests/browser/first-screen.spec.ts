import { business } from "#content/business";
import { course as courseFacts, shouldIDoThis, terms as termWords } from "#content/common";
import { home } from "#content/pages/home";
import { coaching, course, sundayClass } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { plainText } from "../../content-model/schema/prose.ts";
import { formatClockRange, formatDate, formatFullDate, formatTimeRange } from "../../domain/format-date.ts";
import { money } from "../../domain/money.ts";
import { paths } from "../../domain/pages.ts";
import { terms, unannouncedTerm } from "../../site/schedule/terms.ts";
import { type melbourne, openAt, sessionStart } from "../support/clock.ts";
import { expect, test } from "../support/test.ts";

// What the first screen of a phone must show of each offer: when, where, how much, and what to select.

const phone = { width: 390, height: 844 };

type FirstScreen = {
  readonly path: string;
  /** Words that tell two entries of one page apart. */
  readonly state?: string;
  readonly at?: ReturnType<typeof melbourne>;
  /** Texts in the main part of the page. */
  readonly facts: readonly (string | RegExp)[];
  /** The accessible name of the main button. */
  readonly button: string | RegExp;
  /** How many screens down facts and button may end; 1 by default. */
  readonly screens?: number;
};

const [lastTerm] = terms.slice(-1) as [(typeof terms)[0]];
const beforeLastTerm = sessionStart(lastTerm).subtract({ weeks: 3 });
const afterLastStart = sessionStart(lastTerm).add({ days: 1 });

/** A visitor's time zone in which the course begins at another time. */
const visitorsZone =
  ["Australia/Perth", "Australia/Brisbane"].find(
    (zone) => beforeLastTerm.withTimeZone(zone).offset !== beforeLastTerm.offset,
  ) ?? "Europe/London";
const visitorsTime = / in your time zone/;

const startsNext = fillSlots(courseFacts.startsNext, {
  "term.start": formatFullDate(lastTerm.startDate),
});
const courseAlways = [money(course.price), plainText(courseFacts.times), courseFacts.place];
const whatItBooks = fillSlots(termWords.asks, { "term.name": unannouncedTerm?.name ?? "" });
const book = (name = "") => new RegExp(`^${fillSlots(termWords.book, { "term.name": name })}`);

/** The next Sunday class: on the day of `beforeLastTerm`, itself a Sunday, unless the class is over by then. */
const isOver = sundayClass.startTime <= course.startTime;
const nextClass = `Sunday ${formatDate(
  beforeLastTerm
    .add({ weeks: isOver ? 1 : 0 })
    .toPlainDate()
    .toString(),
)}`;
/** With “am” or “pm”, whole hours are written without minutes. */
const classTimes = new RegExp(
  [formatClockRange, formatTimeRange]
    .map((format) => format(sundayClass.startTime, sundayClass.endTime))
    .join("|"),
);
const classFacts = [
  nextClass,
  classTimes,
  business.centre.name,
  ...(sundayClass.price === undefined ? [] : [money(sundayClass.price)]),
  ...[sundayClass.whoCanCome, business.centre.frontDesk].filter((fact) => fact !== undefined),
];

const introCallButton = new RegExp(`^Book a free ${business.introCall.minutes}-minute call`);
const { board } = home;
const homeRows: readonly FirstScreen[] = [
  {
    path: paths.home,
    state: "the class",
    facts: [
      plainText(board.sundayClass.time).split(",")[0] ?? "",
      board.sundayClass.place,
      ...(sundayClass.price === undefined ? [] : [money(sundayClass.price)]),
    ],
    button: new RegExp(`^${board.sundayClass.button}`),
  },
  {
    path: paths.home,
    state: "the course",
    facts: [plainText(board.course.time), visitorsTime, board.course.place, money(course.price)],
    button: book(lastTerm.name),
    screens: 1.3,
  },
  {
    path: paths.home,
    state: "the course, no intake ahead",
    at: afterLastStart,
    facts: [board.course.unannounced.when, board.course.place, money(course.price), courseFacts.emailDates],
    button: book(unannouncedTerm?.name),
    screens: 1.3,
  },
  {
    path: paths.home,
    state: "coaching",
    facts: [board.coaching.when, board.coaching.place, money(coaching.price)],
    button: new RegExp(`^${board.coaching.button}`),
    screens: 1.3,
  },
];

const firstScreens: readonly FirstScreen[] = [
  ...homeRows,
  ...[paths.course, paths.enrol].flatMap((path) => [
    {
      path,
      state: "an intake ahead",
      at: beforeLastTerm,
      facts: [startsNext, ...courseAlways, visitorsTime],
      button: book(lastTerm.name),
    },
    {
      path,
      state: "no intake ahead",
      at: afterLastStart,
      facts: [courseFacts.unannounced, ...courseAlways, whatItBooks, courseFacts.emailDates],
      button: book(unannouncedTerm?.name),
    },
  ]),
  ...[beforeLastTerm, afterLastStart].map((at) => ({
    path: paths.enrol,
    state: "who should ask first",
    at,
    facts: [],
    button: shouldIDoThis.heading,
  })),
  {
    path: paths.sundayClass,
    facts: [/Mindfulness class/, ...classFacts],
    button: /^Join Us (?:This|on) Sunday/,
  },
  { path: paths.bookClass, facts: [/Mindfulness/, ...classFacts], button: /^Book with the centre/ },
  {
    path: paths.personalCoaching,
    facts: [/Mindfulness coaching/, /any week/i, /by video/i, money(coaching.price)],
    button: /^Book personal coaching/,
  },
  {
    path: paths.personalCoaching,
    state: "free call",
    facts: ["Free"],
    button: introCallButton,
  },
  {
    path: paths.coaching,
    facts: [/mindfulness coaching/, /any week/, /By video/, "Free", money(coaching.price)],
    button: /^Book a Free Consultation/,
  },
  {
    path: paths.services,
    facts: [
      /mindfulness/i,
      nextClass.replace(/^\w+ /, ""),
      formatDate(lastTerm.startDate),
      money(course.price),
    ],
    button: /^1-to-1 coaching/,
  },
];

test.describe(() => {
  test.use({ viewport: phone, timezoneId: visitorsZone, contextOptions: { reducedMotion: "reduce" } });

  test("shows when, where and how much, and the main button", async ({ page }) => {
    test.slow();
    let opened = "";
    for (const { path, state, at = beforeLastTerm, facts, button, screens = 1 } of firstScreens) {
      if (opened !== `${path} at ${at}`) await openAt(page, path, at);
      opened = `${path} at ${at}`;
      const main = page.getByRole("main");
      const limit = phone.height * screens;
      for (const part of [
        ...facts.map((fact) => main.getByText(fact)),
        main.getByRole("link", { name: button }),
      ]) {
        const box = await part.filter({ visible: true }).first().boundingBox();
        const name = [path, state, String(part)].filter(Boolean).join(", ");
        expect.soft(box && box.y + box.height, name).toBeLessThanOrEqual(limit);
      }
    }
  });
});
