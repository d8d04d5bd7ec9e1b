import { Temporal } from "temporal-polyfill";
import { business } from "#content/business";
import { timeZone } from "#content/schedule";
import { plural } from "../domain/words.ts";
import { readFirstDay, readVisits, type Visits, type VisitsByWeek } from "../server/analytics/visits.ts";
import { commonOptions, parseOptions, refuseExtra, UsageError } from "./terminal/arguments.ts";
import { exitWith } from "./terminal/explain-error.ts";
import { bar, columns, printJson } from "./terminal/format.ts";
import {
  databaseHelp,
  databaseOption,
  hostHelp,
  hostOption,
  openSiteDatabase,
} from "./terminal/open-database.ts";

const help = `Page views and clicks on booking buttons.

  npm run visits                  the last 30 days
  npm run visits -- --days 7      the last week; up to 3660 days
  npm run visits -- --weeks 4     four weeks up to yesterday, and each of them
  npm run visits -- --json        machine-readable output
${databaseHelp}
${hostHelp}

Days are those of ${timeZone}. Works while the server runs.
Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const defaultDays = "30";
const maxDays = 3660;
/** Longer ranges are shown by month. */
const maxDayRows = 62;
/** Rows in the lists of pages, hosts and buttons. */
const maxRows = 25;

async function run() {
  const { values, positionals, given } = parseOptions({
    days: { type: "string", default: defaultDays },
    weeks: { type: "string" },
    ...databaseOption,
    ...hostOption,
    ...commonOptions,
  });
  if (values.help) return console.info(help);
  refuseExtra("visits", positionals);
  if (values.weeks !== undefined && given.includes("days")) {
    throw new UsageError("Give --days or --weeks, not both.");
  }
  const count = parseCount("--days", values.days, maxDays);
  const weekCount =
    values.weeks === undefined ? 0 : parseCount("--weeks", values.weeks, Math.floor(maxDays / 7));

  const today = Temporal.Now.plainDateISO(timeZone);
  /** The days before a day, in order. */
  const before = (end: Temporal.PlainDate, length: number) =>
    Array.from({ length }, (_, index) => end.subtract({ days: length - index }).toString());
  await using database = await openSiteDatabase(values, "read");
  const read = (end: Temporal.PlainDate, length: number) => readVisits(database, before(end, length));
  const counter = business.analytics.measurementId ? "outside" : "own";
  if (weekCount === 0) {
    const visits = await read(today.add({ days: 1 }), count);
    return values.json ? printJson({ ...visits, counter }) : console.info(formatVisits(visits));
  }
  const weeks: Visits[] = [];
  for (let ago = weekCount - 1; ago >= 0; ago -= 1) weeks.push(await read(today.subtract({ weeks: ago }), 7));
  const visits = await read(today, weekCount * 7);
  if (!values.json) return console.info([formatWeeks(weeks), formatVisits(visits)].join("\n\n"));
  const [soFar = { day: today.toString(), views: 0, clicks: 0 }] = (await read(today.add({ days: 1 }), 1))
    .days;
  const firstDay = await readFirstDay(database);
  return printJson({ ...visits, counter, weeks, today: soFar, firstDay } satisfies VisitsByWeek);
}

function parseCount(option: string, text: string, most: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new UsageError(`${option} takes a whole number from 1 to ${most}.`);
}

function formatWeeks(weeks: readonly Visits[]): string {
  const rows = weeks.map(({ days }) => [
    `from ${formatDay(days[0]?.day ?? "")}`,
    sum(days.map(({ views }) => views)),
    sum(days.map(({ clicks }) => clicks)) || "",
  ]);
  return section("Weeks", [["", "views", "clicks"], ...rows]);
}

function formatVisits(visits: Visits): string {
  const views = sum(visits.days.map((day) => day.views));
  const clicks = sum(visits.days.map((day) => day.clicks));
  const [heading, periods] =
    visits.days.length > maxDayRows ? ["Months", byMonth(visits)] : ["Days", byDay(visits)];
  const busiest = Math.max(...periods.map((period) => period.views));
  const sections = [
    `${plural(views, "page view")} and ${plural(clicks, "click")} on booking buttons in ${plural(visits.days.length, "day")}.`,
    section(heading, [
      ["", "views", "clicks"],
      ...periods.map(({ name, views, clicks }) => [name, views, clicks || "", bar(views, busiest)]),
    ]),
    section("Pages", withBars(visits.pages.map(({ path, views }) => [path, views]))),
    section("Referring sites", withBars(visits.referrers.map(({ host, views }) => [host, views]))),
    section(
      "Booking buttons",
      withBars(
        visits.clicks.map(({ offer, path, place, clicks }) => [
          `${offer}, on ${path}${place ? `, ${formatPlace(place)}` : ""}`,
          clicks,
        ]),
      ),
    ),
  ];
  if (business.analytics.measurementId) {
    sections.push("Google Analytics counts visits now (content/business.yaml): any numbers above are older.");
  }
  return sections.filter(Boolean).join("\n\n");
}

type Period = { readonly name: string; readonly views: number; readonly clicks: number };

const byDay = ({ days }: Visits): Period[] =>
  days.map(({ day, ...counts }) => ({ name: formatDay(day), ...counts }));

const byMonth = ({ days }: Visits): Period[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, inMonth]) => ({
    name: Temporal.PlainDate.from(`${month}-01`).toLocaleString("en-AU", monthFormat),
    views: sum(inMonth.map(({ views }) => views)),
    clicks: sum(inMonth.map(({ clicks }) => clicks)),
  }));

/** Formats rows under a heading; an empty text without rows. */
const section = (heading: string, rows: readonly (readonly (string | number)[])[]) =>
  rows.length === 0 ? "" : `${heading}\n${columns(rows).replace(/^/gm, "  ")}`;

/** Adds a bar to each of the largest counts, and sums up the rest in one row. */
function withBars(counts: readonly (readonly [name: string, count: number])[]) {
  const largest = counts[0]?.[1] ?? 0;
  const rest = counts.slice(maxRows);
  return [
    ...counts.slice(0, maxRows).map(([name, count]) => [name, count, bar(count, largest)]),
    ...(rest.length > 0 ? [[`${rest.length} more`, sum(rest.map(([, count]) => count))]] : []),
  ];
}

/** Describes where on the page a button is. */
function formatPlace(place: string): string {
  const known: Readonly<Record<string, string>> = {
    header: "in the bar at the top",
    Menu: "in the phone’s menu",
    footer: "in the footer",
    page: "elsewhere on the page",
  };
  return known[place] ?? `under “${place}”`;
}

const formatDay = (day: string) =>
  Temporal.PlainDate.from(day).toLocaleString("en-AU", dayFormat).replace(",", "");
const monthFormat = { month: "short", year: "numeric" } as const;
const dayFormat = { weekday: "short", day: "numeric", month: "short" } as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

await run().catch(exitWith);
