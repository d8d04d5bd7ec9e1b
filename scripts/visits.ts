import { timeZone } from "#content/schedule";
import { readCommand, siteHelp } from "../command-line/command.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { openSiteDatabase } from "../command-line/open-database.ts";
import { readLists } from "../command-line/read-lists.ts";

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
  print(await readLists.visits(database));
}

await run().catch(exitWith);
