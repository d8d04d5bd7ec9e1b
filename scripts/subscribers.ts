import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { stringify } from "csv-stringify/sync";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { business } from "#content/business";
import { timeZone } from "#content/schedule";
import { linesOf, parseReaderList } from "../domain/reader-list.ts";
import { plural } from "../domain/words.ts";
import { CodedError } from "../server/coded-error.ts";
import { type ImportOutcome, importReaders, type ListedReader } from "../server/newsletter/import-readers.ts";
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
  fromCaller,
  parseOptions,
  UsageError,
} from "./terminal/arguments.ts";
import { exitWith, orExit } from "./terminal/explain-error.ts";
import { clip, columns, formatTime, printJson } from "./terminal/format.ts";
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
      --never                              and refuse it, as below
  npm run subscribers -- refuse EMAIL    never email an address again; it needn't be on the list
  npm run subscribers -- allow EMAIL     end that refusal
  npm run subscribers -- import FILE     bring in a list: an address on each line, with or without a name, or CSV
      --day DATE                           the day they agreed to get the letter (2026-03-31)
      --how WORDS                          how they agreed, kept with each as your proof
  npm run subscribers -- export --csv    export the list with an unsubscribe link per row.
                                         Export again before each letter
  npm run subscribers -- export --csv --waiting
                                         export who waits for the next dates of the course
  npm run subscribers -- dates-sent FILE end the wait of everyone in that export: they got the email
  Add --json for machine-readable output. With EMAIL as "-", the address is read from standard input; import without
  FILE reads {"day", "how", "readers": [{"email", "name"}]} there; overview --json prints all of the list.
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
    waiting: { type: "boolean" },
    never: { type: "boolean" },
    day: { type: "string" },
    how: { type: "string" },
    ...databaseOption,
    ...hostOption,
    ...commonOptions,
  }),
);
const [command = "list", ...operands] = positionals;

const commands: Commands = {
  list: { operands: 0, options: ["at", "database"] },
  requests: { operands: 0, options: ["at", "database"] },
  overview: { operands: 0, options: ["at", "database"] },
  approve: { operands: 1, options: ["at"] },
  remove: { operands: 1, options: ["at", "never"] },
  refuse: { operands: 1, options: ["at"] },
  allow: { operands: 1, options: ["at"] },
  import: { operands: 1, options: ["at", "day", "how"] },
  export: { operands: 0, options: ["at", "database", "csv", "waiting"] },
  "dates-sent": { operands: 1, options: ["at"] },
};

async function run() {
  checkCommand(commands, command, operands, given);
  const changes = commands[command]?.operands === 1;
  const operand = operands[0] ?? "";
  if (command === "dates-sent" && operand === "") throw new UsageError(`Give a file.\n\n${help}`);
  // Read it first: a wrong name must open no database.
  const sent = command === "dates-sent" ? await readFile(operand, "utf8") : "";
  const brought = command === "import" ? await readImport(operand) : undefined;
  const email = changes && !brought && command !== "dates-sent" ? await readEmail(operand) : "";
  await using database = await openSiteDatabase(values, changes ? "change" : "read");
  const list = createSubscriberList(database);
  if (command === "dates-sent") await endWaits(list, sent, operand);
  else if (brought) reportImport(brought, await importReaders(database, brought.readers, brought));
  else await runCommand(list, email);
}

async function runCommand(list: SubscriberList, email: string) {
  switch (command) {
    case "list": {
      const [all, refused] = [await list.subscribers(), await list.refused()];
      return print(all.map(withIsoTimes), () => formatSubscribers(all, refused));
    }
    case "requests": {
      const all = await list.requests();
      return print(all.map(withoutToken), () => formatRequests(all));
    }
    case "overview": {
      const [subscribers, requests] = [await list.subscribers(), await list.requests()];
      const overview = {
        subscribers: subscribers.map(withIsoTimes),
        requests: requests.map(withoutToken),
        refused: await list.refused(),
        /** Where an external list is, which the letter goes to instead. */
        keptAt: business.newsletterList?.url ?? null,
      };
      return print(
        overview,
        () => `${formatSubscribers(subscribers, overview.refused)}\n\n${formatRequests(requests)}`,
      );
    }
    case "approve": {
      const approved = await list.approve(email);
      if (approved === 0) {
        throw new CodedError("NOT_FOUND", `No quarantined or rejected request of ${email}.`);
      }
      return print(
        { approved },
        () => "A running server sends the email within seconds, Cloudflare within a minute.",
      );
    }
    case "remove": {
      const never = values.never ?? false;
      const removed = await list.remove(email, { never });
      if (removed === 0 && !never) throw new CodedError("NOT_FOUND", `${email} is not on the list.`);
      return print({ removed }, () =>
        never ? "Deleted. The site never emails this address again." : "Deleted.",
      );
    }
    case "refuse":
      await list.refuse(email);
      return print(
        { refused: email },
        () => "The site never emails this address again. It is not on the list.",
      );
    case "allow":
      if (!(await list.allow(email))) throw new CodedError("NOT_FOUND", `${email} wasn't refused.`);
      return print({ allowed: email }, () => "The address may subscribe again.");
    default: {
      const rows = await exportRows(list);
      return values.csv && !values.json ? process.stdout.write(toCsv(rows)) : printJson(rows);
    }
  }
}

/** Ends the wait of the addresses in an export. Those that came since keep waiting. */
async function endWaits(list: SubscriberList, exported: string, file: string) {
  const emails = new Set(exported.toLowerCase().split(/[\s,;"]+/));
  let ended = 0;
  for (const { email } of (await list.subscribers()).filter(isWaiting)) {
    if (emails.has(email.toLowerCase()) && (await list.endWait(email))) ended += 1;
  }
  if (ended === 0) throw new Error(`No address in ${file} waits for dates.`);
  print({ ended }, () => `Ended the wait of ${plural(ended, "address", "addresses")}.`);
}

/** @param text for people; the dates of 20,000 readers take seconds, which programs don't wait for */
function print(value: unknown, text: () => string) {
  if (values.json) printJson(value);
  else console.info(text());
}

/** Returns the address of an operand. Programs write it to standard input: other users of a machine see its arguments. */
async function readEmail(operand: string): Promise<string> {
  const email = operand === "-" ? (await text(process.stdin)).trim() : operand;
  if (email === "") throw new UsageError(`Give an email address.\n\n${help}`);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`${email} is not an email address.`);
  return email;
}

/** A list to bring in, and how its readers agreed. */
type Import = {
  readonly readers: readonly ListedReader[];
  readonly at: number;
  readonly way: string;
  /** What is wrong with lines of a file. */
  readonly wrong: readonly string[];
};

const importSchema = z.object({
  day: z.string(),
  how: z.string(),
  readers: z.array(z.object({ email: z.string(), name: z.string() })),
});

/** Reads a list from a file, or as JSON from standard input. */
async function readImport(file: string): Promise<Import> {
  if (file === "") {
    const parsed = importSchema.safeParse(JSON.parse(await text(process.stdin)));
    if (!parsed.success) throw new UsageError(`import reads other JSON: ${parsed.error.message}`);
    const { day, how, readers } = parsed.data;
    return { ...parseConsent(day, how), readers, wrong: [] };
  }
  const consent = parseConsent(values.day, values.how);
  const { readers, wrong } = parseReaderList(linesOf(await readFile(fromCaller(file), "utf8")));
  return { ...consent, readers, wrong: wrong.map(({ line, text }) => `line ${line}: ${clip(text, 60)}`) };
}

/** Checks the proof of consent. Its time is noon of the day, in the owner's time zone. */
function parseConsent(day = "", how = ""): { readonly at: number; readonly way: string } {
  const today = Temporal.Now.plainDateISO(timeZone);
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Temporal.PlainDate.from(day) : undefined;
  if (!parsed) throw new UsageError("Give the day on which they agreed: --day 2026-03-31");
  if (Temporal.PlainDate.compare(parsed, today) > 0) throw new UsageError(`${day} is still to come.`);
  if (how.trim() === "") throw new UsageError('Give how they agreed: --how "paper list at the Sunday class"');
  const noon = parsed.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from("12:00") });
  return { at: noon.epochMilliseconds, way: how.trim() };
}

function reportImport({ wrong }: Import, outcome: ImportOutcome) {
  const { added, known, left, refused, repeated, invalid } = outcome;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ["on the list already", known],
    ["unsubscribed lately: only they can sign up again", left],
    ["refused all emails", refused],
    ["in the list twice", repeated],
    ["no email address", [...wrong, ...invalid]],
  ];
  if (parts[4]?.[1].length) process.exitCode = 1;
  const skipped = parts
    .filter(([, names]) => names.length > 0)
    .map(([reason, names]) => `\nSkipped, ${reason}:\n  ${names.join("\n  ")}`);
  print({ ...outcome, wrong }, () => `Brought in ${plural(added, "reader")}.${skipped.join("")}`);
}

type ExportedRow = {
  readonly email: string;
  readonly name: string;
  readonly confirmedAt: string;
  readonly consent: string;
  readonly unsubscribe: string;
};

const getsLetter = ({ getsLetter: gets, unsubscribedAt }: Subscriber) => gets && unsubscribedAt === null;
const isWaiting = ({ waitsSince, unsubscribedAt }: Subscriber) =>
  waitsSince !== null && unsubscribedAt === null;

/** Returns the current readers of the letter, or those who wait for dates. */
async function exportRows(list: SubscriberList): Promise<ExportedRow[]> {
  const links = createLinks(business.url, business.functions.url);
  const current = (await list.subscribers()).filter(values.waiting ? isWaiting : getsLetter);
  return Promise.all(
    current.map(async ({ email, name, confirmedAt, waitsSince, consent }) => ({
      email,
      name,
      confirmedAt: toIso((values.waiting && waitsSince) || confirmedAt),
      // The wish for dates is confirmed on the site always.
      consent: (!values.waiting && consent) || "confirmed on the site",
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
    columns: ["email", "name", "confirmedAt", "consent", "unsubscribe"],
  });

const toIso = (time: number) => new Date(time).toISOString();

const toIsoOrNull = (time: number | null) => (time === null ? null : toIso(time));

const withIsoTimes = ({
  requestedAt,
  confirmedAt,
  waitsSince,
  unsubscribedAt,
  importedAt,
  ...rest
}: Subscriber) => ({
  ...rest,
  requestedAt: toIso(requestedAt),
  confirmedAt: toIso(confirmedAt),
  waitsSince: toIsoOrNull(waitsSince),
  unsubscribedAt: toIsoOrNull(unsubscribedAt),
  importedAt: toIsoOrNull(importedAt),
});

/** The confirmation token is for the recipient of the email only. */
const withoutToken = ({ confirmationToken: _, requestedAt, ...rest }: SubscriptionRequest) => ({
  ...rest,
  requestedAt: toIso(requestedAt),
});

function formatSubscribers(subscribers: readonly Subscriber[], refused: number): string {
  const refusals = refused > 0 ? `\n${plural(refused, "address", "addresses")} refused all emails.` : "";
  if (subscribers.length === 0) return `No subscribers yet.${refusals}`;
  const rows = subscribers.map((subscriber) => [
    subscriber.email,
    clip(subscriber.name, 30),
    subscriber.getsLetter ? `since ${formatTime(subscriber.confirmedAt)}` : "no letter",
    describeWish(subscriber),
  ]);
  const waiting = subscribers.filter(isWaiting).length;
  const waits =
    waiting > 0
      ? `\n${plural(waiting, "address waits", "addresses wait")} for the next dates of the course.`
      : "";
  return `${columns(rows)}\n${subscribers.filter(getsLetter).length} on the list.${waits}${refusals}`;
}

function describeWish({ unsubscribedAt, waitsSince }: Subscriber): string {
  if (unsubscribedAt !== null) return `UNSUBSCRIBED ${formatTime(unsubscribedAt)}`;
  return waitsSince === null ? "" : `waits for course dates since ${formatTime(waitsSince)}`;
}

function formatRequests(requests: readonly SubscriptionRequest[]): string {
  if (requests.length === 0) return "No unconfirmed requests.";
  return columns(
    requests.map(({ email, name, purpose, requestedAt, state, suspectedSpam, lastError }) => [
      email,
      clip(name, 30),
      purpose === "letter" ? "letter" : "course dates",
      formatTime(requestedAt),
      stateLabels[state] + (suspectedSpam ? ", spam?" : ""),
      clip(lastError ?? "", 50),
    ]),
  );
}

if (values.help) console.info(help);
else await run().catch(exitWith);
