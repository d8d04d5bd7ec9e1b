import { z } from "zod";
import type { ImportOutcome, ListedReader } from "../../server/newsletter/import-readers.ts";
import type { RunCommand } from "./run-command.ts";
import { createSiteReading, type Reading, type Refusals } from "./site-reading.ts";

const time = z.iso.datetime().transform((text) => Date.parse(text));

const subscriber = z.object({
  email: z.string(),
  name: z.string(),
  confirmedAt: time,
  getsLetter: z.boolean(),
  waitsSince: time.nullable(),
  unsubscribedAt: time.nullable(),
  consent: z.string().nullable(),
});

const request = z.object({
  email: z.string(),
  name: z.string(),
  purpose: z.enum(["letter", "course-dates"]),
  requestedAt: time,
  state: z.enum(["pending", "delivered", "unsure", "dead_lettered", "to_check"]),
});

/** What `npm run subscribers -- overview --json` prints. */
const overview = z.object({
  subscribers: z.array(subscriber),
  requests: z.array(request),
  refused: z.number(),
  keptAt: z.string().nullable(),
});

export type ReadersOverview = z.infer<typeof overview>;

const outcome = z.object({
  added: z.number(),
  known: z.array(z.string()),
  left: z.array(z.string()),
  refused: z.array(z.string()),
  repeated: z.array(z.string()),
  invalid: z.array(z.string()),
}) satisfies z.ZodType<ImportOutcome>;

/** A list that the owner brings in. The day is year-month-day. */
export type BroughtIn = {
  readonly day: string;
  readonly how: string;
  readonly readers: readonly ListedReader[];
};

/** The newsletter's readers, wherever the site runs. Changes reject with a MailroomError. */
export type Readers = {
  /** Returns what is known of them. Never rejects. */
  read(): Promise<Reading<ReadersOverview>>;
  tryNow(): Promise<boolean>;
  /** Has the next one read again: the letters may have changed them. */
  forget(): void;
  /** Deletes all data of an address. With `never`, the site remembers it as a mark, and never emails it again. */
  remove(email: string, options: { readonly never: boolean }): Promise<void>;
  /** Ends the refusal of an address. */
  allow(email: string): Promise<void>;
  /** Sends the email of a request that is to check, or that failed. */
  approve(email: string): Promise<void>;
  bringIn(list: BroughtIn): Promise<ImportOutcome>;
  /** Returns the current readers as CSV, or those who wait for dates. Spreadsheets read no formula in it. */
  exportTable(which: "readers" | "dates"): Promise<string>;
};

export type ReadersOptions = {
  /** Runs `npm run subscribers` where the site runs. */
  readonly run: RunCommand;
  readonly now?: () => number;
  readonly onChange?: () => void;
};

const gone: Refusals = { NOT_FOUND: "That address isn’t there any more." };

const notRefused: Refusals = {
  NOT_FOUND: "This address isn’t among those who are never written to.",
};

/** Addresses go through standard input: a server logs the arguments of commands. */
export function createReaders(options: ReadersOptions): Readers {
  const site = createSiteReading({
    ...options,
    subject: "readers’ addresses",
    args: ["overview"],
    parse: (output) => overview.parse(output),
  });
  return {
    read: site.read,
    tryNow: site.tryNow,
    forget: site.forget,
    remove: async (email, { never }) => {
      await site.change(["remove", "-", ...(never ? ["--never"] : []), "--json"], email, gone);
    },
    allow: async (email) => {
      await site.change(["allow", "-", "--json"], email, notRefused);
    },
    approve: async (email) => {
      await site.change(["approve", "-", "--json"], email, gone);
    },
    bringIn: async (list) =>
      outcome.parse(JSON.parse(await site.change(["import", "--json"], JSON.stringify(list)))),
    exportTable: (which) => site.change(["export", "--csv", ...(which === "dates" ? ["--waiting"] : [])]),
  };
}
