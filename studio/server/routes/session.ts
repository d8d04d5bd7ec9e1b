import { Hono } from "hono";
import { streamText } from "hono/streaming";
import { readBusiness, readHelper } from "../../business/names.ts";
import type { Project } from "../../engine/project.ts";
import type { StudioDeps } from "../deps.ts";
import type { Door } from "../door/door.ts";

/**
 * What a window needs before its first screen: whose studio it is, and where its pages are shown. Frames and links can't carry
 * the window's token; they are safe because their address can't be guessed.
 */
export function createSessionRoutes(
  { project, previewOrigin, now }: StudioDeps,
  { opensWith, previewFolderFor }: Door,
) {
  /** A page that was opened before is loaded again. */
  const startedAt = now();
  return new Hono().get("/", async (c) => {
    return c.json({
      previewOrigin,
      previewPages: `${previewOrigin}/${previewFolderFor(c)}`,
      startedAt,
      can: capabilitiesOf(project, opensWith),
      business: await readBusiness(project),
      helper: readHelper(project),
    });
  });
}

/** What differs between the owner's own computer and a server: screens ask for the one thing that they are about. */
export type Capabilities = {
  /** Passkeys open it, and she can see and change which. */
  readonly changeWhoOpens: boolean;
  /** She starts and stops it herself, by its icon. On a server, it runs by itself. */
  readonly beStarted: boolean;
  /** It has an address of its own, always on: it can tell a phone that a message has come. */
  readonly tellDevices: boolean;
};

const capabilitiesOf = ({ machine }: Project, opensWith: Door["opensWith"]): Capabilities => ({
  changeWhoOpens: opensWith === "passkey",
  beStarted: machine === "this computer",
  tellDevices: machine !== "this computer",
});

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
