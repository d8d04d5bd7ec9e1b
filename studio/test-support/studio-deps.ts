import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createLetters } from "../business/site-client/letters.ts";
import { createMessages } from "../business/site-client/messages.ts";
import { createReaders } from "../business/site-client/readers.ts";
import { createVisits } from "../business/site-client/visits.ts";
import { openProject } from "../engine/project.ts";
import { createDeps, type StudioDeps } from "../server/deps.ts";
import { explainFailure } from "../server/failure.ts";

/** Returns what the routes need: a project, by default this one with a journal that is deleted after the test, and no messages. */
export function studioDeps(overrides: Partial<StudioDeps> = {}): StudioDeps {
  const { project = { ...openProject("."), dataFolder: temporaryFolder() }, now } = overrides;
  const deps = createDeps({
    project,
    now,
    origin: "http://localhost:4600",
    previewOrigin: "http://localhost:4700",
  });
  onTestFinished(() => deps.renderer.close());
  return {
    ...deps,
    messages: createMessages({ readList: async () => [], run: async () => "{}" }),
    letters: createLetters({ readList: async () => ({}), run: async () => "{}" }),
    readers: createReaders({ readList: async () => ({}), run: async () => "{}" }),
    visits: createVisits({ readList: async () => ({}) }),
    ...overrides,
  };
}

/** Returns what asks routes as a window does. */
export function asker(routes: Hono) {
  const app = new Hono().route("/", routes).onError(explainFailure);
  return async (method: string, path: string, body?: unknown) => {
    const response = await app.request(path, {
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
}
