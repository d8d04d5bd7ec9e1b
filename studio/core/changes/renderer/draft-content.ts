import path from "node:path";
import type { Plugin } from "vite";

/** The URL below which the preview serves a state's content to islands. */
export const contentUrl = "/draft-content/";

const evaluated = "?evaluated";
const onServer = ({ environment }: { readonly environment: { readonly name: string } }) =>
  environment.name === "ssr";

/**
 * Leaves the content out of a build, so that one build renders every state: pages import `#content/…` when they are
 * loaded, islands from the preview's `contentUrl`. What the site's build evaluates or compiles from content becomes an
 * import, too.
 *
 * @param target what the build makes
 */
export function draftContent(target: "pages" | "islands"): Plugin {
  return {
    name: "draft-content",
    enforce: "pre",
    async resolveId(source, importer) {
      // The build of pages for the browser only names files; nothing runs it.
      if (target === "pages" && !onServer(this)) return null;
      if (source.startsWith("#content/")) {
        const id = target === "pages" ? source : `${contentUrl}${source.slice("#content/".length)}.js`;
        return { id, external: target === "pages" ? true : "absolute" };
      }
      if (source.endsWith(evaluated) && importer)
        return path.resolve(path.dirname(importer), source.slice(0, -evaluated.length));
      return null;
    },
    load(id) {
      if (!onServer(this) || !id.endsWith("/app/routes/article/bodies.ts")) return null;
      return 'import { bodies } from "#content/bodies";\nexport const bodyOf = (slug) => bodies[slug];\n';
    },
  };
}
