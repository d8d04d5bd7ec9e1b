import { Hono } from "hono";
import { readBusiness } from "../../core/business.ts";
import type { StudioDeps } from "../deps.ts";

/** What a window needs before its first screen: whose studio it is, and where its pages are shown. */
export const createSessionRoutes = ({ project, previewOrigin }: StudioDeps) =>
  new Hono().get("/", async (c) => c.json({ previewOrigin, business: await readBusiness(project) }));
