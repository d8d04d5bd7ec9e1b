import type { Hono } from "hono";
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
import { createVisits } from "../mailroom/site-reading.ts";
import type { StudioDeps } from "../server/deps.ts";
import { createEvents } from "../server/events.ts";

/** Returns what the routes need: a project, by default this one with a journal that is deleted after the test, and no messages. */
export function studioDeps(overrides: Partial<StudioDeps> = {}): StudioDeps {
  const { project = { ...openProject("."), dataFolder: temporaryFolder() } } = overrides;
  const journal = openJournal(project);
  const renderer = shareRenderer(project);
  onTestFinished(() => renderer.close());
  const { now = Date.now, readLive = createLiveReader(project) } = overrides;
  return {
    project,
    journal,
    draft: createDraft({ project, journal, remember, now, readLive }),
    publisher: createPublisher(project, { remember }),
    secondCopy: keepSecondCopy(project),
    remember,
    readLive,
    renderer,
    events: createEvents(),
    mailroom: createMailroom({ run: async () => "[]" }),
    letters: createLetters({ run: async () => "{}" }),
    readers: createReaders({ run: async () => "{}" }),
    visits: createVisits({ run: async () => "{}" }),
    now,
    previewOrigin: "http://localhost:4700",
    previewCookie: "preview-4700=secret",
    ...overrides,
  };
}

/** Returns what asks routes as a window does. */
export const asker =
  (routes: Pick<Hono, "request">) => async (method: string, path: string, body?: unknown) => {
    const response = await routes.request(path, {
      method,
      ...(body instanceof Uint8Array
        ? { body: new Uint8Array(body) }
        : body !== undefined && {
            body: JSON.stringify(body),
            headers: { "Content-Type": "application/json" },
          }),
    });
    const text = await response.text();
    return { status: response.status, text, json: JSON.parse(text) };
  };
