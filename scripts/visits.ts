import { timeZone } from "#content/schedule";
import { readCommand, siteHelp } from "../command-line/command.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { columns } from "../command-line/format.ts";
import { openSiteDatabase } from "../command-line/open-database.ts";
import { readVisits, type Visits } from "../server/analytics/visits.ts";

const help = `Page views and clicks on booking buttons: today, by month, and of the last four weeks.

  npm run visits
  npm run visits -- --json        machine-readable output
${siteHelp}

Days are those of ${timeZone}. Works while the server runs.
Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const { values, print } = readCommand({
  help,
  usual: "show",
  commands: { show: { operands: 0, options: ["at", "database"] } },
  options: {},
});

async function run() {
  await using database = await openSiteDatabase(values, "read");
  const visits = await readVisits(database, Date.now());
  print(visits, () => format(visits));
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
