import { createAbsence } from "../business/desk/absence.ts";
import { whyNoLetterMayGo } from "../business/letters/may-go-out.ts";
import { ownerRule } from "../business/owner-rules.ts";
import { createDailyCopies } from "../business/site-client/daily-copy.ts";
import { createLetters } from "../business/site-client/letters.ts";
import { createListReader } from "../business/site-client/lists.ts";
import { createMessages } from "../business/site-client/messages.ts";
import { createPeople } from "../business/site-client/people.ts";
import { createReaders } from "../business/site-client/readers.ts";
import { commandAtSite } from "../business/site-client/run-command.ts";
import { createSiteChanges } from "../business/site-client/site-cache.ts";
import { createVisits } from "../business/site-client/visits.ts";
import { createDraft } from "../engine/draft/draft.ts";
import { openJournal } from "../engine/draft/journal.ts";
import { createLiveCompiler, createLiveReader } from "../engine/live-content.ts";
import type { Project } from "../engine/project.ts";
import { readHostChoice } from "../engine/publish/hosts.ts";
import { noteLastHost } from "../engine/publish/live-site.ts";
import { createPublisher, type PublisherPorts } from "../engine/publish/publisher.ts";
import { createSecondCopy } from "../engine/publish/second-copy.ts";
import { createSharedRenderer } from "../engine/rendering/renderer.ts";
import { whyReadOnly } from "../engine/repository.ts";
import { createDevices } from "./devices.ts";
import { createEvents, type Events } from "./events.ts";

export type DepsOptions = {
  readonly project: Project;
  /** The time, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** Replaces the build, the host and the polling in tests. */
  readonly publishing?: Partial<PublisherPorts> | undefined;
  /** Replaces, in tests, what says why no letter may go to readers yet. */
  readonly whyNoLetterMayGo?: (() => Promise<string | undefined>) | undefined;
  /** Where windows open the studio. */
  readonly origin: string;
  /** Where the drafted pages are shown: another origin to the browser, so that a page can't call the studio. */
  readonly previewOrigin: string;
};

/** What the routes need. */
export type StudioDeps = ReturnType<typeof createDeps>;

/** Creates what the routes need for a project. */
export function createDeps(options: DepsOptions) {
  const { project, now = Date.now, publishing, origin, previewOrigin } = options;
  const events = createEvents();
  const journal = openJournal(project, now);
  const readLive = createLiveReader(project);
  const lists = createListsOfSite({ project, now, events });
  const { messages } = lists;
  const dailyCopies = createDailyCopies({ project, now, onChange: () => events.emit("changes") });
  const secondCopy = createSecondCopy(project, () => events.emit("publication"));
  const publisher = createPublisher(project, {
    ...publishing,
    now,
    // A publication that has ended leaves fewer changes.
    onProgress: () => events.emit("publication", "changes"),
    onLive: () => {
      // The place can't be changed while a publication is under way.
      readHostChoice(project)
        .then((chosen) => noteLastHost(journal.notes, chosen))
        .then(() => events.emit("publication"))
        .catch(console.error);
      // What visitors see is shown beside what the files have; letters name their sender as it does.
      lists.siteChanges.note();
      events.emit("content");
      // In the background: it is live without that.
      secondCopy.copy().catch(console.error);
    },
  });
  return {
    project,
    now,
    events,
    journal,
    /** Returns the content that visitors see. */
    readLive,
    /** Returns the same compiled. */
    compileLive: createLiveCompiler(project, now),
    draft: createDraft({
      project,
      journal,
      now,
      readLive,
      rule: ownerRule,
      whyReadOnly: () => whyReadOnly(project),
    }),
    /** Renders the site's states, for the comparison and the preview. */
    renderer: createSharedRenderer(project),
    publisher,
    secondCopy,
    dailyCopies,
    absence: createAbsence(journal.notes, now),
    ...lists,
    devices: createDevices({ project, now, messages, origin }),
    whyNoLetterMayGo:
      options.whyNoLetterMayGo ?? (async () => whyNoLetterMayGo(project, await readLive(), now())),
    previewOrigin,
  };
}

type ListsOptions = {
  readonly project: Project;
  readonly now: () => number;
  readonly events: Events;
};

/** Creates what the site's own lists are read and changed with. A change of one may change what another shows. */
function createListsOfSite({ project, now, events }: ListsOptions) {
  const siteChanges = createSiteChanges(() => events.emit("messages", "letters", "readers", "visits"));
  const readList = createListReader(commandAtSite(project, "lists"));
  const common = { readList, now, changes: siteChanges };
  return {
    siteChanges,
    messages: createMessages({ ...common, run: commandAtSite(project, "messages") }),
    letters: createLetters({ ...common, run: commandAtSite(project, "letters") }),
    readers: createReaders({ ...common, run: commandAtSite(project, "subscribers") }),
    people: createPeople({ run: commandAtSite(project, "person"), changes: siteChanges }),
    visits: createVisits(common),
  };
}
