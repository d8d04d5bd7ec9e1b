import { setTimeout as wait } from "node:timers/promises";
import { compileContent } from "../../content-model/compiler/compile-content.ts";
import { createMemory, type Remember } from "../../content-model/compiler/remember.ts";
import { createDraft } from "../core/draft/draft.ts";
import { readOffer } from "../core/draft/invalid.ts";
import { openJournal } from "../core/draft/journal.ts";
import { watchContent } from "../core/draft/watch-content.ts";
import { shareRenderer } from "../core/places/renderer.ts";
import type { Project } from "../core/project.ts";
import { readHostChoice } from "../core/publish/hosts.ts";
import { liveAtKey, placeOf } from "../core/publish/look.ts";
import { createPublisher, type PublisherPorts } from "../core/publish/publisher.ts";
import { keepSecondCopy } from "../core/publish/second-copy.ts";
import { whyReadOnly } from "../core/repository.ts";
import { createLiveReader } from "../core/sources.ts";
import { createLetters } from "../mailroom/letters.ts";
import { createMailroom } from "../mailroom/mailroom.ts";
import { createReaders } from "../mailroom/readers.ts";
import { commandAtSite } from "../mailroom/run-command.ts";
import { createVisits } from "../mailroom/site-reading.ts";
import { createStudio } from "./assemble.ts";
import { createEvents, emitChange } from "./events.ts";
import { close, listenerOf, listenOnLocalhost } from "./listen.ts";
import { createPreview, newPreviewCookie } from "./preview.ts";

/** How long stopping waits for the mailroom, in milliseconds. */
const longestClosing = 10_000;

/** How many steps of the compiler are kept: those of a state of the content are about a hundred. */
const stepsRemembered = 1000;

export type StartOptions = {
  readonly project: Project;
  /** Where the app was built. */
  readonly appFolder: string;
  /** The first port to try. */
  readonly port: number;
  readonly onKeyUsed?: () => void;
  readonly now?: () => number;
  /** Reuses the compiler's steps of earlier studios, in tests. */
  readonly remember?: Remember;
  /** Replaces the build, the host and the polling in tests. */
  readonly publishing?: Partial<PublisherPorts>;
  /** Stands for YouTube in tests. */
  readonly askYouTube?: typeof fetch;
};

export type RunningStudio = Awaited<ReturnType<typeof startStudio>>;

/** Starts the studio and its preview, on this computer's own addresses only. */
export async function startStudio(options: StartOptions) {
  const { project, appFolder, onKeyUsed, now = Date.now } = options;
  const { servers, port } = await listenOnLocalhost(options.port);
  // The same after the next start: an open window may frame no other.
  const preview = await listenOnLocalhost(port + 1);
  const previewOrigin = `http://localhost:${preview.port}`;
  const previewCookie = newPreviewCookie(preview.port);

  const journal = openJournal(project, now);
  const { remember = createMemory(stepsRemembered) } = options;
  const readLive = createLiveReader(project);
  const draft = createDraft({
    project,
    journal,
    now,
    remember,
    whyReadOnly: () => whyReadOnly(project),
    readLive,
  });
  const events = createEvents();
  const watcher = watchContent(project, () => emitChange(events));
  const renderer = shareRenderer(project, remember);
  const mailroom = createMailroom({
    run: commandAtSite(project),
    now,
    onChange: () => events.emit("messages"),
  });
  const letters = createLetters({
    run: commandAtSite(project, "letters"),
    now,
    onChange: () => {
      readers.forget();
      events.emit("letters");
      events.emit("readers");
    },
  });
  const readers = createReaders({
    run: commandAtSite(project, "subscribers"),
    now,
    onChange: () => {
      letters.forget();
      events.emit("readers");
      events.emit("letters");
    },
  });
  const visits = createVisits({
    run: commandAtSite(project, "visits"),
    now,
    onChange: () => events.emit("visits"),
  });
  const secondCopy = keepSecondCopy(project, () => events.emit("publication"));
  const publisher = createPublisher(project, {
    ...options.publishing,
    now,
    remember,
    onProgress: () => {
      events.emit("publication");
      // A publication that has ended leaves fewer changes.
      events.emit("changes");
    },
    onLive: () => {
      // The place can't be changed while a publication is under way.
      readHostChoice(project)
        .then((chosen) => journal.keep(liveAtKey, placeOf(chosen)))
        .then(() => events.emit("publication"))
        .catch(console.error);
      // What visitors see is shown beside what the files have; letters name their sender as it does.
      events.emit("content");
      letters.forget();
      events.emit("letters");
      // In the background: it is live without that.
      secondCopy.copy().catch(console.error);
    },
  });
  const studioOrigin = `http://localhost:${port}`;
  const deps = {
    project,
    draft,
    remember,
    journal,
    publisher,
    secondCopy,
    mailroom,
    letters,
    readers,
    visits,
    readLive,
    renderer,
    now,
    previewOrigin,
    previewCookie,
    events,
    ...(options.askYouTube && { askYouTube: options.askYouTube }),
  };
  const doorOptions = { port, now, ...(onKeyUsed && { onKeyUsed }) };
  const studio = createStudio(deps, doorOptions, appFolder);
  const readOffered = async () => (await readOffer(deps)).draft;
  const previewPages = createPreview({ ...deps, read: readOffered }, studioOrigin);
  for (const server of servers) server.on("request", listenerOf(studio.fetch));
  for (const server of preview.servers) server.on("request", listenerOf(previewPages.fetch));

  // With what was cut off when the computer went off. What it needs may be missing: the next publication says so.
  await publisher.goOn().catch(console.error);
  secondCopy.copy().catch(console.error);

  return {
    /** Looks up what the first screen shows, so that it needn't wait. */
    prepareFirstScreen: quietly(async () => {
      void mailroom.read();
      compileContent(await readLive(), { remember });
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
      // What was just deleted: a server may not answer.
      await Promise.race([mailroom.close(), wait(longestClosing, undefined, { ref: false })]);
    },
  };
}

/** Returns what does something in the background. Whoever asks for what fails gets the error. */
const quietly = (action: () => Promise<void>) => () => void action().catch(() => undefined);
