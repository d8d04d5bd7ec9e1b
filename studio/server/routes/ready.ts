import { Hono } from "hono";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import { readSamples } from "../../../launch-check/samples.ts";
import { readOffer } from "../../core/draft/invalid.ts";
import { dueIn, readTasks } from "../../core/readiness/read-tasks.ts";
import type { StudioDeps } from "../deps.ts";

/** What is left to do before the site can go live. */
export const createReadyRoutes = ({ project, draft, journal, readLive, remember, now }: StudioDeps) =>
  new Hono().get("/", async (c) => {
    const pictures = await readPictures(project.folder);
    // What is invalid isn't done.
    const offer = await readOffer({ draft, journal, readLive });
    const readiness = readTasks(offer.draft, {
      now: now(),
      samples: await readSamples(),
      pictures,
      remember,
    });
    return c.json({ ...readiness, left: dueIn(readiness).size });
  });
