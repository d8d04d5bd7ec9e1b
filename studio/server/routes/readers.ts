import { Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import type { ReadersOverview } from "../../business/site-client/readers.ts";
import type { StudioDeps } from "../deps.ts";
import { jsonBody } from "../failure.ts";

/** Those who get the letter; who asked and didn't confirm; who wait for the dates of the course; who left lately. */
export type ReaderListName = "readers" | "asked" | "dates" | "left";

/** An address of one of the lists. */
export type ReaderRow = {
  readonly email: string;
  readonly name: string;
  /** When they confirmed, asked, began to wait, or left; in milliseconds since 1970. */
  readonly at: number;
  /** How they agreed, if the owner brought them in. */
  readonly consent?: string | undefined;
  /** The email with the link for one who asked. */
  readonly link?: ReadersOverview["requests"][number]["state"] | undefined;
  /** What one who asked wants. */
  readonly wants?: ReadersOverview["requests"][number]["purpose"] | undefined;
};

/** An email address, as it was typed. */
export const email = z
  .string()
  .trim()
  .regex(/^[^\s@]+@[^\s@]+$/);
const emailBody = jsonBody(z.object({ email }));
const leaveBody = jsonBody(z.object({ emails: z.array(email).min(1) }));
const removeBody = jsonBody(z.object({ email, never: z.boolean() }));

/** The most addresses of one import. */
const mostReaders = 100_000;

const importBody = jsonBody(
  z.object({
    day: z.iso.date(),
    how: z.string().trim().min(1).max(300),
    readers: z
      .array(
        z.object({ email: z.string().max(400), name: z.string().max(1000), day: z.iso.date().optional() }),
      )
      .min(1)
      .max(mostReaders),
  }),
);

const tableQuery = validator("query", ({ which }) => ({
  which: which === "dates" ? ("dates" as const) : ("readers" as const),
}));

const done = { ok: true } as const;

/** The newsletter's readers. */
export const createReadersRoutes = ({ readers }: StudioDeps) =>
  new Hono()
    .get("/", async (c) => {
      const { value, readAt, isMissing, unreachable } = await readers.read();
      return c.json({
        /** Undefined while they were never read. */
        lists: value && listsOf(value),
        keptAt: value?.keptAt ?? undefined,
        readAt,
        isMissing,
        unreachable,
      });
    })
    .get("/table", tableQuery, async (c) => {
      const table = await readers.exportTable(c.req.valid("query").which);
      return c.body(table, 200, { "Content-Type": "text/csv; charset=utf-8" });
    })
    .post("/remove", removeBody, async (c) => {
      const { email, never } = c.req.valid("json");
      await readers.remove(email, { never });
      return c.json(done);
    })
    .post("/leave", leaveBody, async (c) => c.json(await readers.leave(c.req.valid("json").emails)))
    .post("/approve", emailBody, async (c) => {
      await readers.approve(c.req.valid("json").email);
      return c.json(done);
    })
    .post("/import", importBody, async (c) => c.json(await readers.importList(c.req.valid("json"))));

/** Sorts everybody into the lists, newest first. Who gets the letter and waits for dates is on both. */
function listsOf({ subscribers, requests }: ReadersOverview): Readonly<Record<ReaderListName, ReaderRow[]>> {
  const current = subscribers.filter(({ unsubscribedAt }) => unsubscribedAt === null);
  const row = ({ email, name }: { email: string; name: string }, at: number): ReaderRow => ({
    email,
    name,
    at,
  });
  const lists = {
    readers: current
      .filter(({ getsLetter }) => getsLetter)
      .map((one) => ({ ...row(one, one.confirmedAt), consent: one.consent ?? undefined })),
    asked: requests.map((one) => ({ ...row(one, one.requestedAt), link: one.state, wants: one.purpose })),
    dates: current.flatMap((one) => (one.waitsSince === null ? [] : [row(one, one.waitsSince)])),
    left: subscribers.flatMap((one) => (one.unsubscribedAt === null ? [] : [row(one, one.unsubscribedAt)])),
  };
  for (const rows of Object.values(lists)) rows.sort((a, b) => b.at - a.at);
  return lists;
}
