import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import { business } from "#content/business";
import type { SubscriptionRequest } from "../server/newsletter/store.ts";
import {
  createSubscriberList,
  type Subscriber,
  type SubscriberList,
} from "../server/newsletter/subscriber-list.ts";
import { createLinks } from "../server/newsletter/tokens.ts";
import { refuseExtra, UsageError } from "./terminal/arguments.ts";
import { columns } from "./terminal/columns.ts";
import { clip, exitWith, formatTime, orExit, plural, printJson } from "./terminal/format.ts";
import { hostHelp, hostOption, openSiteDatabase, parseHost } from "./terminal/open-database.ts";

const help = `Newsletter subscribers.

  npm run subscribers                    list them, then those who unsubscribed recently
  npm run subscribers -- requests        list unconfirmed requests
  npm run subscribers -- approve EMAIL   send the email of a quarantined or rejected request
  npm run subscribers -- remove EMAIL    delete all data of an address permanently
  npm run subscribers -- refuse EMAIL    never email an address again; it needn't be on the list
  npm run subscribers -- allow EMAIL     end that refusal
  npm run subscribers -- export --csv    export the list with an unsubscribe link per row.
                                         Export again before each letter
  Add --json to list, requests or export for machine-readable output.
${hostHelp}

Works while the server runs.`;

const stateLabels = {
  pending: "email pending",
  delivered: "email sent",
  dead_lettered: "REJECTED",
  quarantined: "quarantined",
} as const;

const { values, positionals } = orExit(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      csv: { type: "boolean" },
      ...hostOption,
      help: { type: "boolean", short: "h" },
    },
  }),
);
const [command = "list", email, ...others] = positionals;
const withEmail = ["approve", "remove", "refuse", "allow"];

async function run() {
  refuseExtra(command, withEmail.includes(command) || email === undefined ? others : [email, ...others]);
  await using database = await openSiteDatabase(parseHost(values.at));
  await runCommand(createSubscriberList(database));
}

async function runCommand(list: SubscriberList) {
  const requiredEmail = () => {
    if (!email) throw new UsageError(`Give an email address.\n\n${help}`);
    return email;
  };
  switch (command) {
    case "list": {
      const all = await list.subscribers();
      return values.json
        ? printJson(all.map(withIsoTimes))
        : console.info(formatSubscribers(all, await list.refused()));
    }
    case "requests": {
      const all = await list.requests();
      return values.json ? printJson(all.map(withoutToken)) : console.info(formatRequests(all));
    }
    case "approve": {
      const count = await list.approve(requiredEmail());
      if (count === 0) throw new Error(`No quarantined or rejected request of ${requiredEmail()}.`);
      return console.info("A running server sends the email within seconds, Cloudflare within a minute.");
    }
    case "remove":
      if ((await list.remove(requiredEmail())) === 0)
        throw new Error(`${requiredEmail()} is not on the list.`);
      return console.info("Deleted.");
    case "refuse":
      await list.refuse(parseEmail(requiredEmail()));
      return console.info("The site never emails this address again. It is not on the list.");
    case "allow":
      if (!(await list.allow(requiredEmail()))) throw new Error(`${requiredEmail()} wasn't refused.`);
      return console.info("The address may subscribe again.");
    case "export": {
      const rows = await exportRows(list);
      return values.json || !values.csv ? printJson(rows) : process.stdout.write(toCsv(rows));
    }
    default:
      throw new UsageError(`Unknown command ${command}.\n\n${help}`);
  }
}

function parseEmail(text: string): string {
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
