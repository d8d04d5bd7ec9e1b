import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { commonOptions, forCaller, parseOptions, UsageError } from "../command-line/arguments.ts";
import { exitWith, explainError, orExit } from "../command-line/explain-error.ts";
import { print } from "../command-line/format.ts";
import { existingFile, openSiteDatabase, readSettings } from "../command-line/open-database.ts";
import { plural } from "../domain/format-text.ts";
import { datedBackups, timeOfBackup } from "../server/backup/dated-backups.ts";
import { readContents, replaceByNew, replaceDatabase } from "../server/backup/replace-database.ts";
import { DatabaseError, type DatabaseFailure } from "../server/database/database-error.ts";
import { databaseFile } from "../server/database/database-record.ts";
import { readOpenRestores } from "../server/database/restores.ts";

const help = `Restores the database from a copy.

  npm run restore                  list the copies, newest first, with what each contains
  npm run restore -- FILE          check a copy; show what it contains, and what is there now
  npm run restore -- FILE --yes    restore it
  npm run restore -- --new --yes   start with an empty database
  Add --json for machine-readable output.

To keep a database that is there, although it is another one or lacks messages, restore it: FILE is site.sqlite in the data folder.
What came since the copy was made is brought over from the database that is there: messages, answers, readers, who left, whom letters
went to. What can't be read of it is named. It is kept in a folder, until you delete it. Letters that were going out are stopped:
npm run letters -- resume. Works while the server runs: it takes messages again within seconds; if it refuses them, restart it.
Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const { values, positionals } = orExit(() =>
  parseOptions({
    yes: { type: "boolean" },
    new: { type: "boolean" },
    ...commonOptions,
  }),
);
const { DATA_DIR: dataDirectory, BACKUP_DIR: backupDirectory } = orExit(readSettings);

async function run() {
  const [copy, ...more] = positionals;
  const choices = [copy, values.new].filter(Boolean).length;
  if (more.length > 0 || choices > 1 || (values.yes && choices === 0)) {
    throw new UsageError(`Give one file or --new. Nothing was done.\n\n${help}`);
  }
  if (choices === 0) {
    await nameUnread();
    return print(datedBackups(backupDirectory).map(describe), values.json);
  }
  const file = copy && existingFile(copy);
  const present = describe(path.join(dataDirectory, databaseFile));
  const chosen = file ? describe(file) : { messages: 0, subscribers: 0 };
  if ("error" in chosen) throw new Error(`${copy} can't be restored: ${chosen.error}`);
  const done = values.yes && (file ? replaceDatabase(dataDirectory, file) : replaceByNew(dataDirectory));
  const result = {
    ...chosen,
    present,
    isDone: values.yes === true,
    ...(done && {
      stoppedLetters: done.stoppedLetters,
      unread: done.unread,
      ...(done.keptIn && { replaced: forCaller(done.keptIn) }),
    }),
    ...(!values.yes && { note: "Nothing is changed yet. Add --yes to do it." }),
  };
  print(result, values.json);
  if (!done) return;
  if (done.stoppedLetters > 0) {
    console.error(
      `${plural(done.stoppedLetters, "letter")} stopped. To send on what is known not to have gone out: npm run letters, then npm run letters -- resume UUID`,
    );
  }
  if (done.unread.length > 0)
    console.error(describeUnread(done.unread, done.keptIn && forCaller(done.keptIn)));
}

/** Says what couldn't be brought over, and where it may still be. */
const describeUnread = (unread: readonly string[], folder: string | undefined) =>
  `Not known to be complete, since it can't all be read in ${folder ?? "the replaced database, which was missing"}: ${unread.join(", ")}. The health check says so until you have read this: npm run letters -- seen`;

/** Names on standard error what earlier restores couldn't bring over, if the database can be read. */
async function nameUnread() {
  try {
    await using database = await openSiteDatabase({ at: "here" }, "read");
    for (const { unread, folder } of await readOpenRestores(database)) {
      if (unread.length > 0)
        console.error(
          describeUnread(unread, folder ? forCaller(path.join(dataDirectory, folder)) : undefined),
        );
    }
  } catch {
    // The database is missing or damaged, which is why somebody lists its copies.
  }
}

/** Databases that this version of the site can't use, by the reason. */
const foreignDatabases: Partial<Record<DatabaseFailure, string>> = {
  STORE_REPLACED: "It is not a database of this site.",
  STORE_OTHER_VERSION: "It was made by another version of the site, which can still read it.",
};

/** Returns when a copy was made and what it contains, or why it can't be used. */
function describe(file: string) {
  const found = statSync(file, { throwIfNoEntry: false });
  // A copy that was fetched from elsewhere has the time of that on the disk.
  const madeAt = timeOfBackup(file) || found?.mtimeMs;
  const shown = { file: values.json ? path.resolve(file) : forCaller(file), madeAt };
  if (!found?.size) return { ...shown, error: existsSync(file) ? "It is empty." : "It is missing." };
  try {
    return { ...shown, ...readContents(file) };
  } catch (error) {
    const foreign = error instanceof DatabaseError ? foreignDatabases[error.code] : undefined;
    return { ...shown, error: foreign ?? explainError(error).text };
  }
}

if (values.help) console.info(help);
else await run().catch(exitWith);
