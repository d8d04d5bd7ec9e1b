import { Hono } from "hono";
import { createPlaceSearch } from "../../core/changes/place-search.ts";
import { listChanges } from "../../core/content/list-changes.ts";
import type { StudioDeps } from "../deps.ts";

/** Where the draft's changes show. */
export const createChangesRoutes = ({ draft, readLive, renderer, now }: StudioDeps) => {
  const search = createPlaceSearch(renderer, now);
  return (
    new Hono()
      /** What is known so far; windows ask again until it's done. */
      .get("/places", async (c) => {
        const [live, sources] = await Promise.all([readLive(), draft.sources()]);
        return c.json(search.ask({ live, draft: sources, changes: listChanges(live, sources) }));
      })
  );
};
