import { Hono } from "hono";
import { readBusiness } from "../../core/business.ts";
import type { StudioDeps } from "../deps.ts";
import type { StudioEnv } from "../door.ts";

/** What a window needs before its first screen: the token of its changes, and whose studio it is. */
export const createSessionRoutes = ({ project, previewOrigin }: StudioDeps) =>
  new Hono<StudioEnv>().get("/", async (c) => {
    const { token } = c.get("session");
    return c.json({ token, previewOrigin, business: await readBusiness(project) });
  });
