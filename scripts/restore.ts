import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { commonOptions, forCaller, parseOptions, UsageError } from "../command-line/arguments.ts";
import { explainError, orExit } from "../command-line/explain-error.ts";
import { columns, formatTime, printJson } from "../command-line/format.ts";
import { existingFile, readSettings } from "../command-line/open-database.ts";
import { plural } from "../domain/format-text.ts";
import { greatest } from "../domain/numbers.ts";
import {
  type Comparison,
  type Contents,
  compareContents,
  readContents,
} from "../server/backup/compare-databases.ts";
import { datedBackups } from "../server/backup/dated-backups.ts";
import { acceptDatabase, replaceByNew, replaceDatabase } from "../server/backup/replace-database.ts";
import { openForReading } from "../server/database/read-database.ts";
import { StoreError, type StoreFailure } from "../server/database/store-error.ts";
import { databaseFile, readRecord } from "../server/database/store-record.ts";

const help = `Restores the database from a copy.

  npm run restore                    list the copies, newest first
  npm run restore -- FILE            check a copy; show what would come back and what would be missing
  npm run restore -- FILE --yes      restore it
  npm run restore -- --new --yes     start with an empty database
  npm run restore -- --accept --yes  keep the database that is there, although it is another one or lacks messages
  Add --json for machine-readable output.

What was there is kept in a folder, until you delete it. Works while the server runs: it takes messages again within seconds.
Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const { values, positionals } = orExit(() =>
  parseOptions({
    yes: { type: "boolean" },
    new: { type: "boolean" },
    accept: { type: "boolean" },
    ...commonOptions,
  }),
);
const { DATA_DIR: dataDirectory, BACKUP_DIR: backupDirectory } = orExit(readSettings);

function run() {
  const [copy, ...more] = positionals;
  const choices = [copy, values.new, values.accept].filter(Boolean).length;
  if (more.length > 0 || choices > 1 || (values.yes && choices === 0)) {
    throw new UsageError(`Give one file, --new or --accept. Nothing was done.\n\n${help}`);
  }
  if (copy) return restore(existingFile(copy));
  if (!values.new && !values.accept) return list();
  const current = read(path.join(dataDirectory, databaseFile));
  const count = "messages" in current ? current.messages.size : 0;
  if (values.accept && "error" in current) throw new Error(`The database can't be kept: ${current.error}`);
  if (values.yes && values.accept) acceptDatabase(dataDirectory);
  const replaced = values.yes && values.new ? replaceByNew(dataDirectory) : undefined;
  if (values.json) {
    return printJson({
      done: values.yes === true,
      choice: values.accept ? "accept" : "new",
      messages: count,
      replaced,
    });
  }
  if (values.yes) return console.info(`Done.${keptIn(replaced)}${restartNote(true)}`);
  const change = values.accept
    ? `The database with ${plural(count, "message")} becomes the right one.`
    : `The site starts with an empty database; ${"error" in current ? "what is there" : plural(count, "message")} would be set aside.`;
  console.info(`${change}\nNothing is changed yet. Add --yes to do it.`);
}

function restore(copy: string) {
  const contents = read(copy);
  if ("error" in contents) throw new Error(`${copy} can't be restored: ${contents.error}`);
  if (contents.damage.length > 0) {
    throw new Error(`${copy} is damaged: ${contents.damage.slice(0, 3).join("; ")}. Take another copy.`);
  }
  const current = read(path.join(dataDirectory, databaseFile));
  const comparison = "error" in current ? undefined : compareContents(contents, current);
  const known = readRecord(dataDirectory);
  const isSame = !("error" in current) && current.identity === contents.identity;
  const refused = isSame ? current.refused : [];
  const replaced = values.yes ? replaceDatabase(dataDirectory, copy, refused) : undefined;
  if (values.json) {
    return printJson({
      restored: values.yes === true,
      messages: contents.messages.size,
      subscribers: contents.subscribed.size,
      ...(known && { storedBefore: known.messages, storedInCopy: contents.everStored }),
      ...comparison,
      replaced,
    });
  }
  const lines = [
    `${copy}: ${describe(contents)}.`,
    ...("error" in current
      ? [`The present database can't be compared: ${current.error}`]
      : describeChange(compareContents(contents, current), current)),
    ...(known && known.messages > contents.everStored
      ? [
          `${known.messages} messages were ever stored; the copy was made when there were ${contents.everStored}.`,
        ]
      : []),
    values.yes
      ? `Restored.${keptIn(replaced)}${restartNote(known !== undefined && known.identity !== contents.identity)}`
      : "Nothing is changed yet. Add --yes to restore it.",
  ];
  console.info(lines.join("\n"));
}

function list() {
  const copies = datedBackups(backupDirectory)
    .map((file) => ({ file, madeAt: statSync(file).mtimeMs, contents: read(file) }))
    .sort((one, other) => other.madeAt - one.madeAt);
  if (values.json) {
    return printJson(
      copies.map(({ file, madeAt, contents }) => ({
        file: path.resolve(file),
        madeAt: new Date(madeAt).toISOString(),
        ...("error" in contents
          ? contents
          : { messages: contents.messages.size, subscribers: contents.subscribed.size }),
      })),
    );
  }
  if (copies.length === 0) return console.info(`No copies in ${backupDirectory} or ${dataDirectory}.`);
  console.info(
    columns(
      copies.map(({ file, madeAt, contents }) => [
        formatTime(madeAt),
        "error" in contents ? `✗ ${contents.error}` : describe(contents),
        forCaller(file),
      ]),
    ),
  );
}

/** Databases that this version of the site can't use, by the reason. */
const foreignDatabases: Partial<Record<StoreFailure, string>> = {
  STORE_REPLACED: "It is not a database of this site.",
  STORE_NEWER: "It was made by a newer version of the site, which can still read it.",
};

function read(file: string): Contents | { readonly error: string } {
  if (!existsSync(file)) return { error: "It is missing." };
  if (statSync(file).size === 0) return { error: "It is empty." };
  try {
    const database = openForReading(file);
    try {
      return readContents(database);
    } finally {
      database.close();
    }
  } catch (error) {
    const foreign = error instanceof StoreError ? foreignDatabases[error.code] : undefined;
    return { error: foreign ?? explainError(error).text };
  }
}

function describe({ messages, subscribed, damage }: Contents): string {
  const newest = greatest([...messages.values()].map(({ receivedAt }) => receivedAt));
  const until = messages.size > 0 ? `, the newest of ${formatTime(newest)}` : "";
  return `${damage.length > 0 ? "✗ damaged, " : ""}${plural(messages.size, "message")}${until}; ${plural(subscribed.size, "subscriber")}`;
}

const maxLines = 20;

function describeChange(change: Comparison, current: Contents): string[] {
  const listed = (what: string, ids: readonly string[]) => [
    ...ids.slice(0, maxLines).map((id) => `  ${id}`),
    ...(ids.length > maxLines ? [`  and ${ids.length - maxLines} more ${what}`] : []),
  ];
  return [
    `Present database: ${describe(current)}.`,
    `${plural(change.comesBack.length, "message")} would come back.`,
    `${plural(change.missing.length, "message")} would be missing: stored since, or deleted from the copy.`,
    ...listed("missing", change.missing),
    ...(change.sentAgain.length > 0
      ? [
          `${plural(change.sentAgain.length, "message")} would be emailed again: delivered since the copy was made.`,
        ]
      : []),
    ...(change.answeredAgain.length > 0
      ? [
          `${plural(change.answeredAgain.length, "answer")} would be emailed to visitors again: delivered since the copy was made.`,
        ]
      : []),
    ...(change.subscribedAgain.length > 0
      ? ["On the list again, although unsubscribed since:", ...listed("addresses", change.subscribedAgain)]
      : []),
  ];
}

const keptIn = (replaced: string | undefined) =>
  replaced ? ` What was there is in ${forCaller(replaced)}.` : "";

const restartNote = (isOther: boolean) =>
  isOther
    ? " If the server runs and refuses messages, restart it."
    : " A running server takes it within seconds.";

if (values.help) console.info(help);
else orExit(run);
