import { text } from "node:stream/consumers";
import { z } from "zod";
import { plural } from "../domain/words.ts";
import { createAnswerStore } from "../server/answers/store.ts";
import {
  type Archive,
  createArchive,
  knownVerdicts,
  parseVerdict,
  type Verdict,
} from "../server/contact/archive.ts";
import { backupDatabase } from "../server/database/copies.ts";
import type { SqlDatabase } from "../server/database/sql-database.ts";
import { formatCounts, formatList, formatMessages, toCsv } from "./messages/format-messages.ts";
import { formatReconciliation, reconcileWith } from "./messages/reconcile.ts";
import { parseLimit, selectionOptions, toSelection } from "./messages/selection.ts";
import {
  type Commands,
  checkCommand,
  commonOptions,
  fromCaller,
  parseOptions,
  UsageError,
} from "./terminal/arguments.ts";
import { exitWith, orExit } from "./terminal/explain-error.ts";
import { printJson } from "./terminal/format.ts";
import {
  databaseHelp,
  databaseOption,
  existingDatabaseFile,
  type Host,
  hostHelp,
  hostOption,
  loadEdgeTool,
  openSiteDatabase,
  parseHost,
} from "./terminal/open-database.ts";

const help = `Messages from the contact form.

  npm run messages                       list them, newest first
  npm run messages -- show ID...         show messages in full
  npm run messages -- retry ID...|all    deliver again; all: every undelivered one, answers included
      --undelivered                        not those that were delivered meanwhile
  npm run messages -- answer ID          answer with the text on standard input; delivered like messages
      --key UUID                           names the answer: it is stored once, however often this runs
      --retry                              without text: deliver its undelivered answers again
  npm run messages -- mark ID... WORD    spam: quarantine; ok: deliver; read: no email about it is needed;
                                         answered: elsewhere; no-answer: needs none; waiting: for an answer
  npm run messages -- delete ID...       delete permanently
      --limit N                            list: the newest N, and of the quarantined ones as many
      --quarantined                        list, show, mark, delete, export: quarantined messages only
      --from ADDRESS                       from this email address only
      --before DATE                        received before this day (2026-03-31) only
  npm run messages -- export --csv       export all for a spreadsheet
  npm run messages -- backup FILE        back up the database to a new file; from Cloudflare as SQL,
                                         which blocks new messages meanwhile
  npm run messages -- reconcile          check that every message is stored and was emailed once
      --log FILE                           compare with the server's log
      --mailbox FILE                       compare with a mailbox (mbox) or the mail server's log
  Add --json for machine-readable output.
${databaseHelp}
${hostHelp}

The start of an ID is enough. Conditions add up: a message must meet all of them. Works while the server runs.
Exits with 0 when done, 1 if it failed or reconcile found something, 2 if the command line is invalid.`;

const { values, positionals, given } = orExit(() =>
  parseOptions({
    csv: { type: "boolean" },
    key: { type: "string" },
    retry: { type: "boolean" },
    undelivered: { type: "boolean" },
    log: { type: "string" },
    mailbox: { type: "string" },
    limit: { type: "string" },
    ...selectionOptions,
    ...databaseOption,
    ...hostOption,
    ...commonOptions,
  }),
);
const [command = "list", ...operands] = positionals;

const selecting = [...Object.keys(selectionOptions), "at"];
const reading = [...selecting, "database"];
const several = Number.POSITIVE_INFINITY;

const commands: Commands = {
  list: { operands: 0, options: [...reading, "limit"] },
  show: { operands: several, options: reading },
  retry: { operands: several, options: ["undelivered", "at"] },
  answer: { operands: 1, options: ["key", "retry", "at"] },
  mark: { operands: several, options: selecting },
  delete: { operands: several, options: selecting },
  export: { operands: 0, options: [...reading, "csv"] },
  backup: { operands: 1, options: ["at"] },
  reconcile: { operands: 0, options: ["log", "mailbox", "at", "database"] },
};

async function run() {
  checkCommand(commands, command, operands, given);
  if (command === "backup") return backUp(parseHost(values.at), operands[0]);
  const verdict = command === "mark" ? toVerdict(operands.at(-1)) : undefined;
  // Read it first: the database must not stay open while the owner types.
  const text = command === "answer" && !values.retry ? await readAnswer(operands, values.key) : "";
  const changes = ["retry", "answer", "mark", "delete"].includes(command);
  await using database = await openSiteDatabase(values, changes ? "change" : "read");
  if (command === "reconcile") return await reconcileMessages(database);
  const archive = createArchive(database);
  if (command === "list" || command === "export") return await printAll(archive);
  if (command === "retry" && operands.join() === "all") {
    return reportRetry(await archive.retry("all"), await createAnswerStore(database).retry("all"));
  }

  const selection = await toSelection(archive, verdict ? operands.slice(0, -1) : operands, values);
  if (!selection) throw new UsageError(`Give the ID of a message.\n\n${help}`);
  if (verdict) return reportMark(await archive.mark(selection, verdict), verdict);
  if (command === "retry") {
    return reportRetry(await archive.retry(selection, { undelivered: values.undelivered ?? false }));
  }
  if (command === "answer") return await answer(database, await archive.findIds(operands), text);
  if (command === "show") {
    const messages = await archive.list(selection);
    const isOne = operands.length === 1 && messages.length === 1;
    return print(isOne ? messages[0] : messages, formatMessages(messages));
  }
  const deleted = await archive.remove(selection);
  return print({ deleted }, formatCounts("Deleted", deleted));
}

/**
 * Reads the owner's answer from standard input.
 *
 * @param operands the id of one message
 * @param key the id of the answer, if given
 * @throws UsageError before anything is read
 */
async function readAnswer(operands: readonly string[], key: string | undefined): Promise<string> {
  if (operands.length === 0) throw new UsageError("Give the ID of a message: answer ID < FILE");
  if (key !== undefined && !z.uuid().safeParse(key).success) {
    throw new UsageError(`--key takes a UUID, not ${key}.`);
  }
  if (process.stdin.isTTY) console.error("Type the answer, then press Enter and Ctrl+D.");
  return await text(process.stdin);
}

function toVerdict(text: string | undefined): Verdict {
  const verdict = parseVerdict(text);
  if (verdict) return verdict;
  throw new UsageError(
    `Mark messages as ${knownVerdicts.slice(0, -1).join(", ")} or ${knownVerdicts.at(-1)}, after their ids: mark ID... spam`,
  );
}

async function answer(database: SqlDatabase, [id = ""]: readonly string[], text: string) {
  const store = createAnswerStore(database);
  if (values.retry) return reportRetry([], await store.retry([id]));
  const stored = await store.add(id, text, values.key?.toLowerCase());
  return print({ stored }, `Stored. ${deliverySoon}`);
}

async function printAll(archive: Archive) {
  const messages = await archive.list(await toSelection(archive, [], values), parseLimit(values.limit));
  if (command === "export" && values.csv && !values.json) return void process.stdout.write(toCsv(messages));
  if (command === "export") return printJson(messages);
  return print(messages, formatList(messages));
}

const deliverySoon = "A running server delivers within seconds, Cloudflare within a minute.";

function reportRetry(due: readonly string[], answers: readonly string[] = []) {
  const counts = [
    ...(due.length > 0 || answers.length === 0 ? [plural(due.length, "message")] : []),
    ...(answers.length > 0 ? [plural(answers.length, "answer")] : []),
  ];
  print({ due, answers }, `${counts.join(" and ")} due now. ${deliverySoon}`);
}

const reportMark = (ids: readonly string[], verdict: Verdict) =>
  print({ marked: ids, as: verdict }, `${markLabels[verdict]}: ${plural(ids.length, "message")}.`);

const markLabels: Readonly<Record<Verdict, string>> = {
  spam: "Quarantined",
  ok: "To be delivered",
  read: "Read, no email needed",
  answered: "Answered elsewhere",
  "no-answer": "Needs no answer",
  waiting: "Waiting for an answer",
};

async function reconcileMessages(database: SqlDatabase) {
  const { log, mailbox } = values;
  const result = await reconcileWith(database, {
    log: log && fromCaller(log),
    mailbox: mailbox && fromCaller(mailbox),
  });
  if (!result.consistent) process.exitCode = 1;
  print(result, formatReconciliation(result));
}

async function backUp(host: Host, typed = "") {
  if (!typed) throw new UsageError("Give a file name for the backup.");
  const file = fromCaller(typed);
  if (host === "edge") throw new Error("npm run edge holds trial data: copy its folder instead.");
  if (host === "here") backupDatabase(existingDatabaseFile(), file);
  else (await loadEdgeTool()).exportEdge(file);
  print({ file }, `Backed up to ${file}, readable by you only.`);
}

/** Prints a result: as JSON with `--json`, otherwise as text. */
function print(value: unknown, text: string) {
  if (values.json) printJson(value);
  else console.info(text);
}

if (values.help) console.info(help);
else await run().catch(exitWith);
