import { Hono } from "hono";
import { articlePath, letterPath, lettersPath } from "../../../domain/pages.ts";
import { menuLabels } from "../../engine/content/menu-labels.ts";
import type { StudioDeps } from "../deps.ts";

/** How often pages are looked at and booking buttons pressed. */
export function createVisitsRoutes({ visits, compileLive }: StudioDeps) {
  /** The pages by their paths, as the owner calls them. Without valid content, the paths are all there is. */
  const namesOfPages = async () => {
    const { content, articles } = await compileLive();
    const labels = menuLabels(content?.navigation);
    for (const { slug, title } of articles) labels.set(articlePath(slug), title);
    for (const { slug, subject } of content?.letters ?? []) labels.set(letterPath(slug), subject);
    if (content) labels.set(lettersPath, content["pages/letters"].meta.title);
    return Object.fromEntries(labels);
  };
  return new Hono().get("/", async (c) => {
    const { value, readAt, isMissing, unreachable } = await visits.read();
    return c.json({
      visits: value,
      names: await namesOfPages(),
      readAt,
      isMissing,
      unreachable,
    });
  });
}
