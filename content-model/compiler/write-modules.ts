import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Content, type ContentName, contentFiles } from "../schema/content-files.ts";
import type { Compiled, Sources } from "./compile-content.ts";
import { unwrap } from "./field-at.ts";

/** Where pages, server and worker import the compiled content from, as `#content/…`. */
export const modulesFolder = ".generated/content";

/**
 * Writes one typed module for each content file, which exports the file and each of its groups. Leaves unchanged files alone, so that
 * watchers don't fire.
 *
 * @param folder where to; by default where the site's build imports it from
 */
export async function writeModules(
  content: Content,
  { articles, bodies, pages, photographs }: Pick<Compiled, "articles" | "bodies" | "pages" | "photographs">,
  sources: Sources,
  folder = modulesFolder,
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
    const { whole, groups } = exportNames(name as ContentName);
    await write(
      name,
      `import type { Content } from "${schema}";`,
      ...Object.entries(data)
        .filter(([key]) => groups.includes(key))
        .map(([key, value]) => constant(key, `${type}["${key}"]`, value)),
      constant(whole, type, data),
    );
  }
  const article = 'import type { Article } from "../../content-model/schema/article.ts";';
  await write("articles", article, constant("articles", "readonly Article[]", articles));
  const body = 'import type { Body } from "../../content-model/schema/article.ts";';
  await write("bodies", body, constant("bodies", "Readonly<Record<string, Body>>", bodies));
  const page = 'import type { PageFromContent } from "../../domain/pages.ts";';
  await write("pages-from-content", page, constant("pagesFromContent", "readonly PageFromContent[]", pages));
  await write("photographs", constant("photographs", "Readonly<Record<string, string>>", photographs));
  await write("state", constant("state", "string", stateIdOf(sources)));
}

const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`;

/** Writes a file unless it has this text already: watchers would fire. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => "")) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Returns the id of a state of the content, by which one can ask the live site which one it shows. */
export function stateIdOf(sources: Sources): string {
  const hash = createHash("sha256");
  for (const [file, text] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${file}\0${text}\0`);
  return hash.digest("hex").slice(0, 12);
}

/**
 * Returns the names under which a file's module exports its data: the whole, `bookClass` for `pages/book-class`, and each group of its
 * schema. What the owner names, such as a reference, is no export: a module with one called `new` wouldn't be JavaScript.
 */
export function exportNames(name: ContentName): {
  readonly whole: string;
  readonly groups: readonly string[];
} {
  const whole = path.basename(name).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const schema = unwrap(contentFiles[name]);
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return { whole, groups: keys.filter((key) => key !== whole) };
}
