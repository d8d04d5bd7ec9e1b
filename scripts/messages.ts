import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import { createArchive } from "../server/contact/archive.ts";
import type { StoredMessage } from "../server/contact/message.ts";
import { backupDatabase } from "../server/database/backup-database.ts";
import { describeReconciliation, reconcileWith } from "./messages/reconcile.ts";
import { columns } from "./terminal/columns.ts";
import {
  existingDatabaseFile,
  openOwnersDatabase,
  type Place,
  placeHelp,
  placeOption,
  readPlace,
} from "./terminal/owners-database.ts";
import { clip, complain, explained, when } from "./terminal/words.ts";

const help = `Messages that came through the contact form.

  npm run messages                       list them, newest first
  npm run messages -- show ID            one message in full
  npm run messages -- retry ID|all       deliver again; all: those not delivered yet
  npm run messages -- mark ID spam|ok    spam is kept back, ok is delivered
  npm run messages -- delete ID          delete one for good
  npm run messages -- export --csv       all, as a table for a spreadsheet
  npm run messages -- backup FILE        a whole copy of the database, in a new file; from Cloudflare
                                         as SQL, and it takes no messages while that is made
  npm run messages -- reconcile          whether all that was taken is stored, and mailed as often as it says
      --log FILE                           beside the server's log
      --mailbox FILE                       beside a mailbox (mbox), or the mail server's log
  Add --json to list, show, export or reconcile for other programs.
${placeHelp}

ID may be shortened, as in the list. It works while the server runs.`;

const states = { pending: "waiting", delivered: "delivered", parked: "REFUSED", held: "held back" } as const;

const { values, positionals } = explained(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      csv: { type: "boolean" },
      log: { type: "string" },
      mailbox: { type: "string" },
      ...placeOption,
      help: { type: "boolean", short: "h" },
    },
  }),
);
const [command = "list", id, verdict] = positionals;

async function run() {
  const place = readPlace(values.at);
  if (command === "backup") return backup(place, id);
  await using database = await openOwnersDatabase(place);
  const archive = createArchive(database);
  const one = async () => {
    const message = id && (await archive.find(id));
    if (!message) throw new Error(id ? `There is no message ${id}.` : `Which message?\n\n${help}`);
    return message;
  };
  switch (command) {
    case "list":
      return print(await archive.list(), table);
    case "show":
      return print(await one(), page);
    case "export":
      return values.json || !values.csv
        ? printJson(await archive.list())
        : process.stdout.write(csv(await archive.list()));
    case "retry": {
      const count = await archive.retry(id === "all" ? "all" : (await one()).id);
      return console.info(
        `${count} to be delivered at the next look: within seconds where the server runs, on Cloudflare within a minute.`,
      );
    }
    case "mark": {
      if (verdict !== "spam" && verdict !== "ok") throw new Error("Mark it as what? spam or ok");
      await archive.mark((await one()).id, verdict);
      return console.info(verdict === "ok" ? "It will be delivered." : "Kept back.");
    }
    case "delete":
      await archive.remove((await one()).id);
      return console.info("Deleted.");
    case "reconcile": {
      const result = await reconcileWith(database, values);
      if (!result.agrees) process.exitCode = 1;
      return print(result, describeReconciliation);
    }
    default:
      throw new Error(`There is no command ${command}.\n\n${help}`);
  }
}

async function backup(place: Place, file = "") {
  if (!file) throw new Error("Into which file?");
  if (place === "edge") throw new Error("npm run edge is for trying: a copy of its folder will do.");
  if (place === "here") backupDatabase(existingDatabaseFile(), file);
  else (await import("../tools/edge/wrangler.ts")).exportEdge(file);
  console.info(`Copied to ${file}. Only you can read it.`);
}

function print<Value>(value: Value, format: (value: Value) => string) {
  if (values.json) printJson(value);
  else console.info(format(value));
}

const printJson = (value: unknown) => console.info(JSON.stringify(value, null, 2));

function table(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return "No messages yet.";
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    when(message.receivedAt),
    states[message.state] + (message.suspectedSpam ? ", spam?" : ""),
    clip(`${message.name} <${message.email}>`, 40),
    message.interest,
    clip(message.message, 40),
  ]);
  return columns(rows);
}

function page(message: StoredMessage): string {
  const facts = [
    ["Id", message.id],
    ["Received", when(message.receivedAt)],
    ["From", `${message.name} <${message.email}>`],
    ["Interest", message.interest],
    ["State", states[message.state] + (message.suspectedSpam ? ", suspected spam" : "")],
    ["Tries", String(message.attempts)],
    ["Delivered", message.deliveredAt ? when(message.deliveredAt) : ""],
    ["May have arrived more than once", message.possibleRepeats > 0 ? "yes" : ""],
    ["Last problem", message.lastError ?? ""],
  ].filter(([, value]) => value);
  return [...facts.map(([label, value]) => `${label}: ${value}`), "", message.message].join("\n");
}

/** A table that a spreadsheet can open without taking what a visitor wrote for a formula. */
const csv = (messages: readonly StoredMessage[]) =>
  stringify(
    messages.map((message) => ({ ...message, receivedAt: new Date(message.receivedAt).toISOString() })),
    {
      header: true,
      bom: true,
      escape_formulas: true,
      columns: ["id", "receivedAt", "state", "suspectedSpam", "name", "email", "interest", "message"],
      cast: { boolean: (value) => (value ? "yes" : "no") },
    },
  );

if (values.help) console.info(help);
else await run().catch(complain);
