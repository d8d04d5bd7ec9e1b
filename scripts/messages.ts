import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import { createArchive } from "../server/contact/archive.ts";
import type { StoredMessage } from "../server/contact/store.ts";
import { backupDatabase } from "../server/database/backup-database.ts";
import { formatReconciliation, reconcileWith } from "./messages/reconcile.ts";
import { columns } from "./terminal/columns.ts";
import { loadEdgeTool } from "./terminal/edge-tool.ts";
import { clip, exitWith, formatTime, orExit, printJson } from "./terminal/format.ts";
import {
  existingDatabaseFile,
  type Host,
  hostHelp,
  hostOption,
  openSiteDatabase,
  parseHost,
} from "./terminal/open-database.ts";

const help = `Messages from the contact form.

  npm run messages                       list them, newest first
  npm run messages -- show ID            show one message in full
  npm run messages -- retry ID|all       deliver again; all: every undelivered one
  npm run messages -- mark ID spam|ok    quarantine spam, or deliver what isn't
  npm run messages -- delete ID          delete one permanently
  npm run messages -- export --csv       export all for a spreadsheet
  npm run messages -- backup FILE        back up the database to a new file; from Cloudflare as SQL,
                                         which blocks new messages meanwhile
  npm run messages -- reconcile          check that every message is stored and was emailed once
      --log FILE                           compare with the server's log
      --mailbox FILE                       compare with a mailbox (mbox) or the mail server's log
  Add --json to list, show, export or reconcile for machine-readable output.
${hostHelp}

The start of an ID is enough. Works while the server runs.`;

const stateLabels = {
  pending: "pending",
  delivered: "delivered",
  dead_lettered: "REJECTED",
  quarantined: "quarantined",
} as const;

const { values, positionals } = orExit(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      csv: { type: "boolean" },
      log: { type: "string" },
      mailbox: { type: "string" },
      ...hostOption,
      help: { type: "boolean", short: "h" },
    },
  }),
);
const [command = "list", id, verdict] = positionals;

async function run() {
  const host = parseHost(values.at);
  if (command === "backup") return backUp(host, id);
  await using database = await openSiteDatabase(host);
  const archive = createArchive(database);
  const findOne = async () => {
    const message = id && (await archive.find(id));
    if (!message) throw new Error(id ? `Message ${id} not found.` : `Give the ID of a message.\n\n${help}`);
    return message;
  };
  switch (command) {
    case "list":
      return print(await archive.list(), formatList);
    case "show":
      return print(await findOne(), formatMessage);
    case "export":
      return values.json || !values.csv
        ? printJson(await archive.list())
        : process.stdout.write(toCsv(await archive.list()));
    case "retry": {
      const count = await archive.retry(id === "all" ? "all" : (await findOne()).id);
      return console.info(
        `${count} due now. A running server delivers within seconds, Cloudflare within a minute.`,
      );
    }
    case "mark": {
      if (verdict !== "spam" && verdict !== "ok") throw new Error("Mark it as spam or ok.");
      await archive.mark((await findOne()).id, verdict);
      return console.info(verdict === "ok" ? "It will be delivered." : "Quarantined.");
    }
    case "delete":
      await archive.remove((await findOne()).id);
      return console.info("Deleted.");
    case "reconcile": {
      const result = await reconcileWith(database, values);
      if (!result.consistent) process.exitCode = 1;
      return print(result, formatReconciliation);
    }
    default:
      throw new Error(`Unknown command ${command}.\n\n${help}`);
  }
}

async function backUp(host: Host, file = "") {
  if (!file) throw new Error("Give a file name for the backup.");
  if (host === "edge") throw new Error("npm run edge holds trial data: copy its folder instead.");
  if (host === "here") backupDatabase(existingDatabaseFile(), file);
  else (await loadEdgeTool()).exportEdge(file);
  console.info(`Backed up to ${file}, readable by you only.`);
}

function print<Value>(value: Value, format: (value: Value) => string) {
  if (values.json) printJson(value);
  else console.info(format(value));
}

function formatList(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return "No messages yet.";
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    formatTime(message.receivedAt),
    stateLabels[message.state] + (message.suspectedSpam ? ", spam?" : ""),
    clip(`${message.name} <${message.email}>`, 40),
    message.interest,
    clip(message.message, 40),
  ]);
  return columns(rows);
}

function formatMessage(message: StoredMessage): string {
  const facts = [
    ["Id", message.id],
    ["Received", formatTime(message.receivedAt)],
    ["From", `${message.name} <${message.email}>`],
    ["Interest", message.interest],
    ["State", stateLabels[message.state] + (message.suspectedSpam ? ", suspected spam" : "")],
    ["Attempts", String(message.attempts)],
    ["Delivered", message.deliveredAt ? formatTime(message.deliveredAt) : ""],
    ["Possible duplicates", message.possibleDuplicates > 0 ? String(message.possibleDuplicates) : ""],
    ["Last error", message.lastError ?? ""],
  ].filter(([, value]) => value);
  return [...facts.map(([label, value]) => `${label}: ${value}`), "", message.message].join("\n");
}

/** Escapes formulas: visitors' text must not run in the owner's spreadsheet. */
const toCsv = (messages: readonly StoredMessage[]) =>
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
else await run().catch(exitWith);
