import { createHash } from "node:crypto";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content, ContentName } from "../schema/content-files.ts";
import type { Compiled, Sources } from "./compile-content.ts";

/** Where pages, server and worker import the compiled content from, as `#content/…`. */
export const snapshotFolder = ".generated/content";

/**
 * Writes one typed module for each content file, which exports the file and each of its groups. Leaves unchanged files alone, so that
 * watchers don't fire.
 *
 * @param folder where to; by default where the site's build imports it from
 */
export async function writeSnapshot(
  content: Content,
  { articles, articleTexts, photographs }: Pick<Compiled, "articles" | "articleTexts" | "photographs">,
  sources: Sources,
  folder = snapshotFolder,
): Promise<void> {
  for (const [name, data] of Object.entries(content)) {
    const file = path.join(folder, `${name}.ts`);
    const types = path.relative(path.dirname(file), "content-model/schema/content-files.ts");
    const whole = exportName(name as ContentName);
    const type = `Content["${name}"]`;
    const isGroup = (key: string) => !Array.isArray(data) && isName.test(key) && key !== whole;
    const entries = Object.entries(data);
    // One constant for each group, so that an island ships those it imports only.
    const groups = entries.flatMap(([key, value]) =>
      isGroup(key) ? [`export const ${key}: ${type}["${key}"] = ${JSON.stringify(value, null, 2)};`, ""] : [],
    );
    const all = Array.isArray(data)
      ? JSON.stringify(data, null, 2)
      : `{ ${entries.map(([key, value]) => (isGroup(key) ? key : `${JSON.stringify(key)}: ${JSON.stringify(value)}`)).join(", ")} }`;
    const source = [
      "// Compiled from `content/`. Don’t edit.",
      `import type { Content } from "${types}";`,
      "",
      ...groups,
      `export const ${whole}: ${type} = ${all};`,
      "",
    ].join("\n");
    await writeIfChanged(file, source);
  }
  const list = `export const articles: readonly Article[] = ${JSON.stringify(articles, null, 2)};\n`;
  const article = 'import type { Article } from "../../content-model/schema/article.ts";';
  await writeIfChanged(
    path.join(folder, "articles.ts"),
    `// Compiled from \`content/\`. Don’t edit.\n${article}\n\n${list}`,
  );
  // A removed article leaves no page behind.
  for await (const file of glob(path.join(folder, "articles", "*.mdx"))) {
    if (!articleTexts.has(`content/articles/${path.basename(file)}`)) await rm(file);
  }
  for (const [file, text] of articleTexts) {
    await writeIfChanged(path.join(folder, "articles", path.basename(file)), text);
  }
  await writeIfChanged(path.join(folder, "bodies.ts"), bodiesModule([...articleTexts.keys()].map(slugOf)));
  const ids = `export const photographs: Readonly<Record<string, string>> = ${JSON.stringify(photographs)};\n`;
  await writeIfChanged(
    path.join(folder, "photographs.ts"),
    `// Compiled from \`content/\`. Don’t edit.\n${ids}`,
  );
  const state = `// Compiled from \`content/\`. Don’t edit.\nexport const state = "${stateOf(sources)}";\n`;
  await writeIfChanged(path.join(folder, "state.ts"), state);
}

/** A module with the body of each article as a component, by its slug. */
const bodiesModule = (slugs: readonly string[]) =>
  [
    "// Compiled from `content/`. Don’t edit.",
    'import type { MDXContent } from "mdx/types";',
    ...slugs.map((slug, index) => `import body${index} from "./articles/${slug}.mdx";`),
    "",
    "export const bodies: Readonly<Record<string, MDXContent>> = {",
    ...slugs.map((slug, index) => `  ${JSON.stringify(slug)}: body${index},`),
    "};",
    "",
  ].join("\n");

/** The slug of an article's file. */
export const slugOf = (file: string): string => path.basename(file, ".mdx");

/** Writes a file unless it has this text already: watchers would fire. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => "")) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Returns the id of a state of the content, by which one can ask the live site which one it shows. */
export function stateOf(sources: Sources): string {
  const hash = createHash("sha256");
  for (const [file, text] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${file}\0${text}\0`);
  return hash.digest("hex").slice(0, 12);
}

const isName = /^[a-z]\w*$/i;

/** Returns the name that a file's content is exported by: "bookClass" for "pages/book-class". */
export const exportName = (name: ContentName) =>
  path.basename(name).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
