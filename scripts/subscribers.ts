import { stringify } from "csv-stringify/sync";
import { business } from "#content/business";
import { plural } from "../app/ui/plural.ts";
import type { SubscriptionRequest } from "../server/newsletter/store.ts";
import {
  createSubscriberList,
  type Subscriber,
  type SubscriberList,
} from "../server/newsletter/subscriber-list.ts";
import { createLinks } from "../server/newsletter/tokens.ts";
import {
  type Commands,
  checkCommand,
  commonOptions,
  parseOptions,
  UsageError,
} from "./terminal/arguments.ts";
import { columns } from "./terminal/columns.ts";
import { exitWith, orExit } from "./terminal/exit.ts";
import { clip, formatTime, printJson } from "./terminal/format.ts";
import {
  databaseHelp,
  databaseOption,
  hostHelp,
  hostOption,
  openSiteDatabase,
} from "./terminal/open-database.ts";

const help = `Newsletter subscribers.

  npm run subscribers                    list them, then those who unsubscribed recently
  npm run subscribers -- requests        list unconfirmed requests
  npm run subscribers -- approve EMAIL   send the email of a quarantined or rejected request
  npm run subscribers -- remove EMAIL    delete all data of an address permanently
  npm run subscribers -- refuse EMAIL    never email an address again; it needn't be on the list
  npm run subscribers -- allow EMAIL     end that refusal
  npm run subscribers -- export --csv    export the list with an unsubscribe link per row.
                                         Export again before each letter
  Add --json for machine-readable output.
${databaseHelp}
${hostHelp}

Works while the server runs. Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const stateLabels = {
  pending: "email pending",
  delivered: "email sent",
  dead_lettered: "REJECTED",
  quarantined: "quarantined",
} as const;

const { values, positionals, given } = orExit(() =>
  parseOptions({
    csv: { type: "boolean" },
    ...databaseOption,
    ...hostOption,
    ...commonOptions,
  }),
);
const [command = "list", ...operands] = positionals;

const commands: Commands = {
  list: { operands: 0, options: ["at", "database"] },
  requests: { operands: 0, options: ["at", "database"] },
  approve: { operands: 1, options: ["at"] },
  remove: { operands: 1, options: ["at"] },
  refuse: { operands: 1, options: ["at"] },
  allow: { operands: 1, options: ["at"] },
  export: { operands: 0, options: ["at", "database", "csv"] },
};

async function run() {
  checkCommand(commands, command, operands, given);
  const changes = commands[command]?.operands === 1;
  const email = changes ? parseEmail(operands[0]) : "";
  await using database = await openSiteDatabase(values, changes ? "change" : "read");
  await runCommand(createSubscriberList(database), email);
}

async function runCommand(list: SubscriberList, email: string) {
  switch (command) {
    case "list": {
      const all = await list.subscribers();
      return print(all.map(withIsoTimes), formatSubscribers(all, await list.refused()));
    }
    case "requests": {
      const all = await list.requests();
      return print(all.map(withoutToken), formatRequests(all));
    }
    case "approve": {
      const approved = await list.approve(email);
      if (approved === 0) throw new Error(`No quarantined or rejected request of ${email}.`);
      return print(
        { approved },
        "A running server sends the email within seconds, Cloudflare within a minute.",
      );
    }
    case "remove": {
      const removed = await list.remove(email);
      if (removed === 0) throw new Error(`${email} is not on the list.`);
      return print({ removed }, "Deleted.");
    }
    case "refuse":
      await list.refuse(email);
      return print({ refused: email }, "The site never emails this address again. It is not on the list.");
    case "allow":
      if (!(await list.allow(email))) throw new Error(`${email} wasn't refused.`);
      return print({ allowed: email }, "The address may subscribe again.");
    default: {
      const rows = await exportRows(list);
      return values.csv && !values.json ? process.stdout.write(toCsv(rows)) : printJson(rows);
    }
  }
}

function print(value: unknown, text: string) {
  if (values.json) printJson(value);
  else console.info(text);
}

function parseEmail(text = ""): string {
  if (text === "") throw new UsageError(`Give an email address.\n\n${help}`);
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new UsageError(`${text} is not an email address.`);
  return text;
}

type ExportedRow = {
  readonly email: string;
  readonly name: string;
  readonly confirmedAt: string;
  readonly unsubscribe: string;
};

/** Returns the current subscribers only. */
async function exportRows(list: SubscriberList): Promise<ExportedRow[]> {
  const links = createLinks(business.url, business.functions.url);
  const current = (await list.subscribers()).filter(({ unsubscribedAt }) => unsubscribedAt === null);
  return Promise.all(
    current.map(async ({ email, name, confirmedAt }) => ({
      email,
      name,
      confirmedAt: toIso(confirmedAt),
      unsubscribe: links.unsubscribe(await list.unsubscribeToken(email)),
    })),
  );
}

/** Escapes formulas: visitors' text must not run in the owner's spreadsheet. */
const toCsv = (rows: readonly ExportedRow[]) =>
  stringify([...rows], {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: ["email", "name", "confirmedAt", "unsubscribe"],
  });

const toIso = (time: number) => new Date(time).toISOString();

const withIsoTimes = ({ requestedAt, confirmedAt, unsubscribedAt, ...rest }: Subscriber) => ({
  ...rest,
  requestedAt: toIso(requestedAt),
  confirmedAt: toIso(confirmedAt),
  unsubscribedAt: unsubscribedAt === null ? null : toIso(unsubscribedAt),
});

/** The confirmation token is for the recipient of the email only. */
const withoutToken = ({ confirmationToken: _, requestedAt, ...rest }: SubscriptionRequest) => ({
  ...rest,
  requestedAt: toIso(requestedAt),
});

function formatSubscribers(subscribers: readonly Subscriber[], refused: number): string {
  const refusals = refused > 0 ? `\n${plural(refused, "address", "addresses")} refused all emails.` : "";
  if (subscribers.length === 0) return `No subscribers yet.${refusals}`;
  const current = subscribers.filter(({ unsubscribedAt }) => unsubscribedAt === null).length;
  const rows = subscribers.map(({ email, name, confirmedAt, unsubscribedAt }) => [
    email,
    clip(name, 30),
    `since ${formatTime(confirmedAt)}`,
    unsubscribedAt === null ? "" : `UNSUBSCRIBED ${formatTime(unsubscribedAt)}`,
  ]);
  return `${columns(rows)}\n${current} on the list.${refusals}`;
}

function formatRequests(requests: readonly SubscriptionRequest[]): string {
  if (requests.length === 0) return "No unconfirmed requests.";
  return columns(
    requests.map(({ email, name, requestedAt, state, suspectedSpam, lastError }) => [
      email,
      clip(name, 30),
      formatTime(requestedAt),
      stateLabels[state] + (suspectedSpam ? ", spam?" : ""),
      clip(lastError ?? "", 50),
    ]),
  );
}

if (values.help) console.info(help);
else await run().catch(exitWith);
