import { Hono } from "hono";
import { z } from "zod";
import type { StudioDeps } from "../deps.ts";
import { jsonBody } from "../json-body.ts";

/** What is kept where the site runs. */
const kept = ["messages", "letters", "readers", "visits"] as const;

export type KeptAtSite = (typeof kept)[number];

const tryBody = jsonBody(z.object({ of: z.enum(kept) }));

/** Whether the site is reached: reads at once what is kept there. */
export const createConnectionRoutes = ({ mailroom, letters, readers, visits }: StudioDeps) =>
  new Hono().post("/", tryBody, async (c) => {
    const reading = { messages: mailroom, letters, readers, visits }[c.req.valid("json").of];
    return c.json({ isReached: await reading.tryNow() });
  });
