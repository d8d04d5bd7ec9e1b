import { Hono } from "hono";
import { type LookedUpVideo, lookUpVideo } from "../../core/videos/look-up-video.ts";
import type { StudioDeps } from "../deps.ts";

/** What YouTube says of a video. */
export const createVideosRoutes = ({ askYouTube }: StudioDeps) =>
  new Hono().get("/:id", async (c) => {
    const id = c.req.param("id");
    const answer = /^[\w-]{11}$/.test(id) ? await lookUpVideo(id, askYouTube) : { state: "unknown" as const };
    return c.json(answer satisfies LookedUpVideo);
  });
