import { Hono } from "hono";
import { readPictures } from "../../../content-compiler/pictures.ts";
import { rememberAll } from "../../../content-compiler/remember.ts";
import { readSamples } from "../../../scripts/launch-check/samples.ts";
import { readTasks } from "../../core/readiness/read-tasks.ts";
import type { StudioDeps } from "../deps.ts";

/** After how many answers the compiler's memory starts afresh. */
const timesRemembered = 200;

/** What is left to do before the site can go live. */
export const createReadyRoutes = ({ project, draft, now }: Pick<StudioDeps, "project" | "draft" | "now">) => {
  // Asked again after each edit, of which most leave nearly everything as it was.
  let remember = rememberAll();
  let asked = 0;
  return new Hono().get("/", async (c) => {
    asked += 1;
    if (asked % timesRemembered === 0) remember = rememberAll();
    const pictures = await readPictures(project.folder);
    const readiness = readTasks(await draft.sources(), {
      now: now(),
      samples: await readSamples(),
      pictures,
      remember,
    });
    return c.json({ ...readiness, lookedAt: now() });
  });
};
