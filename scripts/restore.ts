import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { commonOptions, forCaller, parseOptions, UsageError } from "../command-line/arguments.ts";
import { explainError, orExit } from "../command-line/explain-error.ts";
import { print } from "../command-line/format.ts";
import { existingFile, readSettings } from "../command-line/open-database.ts";
import { datedBackups } from "../server/backup/dated-backups.ts";
import { readContents, replaceByNew, replaceDatabase } from "../server/backup/replace-database.ts";
import { StoreError, type StoreFailure } from "../server/database/store-error.ts";
import { databaseFile } from "../server/database/store-record.ts";

const help = `Restores the database from a copy.

  npm run restore                  list the copies, newest first, with what each contains
  npm run restore -- FILE          check a copy; show what it contains, and what is there now
  npm run restore -- FILE --yes    restore it
  npm run restore -- --new --yes   start with an empty database
  Add --json for machine-readable output.

To keep a database that is there, although it is another one or lacks messages, restore it: FILE is site.sqlite in the data folder.
What was there is kept in a folder, until you delete it. Who left the list meanwhile stays off it. What was on its way when the copy was
made is emailed again. Works while the server runs: it takes messages again within seconds; if it refuses them, restart it.
Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const { values, positionals } = orExit(() =>
  parseOptions({ yes: { type: "boolean" }, new: { type: "boolean" }, ...commonOptions }),
);
const { DATA_DIR: dataDirectory, BACKUP_DIR: backupDirectory } = orExit(readSettings);

function run() {
  const [copy, ...more] = positionals;
  const choices = [copy, values.new].filter(Boolean).length;
  if (more.length > 0 || choices > 1 || (values.yes && choices === 0)) {
    throw new UsageError(`Give one file, or --new. Nothing was done.\n\n${help}`);
  }
  if (choices === 0) return print(datedBackups(backupDirectory).map(describe), values.json);
  const file = copy && existingFile(copy);
  const present = describe(path.join(dataDirectory, databaseFile));
  const chosen = file ? describe(file) : { messages: 0, subscribers: 0 };
  if ("error" in chosen) throw new Error(`${copy} can't be restored: ${chosen.error}`);
  const replaced = values.yes && (file ? replaceDatabase(dataDirectory, file) : replaceByNew(dataDirectory));
  const result = {
    ...chosen,
    present,
    isDone: values.yes === true,
    ...(replaced && { replaced: forCaller(replaced) }),
    ...(!values.yes && { note: "Nothing is changed yet. Add --yes to do it." }),
  };
  print(result, values.json);
}

/** Databases that this version of the site can't use, by the reason. */
const foreignDatabases: Partial<Record<StoreFailure, string>> = {
  STORE_REPLACED: "It is not a database of this site.",
  STORE_NEWER: "It was made by a newer version of the site, which can still read it.",
};

/** Returns when a copy was made and what it contains, or why it can't be used. */
function describe(file: string) {
  const found = statSync(file, { throwIfNoEntry: false });
  const shown = { file: values.json ? path.resolve(file) : forCaller(file), madeAt: found?.mtimeMs };
  if (!found?.size) return { ...shown, error: existsSync(file) ? "It is empty." : "It is missing." };
  try {
    return { ...shown, ...readContents(file) };
  } catch (error) {
    const foreign = error instanceof StoreError ? foreignDatabases[error.code] : undefined;
    return { ...shown, error: foreign ?? explainError(error).text };
  }
}

if (values.help) console.info(help);
else orExit(run);
