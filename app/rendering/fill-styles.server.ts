import { readFile } from "node:fs/promises";
import path from "node:path";
import type { EntryContext } from "react-router";
import { clientDirectory } from "./client-directory.server.ts";
import { stylesPlaceholder } from "./page-styles.tsx";

/**
 * Puts the stylesheets that a page's routes need into its HTML.
 *
 * @param html the rendered document, with the placeholder of `PageStyles`
 * @param context React Router's, which names the built stylesheet files of each route
 */
export async function fillStyles(
  html: string,
  { manifest, staticHandlerContext }: EntryContext,
): Promise<string> {
  const linked = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  // Drawn anew, the page that says so links its styles (`vite.config.ts` keeps them apart).
  const needed = linked.filter((file) => !file.includes("/error-page-"));
  const files = new Set(needed.map((file) => file.replace(/#.*$/, "")));
  const sheets = await Promise.all(
    [...files].map((file) => readFile(path.join(clientDirectory, file), "utf8")),
  );
  const css = sheets.join("").replaceAll("</style", "<\\/style").trim();
  if (html.includes('rel="stylesheet"'))
    throw new Error("fill-styles: the page links styles that stand in it");
  if (!html.includes(stylesPlaceholder)) throw new Error("fill-styles: the page has no place for its styles");
  return html.replace(stylesPlaceholder, () => css);
}
