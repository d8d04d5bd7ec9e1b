import { Hono } from "hono";
import { streamText } from "hono/streaming";
import { readBusiness, readHelper } from "../../business/names.ts";
import type { StudioDeps } from "../deps.ts";

/**
 * What a window needs before its first screen: whose studio it is, and where its pages are shown: frames and links can't
 * carry the window's token, but their address can't be guessed.
 */
export function createSessionRoutes({ project, previewOrigin, previewPages, now }: StudioDeps) {
  /** A page that was opened before is loaded again. */
  const startedAt = now();
  return new Hono().get("/", async (c) => {
    return c.json({
      previewOrigin,
      previewPages,
      startedAt,
      business: await readBusiness(project),
      helper: readHelper(project),
    });
  });
}

/** How often an idle stream sends something, in milliseconds: a dead connection shows itself only then. */
const heartbeat = 15_000;

/**
 * A stream with the name of each topic that changed on a line of its own; empty lines are heartbeats. It isn't one of `EventSource`,
 * which can't send the token.
 */
export const createEventRoutes = ({ events }: Pick<StudioDeps, "events">) =>
  new Hono().get("/", (c) =>
    streamText(c, async (stream) => {
      const stop = events.subscribe((topic) => void stream.writeln(topic));
      stream.onAbort(stop);
      while (!stream.aborted && !stream.closed) {
        await stream.writeln("");
        await stream.sleep(heartbeat);
      }
      stop();
    }),
  );
