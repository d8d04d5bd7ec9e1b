import { commonOptions, parseOptions, UsageError } from "../command-line/arguments.ts";
import { exitWith, explainError, orExit } from "../command-line/explain-error.ts";
import { print } from "../command-line/format.ts";
import { databaseOption, hostOption, openSiteDatabase } from "../command-line/open-database.ts";
import { type ListName, readLists } from "../command-line/read-lists.ts";

const names = Object.keys(readLists) as ListName[];

const help = `Several of the site's lists at once, for the owner's studio: one program starts sooner than four.

  node scripts/lists.ts ${names.join(" ")} --json
      --limit N      the newest N messages, and of those to check as many

Each list is under its name, with "value", or with "error" if it alone can't be read.
Works while the server runs. Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const { values, positionals } = orExit(() =>
  parseOptions({ ...commonOptions, ...hostOption, ...databaseOption, limit: { type: "string" } }),
);

async function run() {
  const asked: readonly string[] = positionals;
  const unknown = asked.find((name) => !names.some((known) => known === name));
  const wanted = names.filter((name) => asked.includes(name));
  if (unknown !== undefined || wanted.length === 0) throw new UsageError(`Name some lists.\n\n${help}`);
  const { at, limit } = values;
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) {
    throw new UsageError(`--limit takes a whole number of at least 1, not ${limit || "nothing"}.`);
  }
  const newest = limit === undefined ? undefined : Number(limit);
  await using database = await openSiteDatabase(values, "read");
  const found: Partial<Record<ListName, object>> = {};
  for (const name of wanted) {
    try {
      found[name] = { value: await readLists[name](database, { at, newest }) };
    } catch (error) {
      const { code, text } = explainError(error);
      found[name] = { error: { code, message: text } };
    }
  }
  print(found, values.json);
}

if (values.help) console.info(help);
else await run().catch(exitWith);
