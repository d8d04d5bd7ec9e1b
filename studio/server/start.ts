import { existsSync, watch } from "node:fs";
import path from "node:path";
import { compileContent } from "../../content-model/compiler/compile-content.ts";
import { copyCheckInterval } from "../business/site-client/daily-copy.ts";
import { commandAtSite } from "../business/site-client/run-command.ts";
import { readPublishable } from "../engine/draft/publishable.ts";
import type { Project } from "../engine/project.ts";
import { createStudio } from "./assemble.ts";
import { createDeps, type DepsOptions, type StudioDeps } from "./deps.ts";
import { messageCheckInterval } from "./devices.ts";
import type { Door } from "./door/door.ts";
import { createKeyDoor } from "./door/key-door.ts";
import { sendThroughSite } from "./door/notices.ts";
import { emitChange } from "./events.ts";
import { close, listenerOf, listenOnLocalhost, listenOnSocket } from "./listen.ts";
import { createPreview } from "./preview.ts";
import type { ServedAt } from "./served-at.ts";

type CommonOptions = Omit<DepsOptions, "origin" | "previewOrigin"> & {
  /** Where the app was built. */
  readonly appFolder: string;
};

export type StartOptions = CommonOptions & {
  /** The first port to try. */
  readonly port: number;
  readonly onKeyUsed?: () => void;
};

export type RunningStudio = Awaited<ReturnType<typeof startStudio>>;

/** Starts the studio and its preview, on this computer's own addresses only. Keys open it. */
export async function startStudio({ appFolder, port: first, onKeyUsed, ...options }: StartOptions) {
  const { servers, port } = await listenOnLocalhost(first);
  // The same after the next start: an open window may frame no other.
  const preview = await listenOnLocalhost(port + 1);
  const origin = `http://localhost:${port}`;
  const previewOrigin = `http://localhost:${preview.port}`;
  const deps = createDeps({ ...options, origin, previewOrigin });
  const door = createKeyDoor({ origin, now: deps.now, onKeyUsed });
  const studio = openStudio(deps, { door, origin, appFolder });
  for (const server of servers) server.on("request", listenerOf(studio.fetch));
  for (const server of preview.servers) server.on("request", listenerOf(studio.fetchPreview));
  const background = await startBackgroundWork(deps);
  return {
    ...warmUps(deps),
    port,
    previewOrigin,
    issueAddress: door.issueAddress,
    stop: async (): Promise<void> => {
      background.stop();
      await Promise.all([...servers, ...preview.servers].map(close));
    },
  };
}

/** How often emails about the door are tried again, in milliseconds. */
const noticeInterval = 60 * 60 * 1000;

/** Starts the studio and its preview on a server, where a proxy alone reaches them. Passkeys open it. */
export async function startServedStudio(
  { appFolder, ...options }: CommonOptions,
  { origin, previewOrigin, socket }: ServedAt,
) {
  const { createPasskeyDoor } = await import("./door/passkey-door.ts");
  const deps = createDeps({ ...options, origin, previewOrigin });
  const { project, now, events } = deps;
  const door = createPasskeyDoor({
    project,
    origin,
    now,
    sendNotice: sendThroughSite(commandAtSite(project, "test-mail")),
    onChange: () => {
      events.emit("door");
      // A window that isn't let in any more notices.
      events.emit("content");
    },
    onEndAll: () => deps.devices.forgetAll(),
  });
  const studio = openStudio(deps, { door, origin, appFolder });
  const { host: previewHost } = new URL(previewOrigin);
  const server = await listenOnSocket(socket);
  server.on(
    "request",
    listenerOf((request) =>
      request.headers.get("host") === previewHost ? studio.fetchPreview(request) : studio.fetch(request),
    ),
  );
  const background = await startBackgroundWork(deps);
  const sendNotices = () => void door.sendNotices();
  sendNotices();
  const notices = setInterval(sendNotices, noticeInterval);
  const tellDevices = () => void deps.devices.tellOfNewMessages().catch(console.error);
  const telling = setInterval(tellDevices, messageCheckInterval);
  return {
    ...warmUps(deps),
    stop: async (): Promise<void> => {
      clearInterval(notices);
      clearInterval(telling);
      background.stop();
      await close(server);
      await door.stopNotices();
    },
  };
}

type OpenOptions = {
  readonly door: Door;
  /** Where windows open the studio. */
  readonly origin: string;
  readonly appFolder: string;
};

/** Returns what answers requests to the studio and to its preview. */
function openStudio(deps: StudioDeps, { door, origin, appFolder }: OpenOptions) {
  const read = async () => (await readPublishable(deps)).draft;
  return {
    fetch: createStudio(deps, door, appFolder).fetch,
    fetchPreview: createPreview({ ...deps, read }, door, origin).fetch,
  };
}

/** Goes on with a publication that was cut off, follows the files, and keeps copies. */
async function startBackgroundWork({
  project,
  events,
  renderer,
  publisher,
  secondCopy,
  dailyCopies,
}: StudioDeps) {
  const watcher = watchContent(project, () => emitChange(events));
  // If it can't go on, as without its host's settings, the next publication says so.
  await publisher.resume().catch(console.error);
  secondCopy.copy().catch(console.error);
  const keepCopies = () => void dailyCopies.keep().catch(console.error);
  keepCopies();
  const copies = setInterval(keepCopies, copyCheckInterval);
  return {
    stop: (): void => {
      clearInterval(copies);
      watcher.close();
      renderer.close();
    },
  };
}

const warmUps = ({ draft, renderer, readLive, messages }: StudioDeps) => ({
  /** Looks up what the first screen shows, so that it needn't wait. */
  prepareFirstScreen: quietly(async () => {
    void messages.read();
    compileContent(await readLive());
  }),
  /** Renders what visitors see and the draft, so that the first preview and comparison needn't wait. */
  warmUp: quietly(async () => {
    const opened = await renderer.open();
    await opened.render(await readLive());
    await opened.render(await draft.sources());
  }),
});

/** Returns what does something in the background. Whoever asks for what fails gets the error. */
const quietly = (action: () => Promise<void>) => () => void action().catch(() => undefined);

/** Editors write a file in several steps. */
const pause = 150;

/**
 * Calls back a moment after a content file has changed. Windows also read again when they get the focus, since
 * file systems on a network don't report every change.
 */
function watchContent({ folder }: Project, onChange: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const follow = (below: string, isContent: (file: string) => boolean) => {
    const watcher = watch(path.join(folder, below), { recursive: true }, (_, file) => {
      if (!file || !isContent(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, pause);
    });
    // A folder that is being replaced; the next read says what is wrong with it.
    watcher.on("error", (error) => console.error(`${below} isn't watched any more: ${error.message}`));
    return watcher;
  };
  const watchers = [follow("content", (file) => /\.(yaml|mdx|jpe?g|png|webp)$/.test(file))];
  // The folder of photographs may be made later.
  if (existsSync(path.join(folder, "public")))
    watchers.push(follow("public", (file) => /^photos(?:[\\/]|$)/.test(file)));
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
