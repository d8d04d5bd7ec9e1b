import { existsSync, watch } from "node:fs";
import path from "node:path";
import { compileContent } from "../../content-model/compiler/compile-content.ts";
import { looksForCopyEvery } from "../business/mailroom/daily-copy.ts";
import { readOffer } from "../engine/draft/invalid.ts";
import type { Project } from "../engine/project.ts";
import { createStudio } from "./assemble.ts";
import { createDeps, type DepsOptions } from "./deps.ts";
import { emitChange } from "./events.ts";
import { close, listenerOf, listenOnLocalhost } from "./listen.ts";
import { createPreview, newPreviewPages } from "./preview.ts";

export type StartOptions = Omit<DepsOptions, "previewOrigin" | "previewPages"> & {
  /** Where the app was built. */
  readonly appFolder: string;
  /** The first port to try. */
  readonly port: number;
  readonly onKeyUsed?: () => void;
};

export type RunningStudio = Awaited<ReturnType<typeof startStudio>>;

/** Starts the studio and its preview, on this computer's own addresses only. */
export async function startStudio({ appFolder, port: first, onKeyUsed, ...options }: StartOptions) {
  const { servers, port } = await listenOnLocalhost(first);
  // The same after the next start: an open window may frame no other.
  const preview = await listenOnLocalhost(port + 1);
  const previewOrigin = `http://localhost:${preview.port}`;
  const deps = createDeps({ ...options, previewOrigin, previewPages: newPreviewPages(previewOrigin) });
  const { project, now, events, draft, renderer, readLive, mailroom, publisher, secondCopy, dailyCopies } =
    deps;
  const watcher = watchContent(project, () => emitChange(events));
  const studio = createStudio(deps, { port, now, ...(onKeyUsed && { onKeyUsed }) }, appFolder);
  const readOffered = async () => (await readOffer(deps)).draft;
  const previewPages = createPreview({ ...deps, read: readOffered }, `http://localhost:${port}`);
  for (const server of servers) server.on("request", listenerOf(studio.fetch));
  for (const server of preview.servers) server.on("request", listenerOf(previewPages.fetch));

  // With what was cut off when the computer went off. What it needs may be missing: the next publication says so.
  await publisher.goOn().catch(console.error);
  secondCopy.copy().catch(console.error);
  const keepCopies = () => void dailyCopies.keep().catch(console.error);
  keepCopies();
  const copies = setInterval(keepCopies, looksForCopyEvery);

  return {
    /** Looks up what the first screen shows, so that it needn't wait. */
    prepareFirstScreen: quietly(async () => {
      void mailroom.read();
      compileContent(await readLive());
    }),
    /** Renders what visitors see and the draft, so that the first preview and comparison needn't wait. */
    warmUp: quietly(async () => {
      const opened = await renderer.open();
      await opened.render(await readLive());
      await opened.render(await draft.sources());
    }),
    port,
    previewOrigin,
    issueAddress: studio.issueAddress,
    stop: async (): Promise<void> => {
      clearInterval(copies);
      watcher.close();
      renderer.close();
      await Promise.all([...servers, ...preview.servers].map(close));
    },
  };
}

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
