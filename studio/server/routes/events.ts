import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { StudioDeps } from "../deps.ts";

/** How often an idle stream sends something, in milliseconds: a dead connection shows itself only then. */
const heartbeat = 15_000;

/** Server-sent events: the name of each topic that changed. */
export const createEventRoutes = ({ events }: Pick<StudioDeps, "events">) =>
  new Hono().get("/", (c) =>
    streamSSE(c, async (stream) => {
      const stop = events.subscribe((topic) => void stream.writeSSE({ event: "changed", data: topic }));
      stream.onAbort(stop);
      await stream.writeSSE({ event: "open", data: "" });
      while (!stream.aborted && !stream.closed) {
        await stream.sleep(heartbeat);
        await stream.writeSSE({ event: "alive", data: "" });
      }
      stop();
    }),
  );
