import { text } from "node:stream/consumers";
import { stringify } from "csv-stringify/sync";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { business } from "#content/business";
import { timeZone } from "#content/schedule";
import { UsageError } from "../command-line/arguments.ts";
import { readCommand, siteHelp } from "../command-line/command.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { openSiteDatabase } from "../command-line/open-database.ts";
import { readEmail } from "../command-line/read-email.ts";
import { readLists, toIso } from "../command-line/read-lists.ts";
import { CodedError } from "../server/coded-error.ts";
import { importReaders, type ListedReader } from "../server/newsletter/import-readers.ts";
import {
  createSubscriberList,
  type Subscriber,
  type SubscriberList,
} from "../server/newsletter/subscriber-list.ts";
import { createLinks } from "../server/newsletter/tokens.ts";

const help = `Newsletter subscribers.

  npm run subscribers                    list them, those who unsubscribed recently, and unconfirmed requests
  npm run subscribers -- approve EMAIL   send the email of a request to check, or of a failed one
  npm run subscribers -- remove EMAIL    delete all data of an address permanently
      --never                              and never email it again; it needn't be on the list
  npm run subscribers -- leave           record that the addresses on standard input, one a line, have left
  npm run subscribers -- allow EMAIL     end that refusal
  npm run subscribers -- import          bring in the list on standard input, as JSON:
                                         {"day": "2026-03-31", "how", "readers": [{"email", "name"}]}; day and how:
                                         when and how they agreed, kept with each as your proof; a reader may have
                                         a "day" of their own
  npm run subscribers -- export --csv    export the list with an unsubscribe link per row; with --waiting,
                                         who waits for the next dates of the course
  Add --json for machine-readable output. With EMAIL as "-", the address is read from standard input.
${siteHelp}

Works while the server runs. Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const { values, command, operands, print } = readCommand({
  help,
  usual: "overview",
  commands: {
    overview: { operands: 0, options: ["at", "database"] },
    approve: { operands: 1, options: ["at"] },
    remove: { operands: 1, options: ["at", "never"] },
    leave: { operands: 0, options: ["at"] },
    allow: { operands: 1, options: ["at"] },
    import: { operands: 0, options: ["at"] },
    export: { operands: 0, options: ["at", "database", "csv", "waiting"] },
  },
  options: {
    csv: { type: "boolean" },
    waiting: { type: "boolean" },
    never: { type: "boolean" },
  },
});

async function run() {
  const takesEmail = command === "approve" || command === "remove" || command === "allow";
  // Read them first: a wrong address or list must open no database.
  const email = takesEmail ? await readEmail(operands[0] ?? "", help) : "";
  const brought = command === "import" ? await readImport() : undefined;
  const gone = command === "leave" ? (await text(process.stdin)).split(/\s+/).filter(Boolean) : [];
  const changes = takesEmail || brought || command === "leave";
  await using database = await openSiteDatabase(values, changes ? "change" : "read");
  if (brought) {
    const outcome = await importReaders(database, brought.readers, brought);
    return print(outcome);
  }
  const list = createSubscriberList(database);
  switch (command) {
    case "overview":
      return print(await readLists.subscribers(database));
    case "approve": {
      const approved = await list.approve(email);
      if (approved === 0) {
        throw new CodedError("NOT_FOUND", `No request to check, and no failed one, of ${email}.`);
      }
      return print(
        { approved },
        "A running server sends the email within seconds, Cloudflare within a minute.",
      );
    }
    case "remove": {
      const never = values.never ?? false;
      const removed = await list.remove(email, { never });
      if (removed === 0 && !never) throw new CodedError("NOT_FOUND", `${email} is not on the list.`);
      return print({ removed }, never ? "Deleted. The site never emails this address again." : "Deleted.");
    }
    case "leave":
      return print({ left: await list.leave(gone) });
    case "allow":
      if (!(await list.allow(email))) throw new CodedError("NOT_FOUND", `${email} wasn't refused.`);
      return print({ allowed: email }, "The address may subscribe again.");
    default: {
      const rows = await exportRows(list);
      return values.csv && !values.json ? process.stdout.write(toCsv(rows)) : print(rows);
    }
  }
}

/** A list to bring in, and how its readers agreed. */
type Import = { readonly readers: readonly ListedReader[]; readonly at: number; readonly way: string };

const importSchema = z.object({
  day: z.string(),
  how: z.string(),
  readers: z.array(z.object({ email: z.string(), name: z.string(), day: z.string().optional() })),
});

/** Reads a list from standard input. The time of the consent is noon of the day, in the owner's time zone. */
async function readImport(): Promise<Import> {
  const parsed = importSchema.safeParse(JSON.parse(await text(process.stdin)));
  if (!parsed.success) throw new UsageError(`import reads other JSON: ${parsed.error.message}`);
  const { day, how, readers } = parsed.data;
  if (how.trim() === "") throw new UsageError("Give how they agreed, such as “paper list at the class”.");
  return {
    readers: readers.map(({ email, name, day: own }) => ({
      email,
      name,
      ...(own !== undefined && { agreedAt: noonOf(own) }),
    })),
    at: noonOf(day),
    way: how.trim(),
  };
}

/** @throws UsageError unless the day exists and isn't to come */
function noonOf(day: string): number {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Temporal.PlainDate.from(day) : undefined;
  if (!date) throw new UsageError("Give the day on which they agreed, such as 2026-03-31.");
  if (Temporal.PlainDate.compare(date, Temporal.Now.plainDateISO(timeZone)) > 0) {
    throw new UsageError(`${day} is still to come.`);
  }
  return date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from("12:00") }).epochMilliseconds;
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

await run().catch(exitWith);
