import { paths } from "../../../../domain/pages.ts";
import type { VisitsAnswer } from "../../api/visits.ts";
import { countWords } from "../../ui/words.ts";

export type Numbers = NonNullable<VisitsAnswer["visits"]>;
export type Day = Numbers["days"][number];

/** Below this, single bars would look like more than they are. */
export const fewestForChart = 30;

const number = (count: number) => count.toLocaleString("en-AU");

/** “31 times”, “once”, “not once” */
export const times = (count: number): string =>
  count === 0 ? "not once" : count === 1 ? "once" : count === 2 ? "twice" : `${number(count)} times`;

export const looks = (count: number): string => (count === 1 ? "1 page" : `${number(count)} pages`);

export const presses = (count: number) =>
  count === 0 ? "no booking button pressed" : `a booking button pressed ${times(count)}`;

const sum = (days: readonly Day[], of: "views" | "clicks") => days.reduce((total, day) => total + day[of], 0);

export const totalsOf = (days: readonly Day[]) => ({
  views: sum(days, "views"),
  clicks: sum(days, "clicks"),
});

/** A day as year-month-day, at noon: the day is the same everywhere. */
const at = (day: string) => new Date(`${day}T12:00:00Z`);

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  at(day)
    .toLocaleDateString("en-AU", { timeZone: "UTC", ...options })
    .replace(",", "");

/** “Sun 22 Nov” */
export const shortDay = (day: string) => format(day, { weekday: "short", day: "numeric", month: "short" });

/** “22 Nov” */
export const shortDate = (day: string) => format(day, { day: "numeric", month: "short" });

/** “Sunday 22 November” */
export const longDay = (day: string) => format(day, { weekday: "long", day: "numeric", month: "long" });

export const isSunday = (day: string): boolean => at(day).getUTCDay() === 0;

/** Says how much was looked at, since when, and on which day of the week most. */
export function leadOf({ days, firstDay }: Numbers): string {
  const { views, clicks } = totalsOf(days);
  const counts = `${looks(views)} looked at in four weeks, and ${presses(clicks)}.`;
  const [first] = days;
  const since =
    first && firstDay !== null && firstDay > first.day ? ` Counting began on ${longDay(firstDay)}.` : "";
  const busiest = views >= fewestForChart && since === "" ? busiestWeekday(days) : undefined;
  return `${counts}${since}${busiest ? ` ${busiest}s are the busiest.` : ""}`;
}

/** Returns the day of the week with the most views; undefined if it isn't clearly one. */
function busiestWeekday(days: readonly Day[]): string | undefined {
  const weekdays = Map.groupBy(days, ({ day }) => format(day, { weekday: "long" }));
  const totals = [...weekdays]
    .map(([weekday, those]) => ({ weekday, views: sum(those, "views") }))
    .toSorted((a, b) => b.views - a.views);
  const [first, second] = totals;
  const isClear = first && second && first.views >= second.views * 1.2;
  return isClear ? first.weekday : undefined;
}

/** What can be booked: its pages, and the names under which its buttons are counted. */
const services = [
  {
    name: "The 8-week course",
    paths: [paths.course, paths.enrol],
    isOffer: (offer: string) => !["intro call", "personal coaching", "sunday class"].includes(offer),
  },
  {
    name: "The Sunday class",
    paths: [paths.sundayClass, paths.bookClass],
    isOffer: (offer: string) => offer === "sunday class",
  },
  {
    name: "1-to-1 coaching",
    paths: [paths.personalCoaching, paths.coaching],
    isOffer: (offer: string) => offer === "personal coaching",
  },
  { name: "The free intro call", paths: [], isOffer: (offer: string) => offer === "intro call" },
] as const;

/** “pressed twice”, “not pressed” */
const done = (what: string, count: number) => (count === 0 ? `not ${what}` : `${what} ${times(count)}`);

/** A sentence for each thing that can be booked: how often its pages were looked at and its buttons pressed. */
export const serviceSentences = ({ pages, clicks }: Pick<Numbers, "pages" | "clicks">): string[] =>
  services.map(({ name, paths: own, isOffer }) => {
    const isOwn = (path: string) => own.some((one) => one === path);
    const views = pages.filter(({ path }) => isOwn(path)).reduce((total, page) => total + page.views, 0);
    const pressed = clicks
      .filter(({ offer }) => isOffer(offer))
      .reduce((total, click) => total + click.clicks, 0);
    return own.length === 0
      ? `${name}: in four weeks, its button was ${done("pressed", pressed)}.`
      : `${name}: in four weeks, ${done("looked at", views)}, its booking buttons ${done("pressed", pressed)}.`;
  });

/** What a booking button leads to, by the name under which it is counted. */
export function offerLabel(offer: string): string {
  const known: Readonly<Record<string, string>> = {
    "intro call": "Free intro call",
    "personal coaching": "1-to-1 coaching",
    "sunday class": "Sunday class, at the centre’s timetable",
  };
  return known[offer] ?? `8-week course, ${offer}`;
}

/** The pages that no menu names. */
const otherPages: Readonly<Record<string, string>> = {
  [paths.firstClass]: "Your first class",
  [paths.bookClass]: "Book the Sunday class",
  [paths.coaching]: "How coaching works",
  [paths.enrol]: "Enrol in the course",
  [paths.lessons]: "Short lessons",
  [paths.privacy]: "Privacy",
  [paths.accessibility]: "Accessibility",
  "(not found)": "Addresses that your site doesn’t have",
};

/** What the owner calls a page. */
export const pageLabel = (path: string, names: Readonly<Record<string, string>>): string =>
  names[path] ?? otherPages[path] ?? path;

/** Where on a page a button is. */
export function placeLabel(place: string): string {
  const known: Readonly<Record<string, string>> = {
    "": "",
    header: "in the bar at the top",
    Menu: "in the phone’s menu",
    footer: "at the foot",
    page: "",
    "(other)": "",
  };
  return known[place] ?? `below “${place}”`;
}

/** Says the shape of the bars, for those who don't see them. */
export function chartWords(days: readonly Day[]): string {
  const views = days.map((day) => day.views);
  const most = days.reduce((a, b) => (b.views > a.views ? b : a), days[0] as Day);
  const pressed = Math.max(...days.map(({ clicks }) => clicks));
  return `Pages looked at on each day of four weeks: between ${number(Math.min(...views))} and ${number(most.views)}, most on ${longDay(most.day)}. Below, presses of booking buttons: ${pressed === 0 ? "none" : `at most ${countWords(pressed)} on a day`}. The table has all numbers.`;
}
