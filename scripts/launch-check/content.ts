import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ContentSource, readContentSource } from "./content-source.ts";

/** A file of `content/`: its exports and its source. */
export type ContentFile = {
  /** Relative path, such as `content/site.ts`. */
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly source: ContentSource;
};

/** An object or a single value in `content/`, listed once even if several files use it. */
export type Entry = {
  readonly file: string;
  readonly line?: number;
  /** Readable name: `site.teacher.name`, or `terms, number 2, booking`. */
  readonly name: string;
  readonly value: unknown;
  /** The containing object or list. */
  readonly parent: object | undefined;
  readonly key: string;
};

/**
 * Imports and parses every file of `content/`.
 *
 * @param folder the project's root
 */
export async function readContent(folder: string): Promise<ContentFile[]> {
  const names = await Array.fromAsync(glob("content/**/*.ts", { cwd: folder }));
  const files: ContentFile[] = [];
  // Sequentially: on concurrent imports, Vitest may evaluate a shared module twice, and one value would become two.
  for (const file of names.filter((name) => !name.endsWith(".test.ts")).sort()) {
    const full = path.join(folder, file);
    files.push({
      file: file.replaceAll(path.sep, "/"),
      exports: (await import(pathToFileURL(full).href)) as Record<string, unknown>,
      source: readContentSource(await readFile(full, "utf8")),
    });
  }
  return files;
}

/**
 * Lists all values that the files of `content/` export, as evaluated. A value that several files share is
 * listed once, at its source.
 */
export function entriesOf(files: readonly ContentFile[]): Entry[] {
  const locations = new Map<object, Location>();
  for (const { file, exports, source } of files) {
    const seen = new Set<object>();
    const walk = (value: unknown, steps: readonly string[]) => {
      if (!isObject(value) || seen.has(value)) return;
      seen.add(value);
      const location = { file, source, steps };
      const known = locations.get(value);
      if (!known || (!lineOf(known) && lineOf(location))) locations.set(value, location);
      for (const [name, inner] of Object.entries(value)) walk(inner, [...steps, name]);
    };
    for (const [name, value] of Object.entries(exports)) walk(value, [name]);
  }

  const objects = [...locations].map(([value, location]) => entry(value, location, undefined));
  const inObjects = [...locations].flatMap(([parent, location]) => plainValues(parent, location, parent));
  const exported = files.flatMap(({ exports, ...location }) =>
    plainValues(exports, { ...location, steps: [] }, undefined),
  );
  return [...objects, ...inObjects, ...exported];
}

/** The path from an export of a file to a value. */
type Location = { readonly file: string; readonly source: ContentSource; readonly steps: readonly string[] };

const lineOf = ({ source, steps }: Location) => source.lineOf(steps);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Lists the primitive values directly in an object. */
const plainValues = (object: object, { steps, ...location }: Location, parent: object | undefined): Entry[] =>
  Object.entries(object)
    .filter(([, value]) => !isObject(value) && typeof value !== "function")
    .map(([name, value]) => entry(value, { ...location, steps: [...steps, name] }, parent));

function entry(value: unknown, location: Location, parent: object | undefined): Entry {
  // A computed value has no line; use its container's.
  const line = lineOf(location) ?? lineOf({ ...location, steps: location.steps.slice(0, -1) });
  const { file, steps } = location;
  return { file, ...(line && { line }), name: formatPath(steps), value, parent, key: steps.at(-1) ?? "" };
}

/** Formats `terms`, `1`, `booking` as `terms, number 2, booking`. */
const formatPath = (steps: readonly string[]) =>
  steps
    .map((step) => (/^\d+$/.test(step) ? `, number ${Number(step) + 1}, ` : `${step}.`))
    .join("")
    .replaceAll(".,", ",")
    .replace(/[.,\s]+$/, "");
