import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import { site } from "../content/site.ts";
import { createLinks } from "../server/newsletter/links.ts";
import { createSubscriberList, type SubscriberList } from "../server/newsletter/subscriber-list.ts";
import type { Subscriber, SubscriptionRequest } from "../server/newsletter/subscription.ts";
import { columns } from "./terminal/columns.ts";
import { openOwnersDatabase, placeHelp, placeOption, readPlace } from "./terminal/owners-database.ts";
import { clip, complain, explained, when } from "./terminal/words.ts";

const help = `Who gets the newsletter.

  npm run subscribers                    list them, then who left lately
  npm run subscribers -- requests        who has asked and not confirmed yet
  npm run subscribers -- approve EMAIL   send a request its mail that was held back or refused
  npm run subscribers -- remove EMAIL    delete an address and all that is known of it, for good
  npm run subscribers -- export --csv    the list for whatever you send with, each row with its own
                                         unsubscribe address. Export anew before each letter
  Add --json to list, requests or export for other programs.
${placeHelp}

It works while the server runs.`;

const states = { pending: "mail waits", delivered: "mailed", parked: "REFUSED", held: "held back" } as const;

const { values, positionals } = explained(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      csv: { type: "boolean" },
      ...placeOption,
      help: { type: "boolean", short: "h" },
    },
  }),
);
const [command = "list", email] = positionals;

async function run() {
  await using database = await openOwnersDatabase(readPlace(values.at));
  await obey(createSubscriberList(database));
}

async function obey(list: SubscriberList) {
  const address = () => {
    if (!email) throw new Error(`Which address?\n\n${help}`);
    return email;
  };
  switch (command) {
    case "list": {
      const all = await list.subscribers();
      return values.json ? printJson(all.map(readable)) : console.info(subscriberTable(all));
    }
    case "requests": {
      const all = await list.requests();
      return values.json ? printJson(all.map(withoutKey)) : console.info(requestTable(all));
    }
    case "approve": {
      const count = await list.approve(address());
      if (count === 0) throw new Error(`No request of ${address()} is held back or refused.`);
      return console.info(
        "It will be mailed within seconds where the server runs, on Cloudflare within a minute.",
      );
    }
    case "remove":
      if ((await list.remove(address())) === 0) throw new Error(`${address()} is not on the list.`);
      return console.info("Deleted.");
    case "export": {
      const rows = await exported(list);
      return values.json || !values.csv ? printJson(rows) : process.stdout.write(csv(rows));
    }
    default:
      throw new Error(`There is no command ${command}.\n\n${help}`);
  }
}

type ExportedRow = {
  readonly email: string;
  readonly name: string;
  readonly confirmedAt: string;
  readonly unsubscribe: string;
};

/** Those who are to get the letter, and nobody else. */
async function exported(list: SubscriberList): Promise<ExportedRow[]> {
  const links = createLinks(site.address.value, site.functions.address);
  const staying = (await list.subscribers()).filter(({ leftAt }) => leftAt === null);
  return Promise.all(
    staying.map(async ({ email, name, confirmedAt }) => ({
      email,
      name,
      confirmedAt: new Date(confirmedAt).toISOString(),
      unsubscribe: links.leave(await list.leaveKey(email)),
    })),
  );
}

/** A table that a spreadsheet can open without taking what a visitor wrote for a formula. */
const csv = (rows: readonly ExportedRow[]) =>
  stringify([...rows], {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: ["email", "name", "confirmedAt", "unsubscribe"],
  });

const iso = (time: number) => new Date(time).toISOString();

const readable = ({ requestedAt, confirmedAt, leftAt, ...rest }: Subscriber) => ({
  ...rest,
  requestedAt: iso(requestedAt),
  confirmedAt: iso(confirmedAt),
  leftAt: leftAt === null ? null : iso(leftAt),
});

/** The link in a mail is for the one who gets it. */
const withoutKey = ({ confirmKey: _, requestedAt, ...rest }: SubscriptionRequest) => ({
  ...rest,
  requestedAt: iso(requestedAt),
});

const printJson = (value: unknown) => console.info(JSON.stringify(value, null, 2));

function subscriberTable(subscribers: readonly Subscriber[]): string {
  if (subscribers.length === 0) return "Nobody yet.";
  const staying = subscribers.filter(({ leftAt }) => leftAt === null).length;
  const rows = subscribers.map(({ email, name, confirmedAt, leftAt }) => [
    email,
    clip(name, 30),
    `since ${when(confirmedAt)}`,
    leftAt === null ? "" : `LEFT ${when(leftAt)}`,
  ]);
  return `${columns(rows)}\n${staying} on the list.`;
}

function requestTable(requests: readonly SubscriptionRequest[]): string {
  if (requests.length === 0) return "Nobody waits.";
  return columns(
    requests.map(({ email, name, requestedAt, state, suspectedSpam, lastError }) => [
      email,
      clip(name, 30),
      when(requestedAt),
      states[state] + (suspectedSpam ? ", spam?" : ""),
      clip(lastError ?? "", 50),
    ]),
  );
}

if (values.help) console.info(help);
else await run().catch(complain);
