import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { EntryContext } from "react-router";
import type { Manifest } from "vite";
import { islandsDirectory, unfinishedBuild } from "./build-directories.ts";
import type { DocumentAssets } from "./document-context.ts";

/** Reads what a prerendered document needs from the builds of pages and islands. */
export async function builtAssets({ manifest, staticHandlerContext }: EntryContext): Promise<DocumentAssets> {
  const islands = JSON.parse(
    await readFile(path.join(islandsDirectory, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const files = new Set(sheets.map((file) => file.replace(/#.*$/, "")));
  const css = await Promise.all(
    [...files].map((file) => readFile(path.join(unfinishedBuild, "client", file), "utf8")),
  );
  return {
    css: css.join("").replaceAll("</style", "<\\/style").trim(),
    islandModules: (name) => [...moduleUrls(islands, islandSource(name))],
  };
}

/** In development, Vite links the styles and resolves imports. */
export const developmentAssets = ({ manifest }: EntryContext): DocumentAssets => ({
  css: "",
  islandModules: (name) => [`/${islandSource(name)}`],
  refreshRuntime: manifest.hmr?.runtime,
});

/** Returns the path of an island's browser entry, which is its key in Vite's manifest. */
function islandSource(name: string): string {
  const [source] = globSync(`app/**/${name}.island.tsx`);
  if (!source) throw new Error(`${name}.island.tsx not found`);
  return source.replaceAll(path.sep, "/");
}

/** Returns the URL of a built module, followed by those of its static imports, transitively. */
function moduleUrls(manifest: Manifest, key: string, urls = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in Vite's manifest of islands`);
  urls.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) moduleUrls(manifest, imported, urls);
  return urls;
}
