import { Hono } from "hono";
import { streamText } from "hono/streaming";
import type { StudioDeps } from "../deps.ts";

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
