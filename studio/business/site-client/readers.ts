import { z } from "zod";
import type { ImportOutcome } from "../../../server/newsletter/import-readers.ts";
import { createSiteList, type SiteOptions } from "./site-cache.ts";

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
  keptAt: z.string().nullable(),
});

export type ReadersOverview = z.infer<typeof overview>;

/** What `npm run subscribers -- import --json` prints. */
const importOutcome = z.object({
  added: z.number(),
  known: z.array(z.string()),
  left: z.array(z.string()),
  refused: z.array(z.string()),
  repeated: z.array(z.string()),
  invalid: z.array(z.string()),
}) satisfies z.ZodType<ImportOutcome>;

/** What `npm run subscribers -- leave --json` prints. */
const leaveOutcome = z.object({ left: z.number() });

/** A list that the owner brings in. Days are year-month-day. */
export type ImportedList = {
  readonly day: string;
  readonly how: string;
  readonly readers: readonly {
    readonly email: string;
    readonly name: string;
    /** The day on which they agreed, if it wasn't the list's. */
    readonly day?: string | undefined;
  }[];
};

/**
 * The newsletter's readers, wherever the site runs. Changes reject with a Refusal. Addresses go through standard input: a
 * server logs the arguments of commands.
 */
export function createReaders(options: SiteOptions) {
  const site = createSiteList({
    ...options,
    subject: "readers’ addresses",
    refusals: { NOT_FOUND: "That address isn’t there any more." },
    list: "subscribers",
    parse: (listed) => overview.parse(listed),
  });
  return {
    ...site,
    /** Deletes all data of an address. With `never`, the site remembers it as a mark, and never emails it again. */
    remove: (email: string, { never }: { readonly never: boolean }) =>
      site.change(["remove", "-", ...(never ? ["--never"] : [])], email),
    /** Records of addresses that they left. Returns how many were on the list. */
    leave: async (emails: readonly string[]) =>
      leaveOutcome.parse(await site.change(["leave"], emails.join("\n"))),
    /** Sends the email of a request that is to check, or that failed. */
    approve: (email: string) => site.change(["approve", "-"], email),
    importList: async (list: ImportedList) =>
      importOutcome.parse(await site.change(["import"], JSON.stringify(list))),
    /** Returns the current readers as CSV, or those who wait for dates. Spreadsheets read no formula in it. */
    exportTable: (which: "readers" | "dates") =>
      site.ask(["export", "--csv", ...(which === "dates" ? ["--waiting"] : [])]),
  };
}
