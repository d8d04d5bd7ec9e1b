import { onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createDraft } from "../core/draft/draft.ts";
import { openJournal } from "../core/draft/journal.ts";
import { shareRenderer } from "../core/places/renderer.ts";
import { openProject } from "../core/project.ts";
import { createPublisher } from "../core/publish/publisher.ts";
import { keepSecondCopy } from "../core/publish/second-copy.ts";
import { createLiveReader } from "../core/sources.ts";
import { remember } from "../core/test-support/small-project.ts";
import { createLetters } from "../mailroom/letters.ts";
import { createMailroom } from "../mailroom/mailroom.ts";
import { createReaders } from "../mailroom/readers.ts";
import { createVisits } from "../mailroom/visits.ts";
import type { StudioDeps } from "../server/deps.ts";
import { createEvents } from "../server/events.ts";

/** Returns what the routes need: the project's own files, a journal that is deleted after the test, and no messages. */
export function studioDeps(overrides: Partial<StudioDeps> = {}): StudioDeps {
  const project = { ...openProject("."), dataFolder: temporaryFolder() };
  const journal = openJournal(project);
  const renderer = shareRenderer(project);
  onTestFinished(() => renderer.close());
  return {
    project,
    journal,
    draft: createDraft({ project, journal, remember }),
    publisher: createPublisher(project, { remember }),
    secondCopy: keepSecondCopy(project),
    remember,
    readLive: createLiveReader(project),
    renderer,
    events: createEvents(),
    mailroom: createMailroom({ run: async () => "[]" }),
    letters: createLetters({ run: async () => "{}" }),
    readers: createReaders({ run: async () => "{}" }),
    visits: createVisits({ run: async () => "{}" }),
    now: Date.now,
    previewOrigin: "http://localhost:4700",
    previewCookie: "preview-4700=secret",
    ...overrides,
  };
}
