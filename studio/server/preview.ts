import { Hono } from "hono";
import type { StudioDeps } from "./deps.ts";

/**
 * Shows the drafted pages in a frame of the studio.
 *
 * @param studioOrigin the only page that may frame them
 */
export function createPreview({ previewOrigin }: StudioDeps, studioOrigin: string) {
  return new Hono()
    .use(async (c, next) => {
      if (`http://${c.req.header("host")}` !== previewOrigin) return c.body(null, 403);
      await next();
      c.res.headers.set("Cache-Control", "no-store");
      c.res.headers.set("Cross-Origin-Resource-Policy", "same-origin");
      c.res.headers.append("Content-Security-Policy", `frame-ancestors ${studioOrigin}`);
      return;
    })
    .all("*", (c) => c.text("There is nothing to show yet.\n", 404));
}
