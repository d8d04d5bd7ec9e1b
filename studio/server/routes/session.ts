import { Hono } from "hono";
import { readBusiness } from "../../core/business.ts";
import { readHelper } from "../../core/helper.ts";
import type { StudioDeps } from "../deps.ts";

/**
 * What a window needs before its first screen: whose studio it is, and where its pages are shown. Frames and links can't
 * carry the window's token: the browser gets a cookie for them.
 */
export function createSessionRoutes({ project, previewOrigin, previewCookie, now }: StudioDeps) {
  /** A page that was opened before is loaded again. */
  const startedAt = now();
  return new Hono().get("/", async (c) => {
    c.header("Set-Cookie", `${previewCookie}; Path=/; HttpOnly; SameSite=Strict`);
    return c.json({
      previewOrigin,
      startedAt,
      business: await readBusiness(project),
      helper: readHelper(project),
    });
  });
}
