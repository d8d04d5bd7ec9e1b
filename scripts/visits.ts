import { Temporal } from "temporal-polyfill";
import { business } from "#content/business";
import { timeZone } from "#content/schedule";
import { commonOptions, parseOptions, refuseExtra, UsageError } from "../command-line/arguments.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { columns, printJson } from "../command-line/format.ts";
import {
  databaseHelp,
  databaseOption,
  hostHelp,
  hostOption,
  openSiteDatabase,
} from "../command-line/open-database.ts";
import { readFirstDay, readVisits, type Visits, type VisitsByWeek } from "../server/analytics/visits.ts";

const help = `Page views and clicks on booking buttons.

  npm run visits                  four weeks up to yesterday, and today
  npm run visits -- --weeks 8     as many weeks; up to 520
  npm run visits -- --json        machine-readable output
${databaseHelp}
${hostHelp}

Days are those of ${timeZone}. Works while the server runs.
Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const maxWeeks = 520;

async function run() {
  const { values, positionals } = parseOptions({
    weeks: { type: "string", default: "4" },
    ...databaseOption,
    ...hostOption,
    ...commonOptions,
  });
  if (values.help) return console.info(help);
  refuseExtra("visits", positionals);
  const weekCount = Number(values.weeks);
  if (!Number.isInteger(weekCount) || weekCount < 1 || weekCount > maxWeeks) {
    throw new UsageError(`--weeks takes a whole number from 1 to ${maxWeeks}.`);
  }
  const today = Temporal.Now.plainDateISO(timeZone);
  await using database = await openSiteDatabase(values, "read");
  /** Reads the days before a day. */
  const read = (end: Temporal.PlainDate, length: number) =>
    readVisits(
      database,
      Array.from({ length }, (_, index) => end.subtract({ days: length - index }).toString()),
    );
  const weeks: Visits[] = [];
  for (let ago = weekCount - 1; ago >= 0; ago -= 1) weeks.push(await read(today.subtract({ weeks: ago }), 7));
  const [soFar = { day: today.toString(), views: 0, clicks: 0 }] = (await read(today.add({ days: 1 }), 1))
    .days;
  const visits: VisitsByWeek = {
    ...(await read(today, weekCount * 7)),
    counter: business.analytics.measurementId ? "outside" : "own",
    weeks,
    today: soFar,
    firstDay: await readFirstDay(database),
  };
  if (values.json) printJson(visits);
  else console.info(format(visits));
}

function format({ weeks, today, pages, referrers, clicks, counter }: VisitsByWeek): string {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const sections: readonly (readonly (readonly (string | number)[])[])[] = [
    [
      ["Weeks", "views", "clicks"],
      ...weeks.map(({ days }) => [
        `from ${days[0]?.day}`,
        sum(days.map(({ views }) => views)),
        sum(days.map((day) => day.clicks)),
      ]),
      ["today", today.views, today.clicks],
    ],
    [["Pages", "views"], ...pages.map(({ path, views }) => [path, views])],
    [["Referring sites", "views"], ...referrers.map(({ host, views }) => [host, views])],
    [
      ["Booking buttons", "clicks"],
      ...clicks.map(({ offer, path, place, clicks: count }) => [`${offer}, on ${path}, ${place}`, count]),
    ],
  ];
  const note = "Google Analytics counts visits now (content/business.yaml): any numbers above are older.";
  const filled = sections.filter((rows) => rows.length > 1);
  return [...filled.map(columns), ...(counter === "outside" ? [note] : [])].join("\n\n");
}

await run().catch(exitWith);
