import { Hono } from "hono";
import { listChanges } from "../../core/content/list-changes.ts";
import { readOffer } from "../../core/draft/held-back.ts";
import { readPictureChanges } from "../../core/pictures.ts";
import { createPlaceSearch } from "../../core/places/place-search.ts";
import type { StudioDeps } from "../deps.ts";

/** Where the draft's changes show. */
export const createChangesRoutes = ({ project, draft, journal, readLive, renderer, now }: StudioDeps) => {
  const search = createPlaceSearch(renderer, now);
  return (
    new Hono()
      /** What is known so far, and of which changes; windows ask again until it's done. */
      .get("/places", async (c) => {
        const offer = await readOffer({ draft, journal, readLive });
        const changes = listChanges(offer.live, offer.draft);
        const pictures = await readPictureChanges(project);
        const asked = [...changes, ...pictures].map(({ id, before, after }) => ({ id, before, after }));
        return c.json({ ...search.ask({ live: offer.live, draft: offer.draft, changes, pictures }), asked });
      })
  );
};
