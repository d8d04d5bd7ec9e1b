import { compileContent } from "../../content-model/compiler/compile-content.ts";
import { readOffer } from "../core/draft/invalid.ts";
import { watchContent } from "../core/draft/watch-content.ts";
import { createStudio } from "./assemble.ts";
import { createDeps, type DepsOptions } from "./deps.ts";
import { emitChange } from "./events.ts";
import { close, listenerOf, listenOnLocalhost } from "./listen.ts";
import { createPreview, newPreviewCookie } from "./preview.ts";

export type StartOptions = Omit<DepsOptions, "previewOrigin" | "previewCookie"> & {
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
  const deps = createDeps({ ...options, previewOrigin, previewCookie: newPreviewCookie(preview.port) });
  const { project, now, events, draft, renderer, readLive, mailroom, publisher, secondCopy } = deps;
  const watcher = watchContent(project, () => emitChange(events));
  const studio = createStudio(deps, { port, now, ...(onKeyUsed && { onKeyUsed }) }, appFolder);
  const readOffered = async () => (await readOffer(deps)).draft;
  const previewPages = createPreview({ ...deps, read: readOffered }, `http://localhost:${port}`);
  for (const server of servers) server.on("request", listenerOf(studio.fetch));
  for (const server of preview.servers) server.on("request", listenerOf(previewPages.fetch));

  // With what was cut off when the computer went off. What it needs may be missing: the next publication says so.
  await publisher.goOn().catch(console.error);
  secondCopy.copy().catch(console.error);

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
      watcher.close();
      renderer.close();
      await Promise.all([...servers, ...preview.servers].map(close));
    },
  };
}

/** Returns what does something in the background. Whoever asks for what fails gets the error. */
const quietly = (action: () => Promise<void>) => () => void action().catch(() => undefined);
