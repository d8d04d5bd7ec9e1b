import { link, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Compiled, Sources } from "../../../../content-compiler/compile-content.ts";
import { writeSnapshot } from "../../../../content-compiler/write-snapshot.ts";
import type { Content } from "../../../../content-schema/content-files.ts";
import { compileBody } from "../../../../scripts/vite/articles.ts";

/** The compiled bodies of articles by their text: compiling one takes as long as rendering ten pages. */
const bodies = new Map<string, Promise<string>>();

/**
 * Writes a state's content, and links the pages' module beside it.
 *
 * @param build the folder of the module
 * @param target the folder to write
 * @returns the module's file
 */
export async function writeState(
  build: string,
  target: string,
  content: Content,
  compiled: Pick<Compiled, "articles" | "articleTexts">,
  sources: Sources,
): Promise<string> {
  await rm(target, { recursive: true, force: true });
  const snapshot = path.join(target, "content");
  await writeSnapshot(content, compiled, sources, snapshot);
  await writeBodies(compiled.articleTexts, snapshot);
  const imports = { "#content/*": "./content/*.ts" };
  await writeFile(path.join(target, "package.json"), JSON.stringify({ type: "module", imports }));

  const modules = (await readdir(build, { recursive: true })).filter((file) => file.endsWith(".js"));
  for (const file of modules) {
    const linked = path.join(target, "pages", file);
    await mkdir(path.dirname(linked), { recursive: true });
    await link(path.join(build, file), linked);
  }
  return path.join(target, "pages/index.js");
}

/** Writes the articles' bodies as modules, and one that lists them by slug. */
async function writeBodies(texts: Compiled["articleTexts"], snapshot: string): Promise<void> {
  await mkdir(path.join(snapshot, "articles"), { recursive: true });
  const slugs = [...texts.keys()].map((file) => path.basename(file, ".mdx"));
  await Promise.all(
    [...texts].map(async ([file, text], index) => {
      const body = bodies.get(text) ?? compileBody(file, text);
      bodies.set(text, body);
      await writeFile(path.join(snapshot, "articles", `${slugs[index]}.js`), await body);
    }),
  );
  const imports = slugs.map((slug, index) => `import body${index} from "./articles/${slug}.js";`);
  const list = slugs.map((slug, index) => `${JSON.stringify(slug)}: body${index}`);
  await writeFile(
    path.join(snapshot, "bodies.ts"),
    [...imports, `export const bodies = { ${list.join(", ")} };`, ""].join("\n"),
  );
}
