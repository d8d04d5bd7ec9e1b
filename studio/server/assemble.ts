import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { except } from "hono/combine";
import { largestPhotograph, photographTooLarge } from "../engine/photographs/limits.ts";
import { createAppFiles, securityHeaders } from "./app-files.ts";
import type { StudioDeps } from "./deps.ts";
import { type Door, doorPath } from "./door/door.ts";
import { explainFailure } from "./failure.ts";
import { createArticleRoutes } from "./routes/articles.ts";
import { createChangesRoutes } from "./routes/changes.ts";
import { createContentRoutes } from "./routes/content.ts";
import { createDeskRoutes, createReadyRoutes } from "./routes/desk.ts";
import { createDeviceRoutes } from "./routes/devices.ts";
import { createFirstStepsRoutes } from "./routes/first-steps.ts";
import { createHistoryRoutes } from "./routes/history.ts";
import { createLettersRoutes } from "./routes/letters.ts";
import { createMessagesRoutes } from "./routes/messages.ts";
import { createNewComputerRoutes } from "./routes/new-computer.ts";
import { createPeopleRoutes } from "./routes/people.ts";
import { createPhotographRoutes } from "./routes/photographs.ts";
import { createPublishRoutes } from "./routes/publish.ts";
import { createReadersRoutes } from "./routes/readers.ts";
import { createEventRoutes, createSessionRoutes } from "./routes/session.ts";
import { createVisitsRoutes } from "./routes/visits.ts";

/** No text of the site is longer. */
const largestBody = 1024 * 1024;

/** A list of a hundred thousand readers. */
const largestList = 12 * largestBody;

/** The API below /api. Add a subject with one line here; the app's client (`hc<StudioApi>`) knows it by its type. */
const createApi = (deps: StudioDeps, door: Door) =>
  new Hono()
    .route("/articles", createArticleRoutes(deps))
    .route("/changes", createChangesRoutes(deps))
    .route("/content", createContentRoutes(deps))
    .route("/devices", createDeviceRoutes(deps))
    .route("/desk", createDeskRoutes(deps))
    .route("/ready", createReadyRoutes(deps))
    .route("/first-steps", createFirstStepsRoutes(deps))
    .route("/session", createSessionRoutes(deps, door))
    .route("/events", createEventRoutes(deps))
    .route("/messages", createMessagesRoutes(deps))
    .route("/letters", createLettersRoutes(deps))
    .route("/people", createPeopleRoutes(deps))
    .route("/readers", createReadersRoutes(deps))
    .route("/visits", createVisitsRoutes(deps))
    .route("/publication", createPublishRoutes(deps))
    .route("/history", createHistoryRoutes(deps))
    .route("/new-computer", createNewComputerRoutes(deps))
    .route("/photographs", createPhotographRoutes(deps));

export type StudioApi = ReturnType<typeof createApi>;

const limitBody = (maxSize: number, message = "That’s too long to keep.") =>
  bodyLimit({ maxSize, onError: (c) => c.json({ message }, 413) });

/**
 * Puts the studio together: door, API, and the built app.
 *
 * @param appFolder where the app was built
 */
export function createStudio(deps: StudioDeps, door: Door, appFolder: string) {
  const app = new Hono()
    .use(securityHeaders())
    .use(door.guard)
    .use("/api/readers/import", limitBody(largestList))
    .use("/api/photographs/*", limitBody(largestPhotograph, photographTooLarge))
    .use(except(["/api/readers/import", "/api/photographs/*"], limitBody(largestBody)))
    .route(doorPath, door.routes)
    .route("/api", createApi(deps, door))
    .all("/api/*", (c) => c.json({ message: "The studio has nothing here." }, 404))
    .route("/", createAppFiles(appFolder, deps.previewOrigin, door.opensWith))
    .onError(explainFailure);
  return { fetch: app.fetch };
}
