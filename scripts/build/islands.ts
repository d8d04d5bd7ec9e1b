import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ContentModules } from "../../content-model/compiler/content-modules.ts";
import type { IslandUrls } from "../../site/rendering/document-context.ts";
import type { SiteFile } from "../../site/seo/site-file.ts";
import { chunksOf, readManifest } from "./vite-manifest.ts";

/** What imports of content begin with. */
export const contentPrefix = "#content/";

type Island = {
  /** The URL of its own module, and of those that it imports. */
  readonly modules: readonly string[];
  /** The content files that these import, and all that may be imported later, too. */
  readonly content: readonly string[];
  readonly allContent: readonly string[];
};

/**
 * Reads the built islands. Their modules are the same for every content: they import it as `#content/…`, and the import map
 * of each page says where that is.
 *
 * @param client the folder of their build
 * @returns the function from content to the files that islands import of it, and to what a page must name for an island
 */
export async function openIslands(client: string) {
  const manifest = await readManifest(client);
  const islands = new Map<string, Island>();
  const used = new Map<string, Set<string>>();
  const contentOf = async (key: string, includeDynamic: boolean) => {
    const files = new Set<string>();
    for (const chunk of chunksOf(manifest, key, includeDynamic)) {
      for (const [file, names] of contentImports(await readFile(path.join(client, chunk.file), "utf8"))) {
        files.add(file);
        used.set(file, new Set([...(used.get(file) ?? []), ...names]));
      }
    }
    return [...files];
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) {
    if (!isEntry) continue;
    islands.set(path.basename(key, ".island.tsx"), {
      modules: [...chunksOf(manifest, key)].map(({ file }) => `/${file}`),
      content: await contentOf(key, false),
      allContent: await contentOf(key, true),
    });
  }

  return (content: ContentModules) => {
    const files = new Map<string, SiteFile>();
    const urls = new Map<string, string>();
    for (const [file, names] of used) {
      const exported = [...names].sort().map((name) => {
        return `export const ${name}=${JSON.stringify(content.get(file)?.[name])};\n`;
      });
      const body = exported.join("");
      const hash = createHash("sha256").update(body).digest("base64url").slice(0, 8);
      const url = `/assets/${file.replace("/", "-")}-${hash}.js`;
      urls.set(file, url);
      files.set(url, { contentType: "text/javascript; charset=utf-8", body });
    }
    const urlOf = (file: string) => urls.get(file) ?? "";
    const island = (name: string): IslandUrls => {
      const found = islands.get(name);
      if (!found) throw new Error(`${name}.island.tsx is not in Vite’s manifest`);
      return {
        modules: [...found.modules, ...found.content.map(urlOf)],
        imports: Object.fromEntries(found.allContent.map((file) => [contentPrefix + file, urlOf(file)])),
      };
    };
    return { files, island };
  };
}

/** Lists what a built module imports from the content: files, and the names of their exports. */
const contentImports = (code: string): [file: string, names: string[]][] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"#content\/([^"]+)"/g)].map(
    ([, names = "", file = ""]) => [file, names.split(",").map((name) => name.trim().replace(/ as .*/, ""))],
  );
