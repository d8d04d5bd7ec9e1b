import { parseArgs } from "node:util";
import { Temporal } from "temporal-polyfill";
import { timeZone } from "../content/schedule.ts";
import { site } from "../content/site.ts";
import { readVisits, type Visits } from "../server/analytics/read-visits.ts";
import { bar, columns } from "./terminal/columns.ts";
import { openOwnersDatabase, placeHelp, placeOption, readPlace } from "./terminal/owners-database.ts";

const help = `How often the pages were looked at, and the booking buttons pressed.

  npm run visits                  the last 30 days
  npm run visits -- --days 7      the last week; up to 3660 days
  npm run visits -- --json        the same for other programs
${placeHelp}

Days are Melbourne's. It works while the server runs.`;

const usual = "30";
const most = 3660;
/** How many days have a row each; more are shown by month. */
const mostRows = 62;
/** How many pages, hosts and buttons are listed. */
const longest = 25;

async function run() {
  const { values } = parseArgs({
    options: {
      days: { type: "string", default: usual },
      json: { type: "boolean" },
      ...placeOption,
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return console.info(help);
  const count = Number(values.days);
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new Error(`--days takes a whole number from 1 to ${most}.`);
  }

  const today = Temporal.Now.plainDateISO(timeZone);
  const days = Array.from({ length: count }, (_, index) =>
    today.subtract({ days: count - 1 - index }).toString(),
  );
  await using database = await openOwnersDatabase(readPlace(values.at));
  const visits = await readVisits(database, days);
  console.info(values.json ? JSON.stringify(visits, null, 2) : overview(visits));
}

function overview(visits: Visits): string {
  const views = sum(visits.days.map((day) => day.views));
  const presses = sum(visits.days.map((day) => day.presses));
  const [heading, spans] =
    visits.days.length > mostRows ? ["Months", byMonth(visits)] : ["Days", byDay(visits)];
  const busiest = Math.max(...spans.map((span) => span.views));
  const parts = [
    `${say(views, "page was", "pages were")} looked at and ${say(presses, "booking button", "booking buttons")} pressed in ${say(visits.days.length, "day", "days")}.`,
    part(heading, [
      ["", "views", "presses"],
      ...spans.map(({ name, views, presses }) => [name, views, presses || "", bar(views, busiest)]),
    ]),
    part("Pages", withBars(visits.pages.map(({ path, views }) => [path, views]))),
    part("Where they came from", withBars(visits.referrers.map(({ host, views }) => [host, views]))),
    part(
      "Booking buttons",
      withBars(
        visits.presses.map(({ offer, path, place, presses }) => [
          `${offer}, on ${path}${place ? `, ${sayPlace(place)}` : ""}`,
          presses,
        ]),
      ),
    ),
  ];
  if (site.analytics.measurementId.value) {
    parts.push("Visits are counted by Google Analytics now (content/site.ts); these are older, or none.");
  }
  return parts.filter(Boolean).join("\n\n");
}

type Span = { readonly name: string; readonly views: number; readonly presses: number };

const byDay = ({ days }: Visits): Span[] =>
  days.map(({ day, ...counts }) => ({ name: sayDay(day), ...counts }));

/** The same by month, for spans of time whose days would fill screens. */
const byMonth = ({ days }: Visits): Span[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, inMonth]) => ({
    name: Temporal.PlainDate.from(`${month}-01`).toLocaleString("en-AU", monthFormat),
    views: sum(inMonth.map(({ views }) => views)),
    presses: sum(inMonth.map(({ presses }) => presses)),
  }));

/** A list with its heading; nothing where there is nothing to list. */
const part = (heading: string, rows: readonly (readonly (string | number)[])[]) =>
  rows.length === 0 ? "" : `${heading}\n${columns(rows).replace(/^/gm, "  ")}`;

/** The largest, with a bar each; the rest as one row. */
function withBars(counts: readonly (readonly [name: string, count: number])[]) {
  const largest = counts[0]?.[1] ?? 0;
  const rest = counts.slice(longest);
  return [
    ...counts.slice(0, longest).map(([name, count]) => [name, count, bar(count, largest)]),
    ...(rest.length > 0 ? [[`${rest.length} more`, sum(rest.map(([, count]) => count))]] : []),
  ];
}

/** Where a button stands, as the owner would call it. */
function sayPlace(place: string): string {
  const known: Readonly<Record<string, string>> = {
    header: "in the bar at the top",
    Menu: "in the phone’s menu",
    footer: "in the footer",
    page: "somewhere on the page",
  };
  return known[place] ?? `under “${place}”`;
}

const sayDay = (day: string) =>
  Temporal.PlainDate.from(day).toLocaleString("en-AU", dayFormat).replace(",", "");
const monthFormat = { month: "short", year: "numeric" } as const;
const dayFormat = { weekday: "short", day: "numeric", month: "short" } as const;

const say = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
