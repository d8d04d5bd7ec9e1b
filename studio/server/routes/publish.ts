import { Hono } from "hono";
import { z } from "zod";
import { checkChoice } from "../../core/publish/check-choice.ts";
import { lookAtLive, readLiveStatus } from "../../core/publish/live-status.ts";
import { CantPublish } from "../../core/publish/publisher.ts";
import type { StudioDeps } from "../deps.ts";
import type { Failure } from "../failure.ts";
import { jsonBody } from "../json-body.ts";

const order = z.object({
  changes: z.array(z.string()).min(1).max(10_000).readonly(),
  note: z.string().max(2000).default(""),
});

const choice = z.object({ changes: z.array(z.string()).max(10_000).readonly() });

/** Publishing: begins it, and says how far it is. Windows learn of each step by the topic `publication`. */
export const createPublishRoutes = ({ project, publisher, remember, secondCopy, now }: StudioDeps) =>
  new Hono()
    /** The last publication, if there was one, since when its result is live, and whether that is kept elsewhere, too. */
    .get("/", async (c) =>
      c.json({
        publication: (await publisher.current()) ?? null,
        live: await readLiveStatus(project),
        secondCopy: await secondCopy.read(),
      }),
    )
    /** Copies what is live to the second place, if it isn't there. */
    .post("/copy", async (c) => {
      await secondCopy.bringUpToDate();
      return c.json({ secondCopy: await secondCopy.read() });
    })
    .post("/", jsonBody(order), async (c) => {
      try {
        return c.json({ publication: await publisher.start(c.req.valid("json")) }, 202);
      } catch (error) {
        if (!(error instanceof CantPublish)) throw error;
        const failure: Failure = { message: error.message, ...(error.words && { detail: error.words }) };
        return c.json(failure, 409);
      }
    })
    /** What would keep chosen changes from being published. */
    .post("/checks", jsonBody(choice), async (c) =>
      c.json(await checkChoice(project, c.req.valid("json").changes, now(), remember)),
    )
    /** Looks again at a live site that didn't show the new state. */
    .post("/look", async (c) => c.json({ publication: (await publisher.lookAgain()) ?? null }))
    /** Asks the live site which state it shows. */
    .get("/live", async (c) => c.json(await lookAtLive(project)));
