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
  const write = (name: string, ...lines: readonly string[]) =>
    writeIfChanged(
      path.join(folder, `${name}.ts`),
      ["// Compiled from `content/`. Don’t edit.", ...lines, ""].join("\n"),
    );
  for (const [name, data] of Object.entries(content)) {
    const schema = path.relative(
      path.dirname(path.join(folder, name)),
      "content-model/schema/content-files.ts",
    );
    const type = `Content["${name}"]`;
    const whole = exportName(name as ContentName);
    const groups = Array.isArray(data) ? [] : Object.entries(data);
    await write(
      name,
      `import type { Content } from "${schema}";`,
      ...groups
        .filter(([key]) => isName.test(key) && key !== whole)
        .map(([key, value]) => constant(key, `${type}["${key}"]`, value)),
      constant(whole, type, data),
    );
  }
  const article = 'import type { Article } from "../../content-model/schema/article.ts";';
  await write("articles", article, constant("articles", "readonly Article[]", articles));
  // A removed article leaves no page behind.
  for await (const file of glob(path.join(folder, "articles", "*.mdx"))) {
    if (!articleTexts.has(`content/articles/${path.basename(file)}`)) await rm(file);
  }
  for (const [file, text] of articleTexts) {
    await writeIfChanged(path.join(folder, "articles", path.basename(file)), text);
  }
  await write("bodies", ...bodiesModule([...articleTexts.keys()].map(slugOf)));
  await write("photographs", constant("photographs", "Readonly<Record<string, string>>", photographs));
  await write("state", constant("state", "string", stateOf(sources)));
}

const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`;

/** Returns the lines of a module with the body of each article as a component, by its slug. */
const bodiesModule = (slugs: readonly string[]) => [
  'import type { MDXContent } from "mdx/types";',
  ...slugs.map((slug, index) => `import body${index} from "./articles/${slug}.mdx";`),
  "export const bodies: Readonly<Record<string, MDXContent>> = {",
  ...slugs.map((slug, index) => `  ${JSON.stringify(slug)}: body${index},`),
  "};",
];

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
