import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { islandsDirectory } from "../../../../app/rendering/build-directories.ts";
import { contentUrl } from "./draft-content.ts";

/** An island, and what it imports from the content. */
export type IslandContent = {
  /** The URL of its module, by which pages name it. */
  readonly url: string;
  /** The names of content files, such as `pages/contact`, each with the name of an export. */
  readonly imports: readonly { readonly file: string; readonly name: string }[];
};

/** Reads from the islands' build what each imports from the content, directly or through others. */
export async function readIslandContent(folder: string): Promise<IslandContent[]> {
  const islands = path.join(folder, islandsDirectory);
  const manifest = JSON.parse(await readFile(path.join(islands, ".vite/manifest.json"), "utf8")) as Manifest;
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  return Promise.all(
    entries.map(async (entry) => {
      const files = filesOf(manifest, entry.file);
      const codes = await Promise.all([...files].map((file) => readFile(path.join(islands, file), "utf8")));
      return { url: `/${entry.file}`, imports: codes.flatMap(importsIn) };
    }),
  );
}

/** Returns a module's file, and those that it imports. */
function filesOf(manifest: Manifest, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = Object.values(manifest).find((each) => each.file === file);
  for (const key of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
    const imported = manifest[key]?.file;
    if (imported) filesOf(manifest, imported, found);
  }
  return found;
}

const importFrom = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"${contentUrl}([^"]+)\\.js"`, "g");

const importsIn = (code: string) =>
  [...code.matchAll(importFrom)].flatMap(([, names = "", file = ""]) =>
    names.split(",").map((name) => ({ file, name: name.trim().replace(/ as .*/, "") })),
  );
