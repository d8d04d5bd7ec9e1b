import { Hono } from "hono";
import { isFields } from "../../core/content/entries.ts";
import type { StudioDeps } from "../deps.ts";

/** What YouTube says of a video. */
export const createVideosRoutes = ({ askYouTube }: StudioDeps) =>
  new Hono().get("/:id", async (c) => {
    const id = c.req.param("id");
    const answer = /^[\w-]{11}$/.test(id) ? await lookUpVideo(id, askYouTube) : { state: "unknown" as const };
    return c.json(answer satisfies LookedUpVideo);
  });

/** What YouTube says of a video. `unknown` if it couldn't be asked: that says nothing against the video. */
export type LookedUpVideo = {
  readonly state: "found" | "private" | "missing" | "unknown";
  /** What it is called on YouTube, if it was found. */
  readonly title?: string;
};

/** How long an answer is waited for, in milliseconds. */
const patience = 5000;

/**
 * Asks YouTube whether everybody can watch a video. Never throws.
 *
 * @param id of the video, 11 characters
 * @param request `fetch`, or what stands for it in tests
 */
export async function lookUpVideo(id: string, request: typeof fetch): Promise<LookedUpVideo> {
  const url = new URL("https://www.youtube.com/oembed");
  url.searchParams.set("url", `https://www.youtube.com/watch?v=${id}`);
  url.searchParams.set("format", "json");
  try {
    const response = await request(url, { signal: AbortSignal.timeout(patience) });
    if (response.status === 401 || response.status === 403) return { state: "private" };
    if (response.status === 404 || response.status === 400) return { state: "missing" };
    if (!response.ok) return { state: "unknown" };
    const answer: unknown = await response.json();
    return isFields(answer) && typeof answer.title === "string"
      ? { state: "found", title: answer.title }
      : { state: "unknown" };
  } catch {
    // No network, no answer in time, or something else than YouTube answered.
    return { state: "unknown" };
  }
}
