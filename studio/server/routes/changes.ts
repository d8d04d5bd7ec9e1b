import { Hono } from "hono";
import { listWholeChanges } from "../../core/content/whole-changes.ts";
import { readOffer } from "../../core/draft/held-back.ts";
import { readLiveAndDrafted } from "../../core/pictures.ts";
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
        const pictures = await readLiveAndDrafted(project);
        const changes = listWholeChanges(
          { sources: offer.live, pictures: pictures.live },
          { sources: offer.draft, pictures: pictures.draft },
        );
        const asked = changes.map(({ id, before, after }) => ({ id, before, after }));
        const found = search.ask({
          live: offer.live,
          draft: offer.draft,
          changes,
          livePictures: pictures.live,
        });
        return c.json({ ...found, asked });
      })
  );
};
