import { Hono } from "hono";
import { readPictures } from "../../../content-compiler/pictures.ts";
import { readSamples } from "../../../scripts/launch-check/samples.ts";
import { readTasks } from "../../core/readiness/read-tasks.ts";
import type { StudioDeps } from "../deps.ts";

/** What is left to do before the site can go live. */
export const createReadyRoutes = ({
  project,
  draft,
  remember,
  now,
}: Pick<StudioDeps, "project" | "draft" | "remember" | "now">) =>
  new Hono().get("/", async (c) => {
    const pictures = await readPictures(project.folder);
    const readiness = readTasks(await draft.sources(), {
      now: now(),
      samples: await readSamples(),
      pictures,
      remember,
    });
    return c.json({ ...readiness, lookedAt: now() });
  });
