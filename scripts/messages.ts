import { text } from "node:stream/consumers";
import { z } from "zod";
import { UsageError } from "../command-line/arguments.ts";
import { readCommand, siteHelp } from "../command-line/command.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { openSiteDatabase } from "../command-line/open-database.ts";
import { plural } from "../domain/format-text.ts";
import { createAnswerStore } from "../server/answers/store.ts";
import { CodedError } from "../server/coded-error.ts";
import {
  type Archive,
  type ArchivedMessage,
  createArchive,
  knownVerdicts,
  parseVerdict,
  type Verdict,
} from "../server/contact/archive.ts";
import type { SqlDatabase } from "../server/database/sql-database.ts";

const help = `Messages from the contact form.

  npm run messages                     list them, newest first
      --to-check                         only those to check, which came over a limit
      --limit N                          the newest N, and of those to check as many
  npm run messages -- show ID          show a message in full
  npm run messages -- retry ID|all     deliver again; all: every undelivered one, and answers that wait
      --undelivered                      not if it was delivered meanwhile
  npm run messages -- answer ID        answer with the text on standard input; delivered like messages
      --key UUID                         names the answer: it is stored once, however often this runs
      --retry                            without text: deliver its undelivered answers again
  npm run messages -- mark ID WORD     spam; ok: deliver; read: no email about it is needed;
                                       answered: elsewhere; no-answer: needs none; waiting: for an answer
  npm run messages -- delete ID        delete permanently; with --to-check instead, all of those that an
                                       email has listed
  Add --json for machine-readable output.
${siteHelp}

Works while the server runs. Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const { values, command, operands, print } = readCommand({
  help,
  usual: "list",
  commands: {
    list: { operands: 0, options: ["to-check", "limit", "database", "at"] },
    show: { operands: 1, options: ["database", "at"] },
    retry: { operands: 1, options: ["undelivered", "at"] },
    answer: { operands: 1, options: ["key", "retry", "at"] },
    mark: { operands: 2, options: ["at"] },
    delete: { operands: 1, options: ["to-check", "at"] },
  },
  options: {
    key: { type: "string" },
    retry: { type: "boolean" },
    undelivered: { type: "boolean" },
    "to-check": { type: "boolean" },
    limit: { type: "string" },
  },
});
const [id = "", word] = operands;

async function run() {
  const toCheck = values["to-check"] ?? false;
  if (command !== "list" && (id === "") !== toCheck) {
    throw new UsageError(`Give the ID of a message.\n\n${help}`);
  }
  const verdict = command === "mark" ? toVerdict(word) : undefined;
  // Read it first: the database must not stay open while the owner types.
  const text = command === "answer" && !values.retry ? await readAnswer(values.key) : "";
  const isReading = command === "list" || command === "show";
  await using database = await openSiteDatabase(values, isReading ? "read" : "change");
  const archive = createArchive(database);
  if (command === "list") {
    return print(await archive.list(toCheck ? { state: "to_check" } : undefined, newest()));
  }
  if (command === "retry" && id === "all") {
    return reportRetry(await archive.retry("all"), await createAnswerStore(database).retry("all"));
  }
  if (toCheck) return await deleteNamed(archive);

  const [message] = await archive.list({ ids: [id.toLowerCase()] });
  if (!message) throw new CodedError("NOT_FOUND", `Message ${id} not found. Nothing was changed.`);
  const selection = { ids: [message.id] };
  if (verdict) {
    const marked = await archive.mark(selection, verdict);
    return print({ marked, as: verdict }, `Marked ${verdict}.`);
  }
  if (command === "retry") {
    return reportRetry(await archive.retry(selection, { undelivered: values.undelivered ?? false }));
  }
  if (command === "answer") return await answer(database, message, text);
  if (command === "show") return print(message);
  return reportDeleted(await archive.remove(selection));
}

/** Reads the owner's answer from standard input; before that, throws UsageError for a wrong id. */
async function readAnswer(key: string | undefined): Promise<string> {
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
    `Mark a message as ${knownVerdicts.slice(0, -1).join(", ")} or ${knownVerdicts.at(-1)}, after its id: mark ID spam`,
  );
}

async function answer(database: SqlDatabase, { id }: ArchivedMessage, text: string) {
  const store = createAnswerStore(database);
  if (values.retry) return reportRetry([], await store.retry([id]));
  const stored = await store.add(id, text, values.key?.toLowerCase());
  return print({ stored }, `Stored. ${deliverySoon}`);
}

/** Returns how many messages are listed; undefined for all. */
function newest(): number | undefined {
  const { limit } = values;
  if (limit === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit);
  throw new UsageError(`--limit takes a whole number of at least 1, not ${limit || "nothing"}.`);
}

const deliverySoon = "A running server delivers within seconds, Cloudflare within a minute.";

function reportRetry(due: readonly string[], answers: readonly string[] = []) {
  const counts = [
    ...(due.length > 0 || answers.length === 0 ? [plural(due.length, "message")] : []),
    ...(answers.length > 0 ? [plural(answers.length, "answer")] : []),
  ];
  print({ due, answers }, `${counts.join(" and ")} due now. ${deliverySoon}`);
}

/** Deletes messages to check, but none that the owner was not shown. */
async function deleteNamed(archive: Archive) {
  const deleted = await archive.remove({ named: true });
  const left = (await archive.list({ state: "to_check" })).length;
  const kept = left === 0 ? "" : ` Kept ${plural(left, "message")} to check that no email has listed yet.`;
  print({ deleted, kept: left }, `Deleted ${plural(deleted, "message")}.${kept}`);
}

const reportDeleted = (deleted: number) => print({ deleted }, `Deleted ${plural(deleted, "message")}.`);

await run().catch(exitWith);
