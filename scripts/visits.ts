import { timeZone } from "#content/schedule";
import { commonOptions, parseOptions, refuseExtra } from "../command-line/arguments.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { columns, printJson } from "../command-line/format.ts";
import {
  databaseHelp,
  databaseOption,
  hostHelp,
  hostOption,
  openSiteDatabase,
} from "../command-line/open-database.ts";
import { readVisits, type Visits } from "../server/analytics/visits.ts";

const help = `Page views and clicks on booking buttons: today, by month, and of the last four weeks.

  npm run visits
  npm run visits -- --json        machine-readable output
${databaseHelp}
${hostHelp}

Days are those of ${timeZone}. Works while the server runs.
Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

async function run() {
  const { values, positionals } = parseOptions({ ...databaseOption, ...hostOption, ...commonOptions });
  if (values.help) return console.info(help);
  refuseExtra("visits", positionals);
  await using database = await openSiteDatabase(values, "read");
  const visits = await readVisits(database, Date.now());
  if (values.json) printJson(visits);
  else console.info(format(visits));
}

function format({ days, months, pages, referrers, clicks, counter }: Visits): string {
  const today = days.at(-1);
  const sections: readonly (readonly (readonly (string | number)[])[])[] = [
    [
      ["", "views", "clicks"],
      ["today", today?.views ?? 0, today?.clicks ?? 0],
      ...months.map((month) => [month.month, month.views, month.clicks]),
    ],
    [["Pages, in four weeks", "views"], ...pages.map(({ path, views }) => [path, views])],
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
