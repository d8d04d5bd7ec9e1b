import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ContentSource, readContentSource } from "./content-source.ts";

/** One file of `content/`: what it says, and where. */
export type ContentFile = {
  /** From the folder of the site, such as `content/site.ts`. */
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly source: ContentSource;
};

/** Something that stands in `content/`: an object or a single value, once, whoever else uses it. */
export type Entry = {
  readonly file: string;
  readonly line?: number;
  /** As a person would name the place: `site.teacher.name`, or `terms, number 2, booking`. */
  readonly name: string;
  readonly value: unknown;
  /** The object or list that it stands in. */
  readonly parent: object | undefined;
  readonly key: string;
};

/**
 * Runs and reads every file of `content/`.
 *
 * @param folder the folder of the site
 */
export async function readContent(folder: string): Promise<ContentFile[]> {
  const names = await Array.fromAsync(glob("content/**/*.ts", { cwd: folder }));
  const files: ContentFile[] = [];
  // One after the other: where two that share a third are asked for at once, a test runner may run it twice, and
  // what is one value would be two.
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
 * Everything that the files of `content/` hold, as it is when they run: however it was written there, it
 * is found. What several files share is given once, where it is written out.
 */
export function entriesOf(files: readonly ContentFile[]): Entry[] {
  const places = new Map<object, Place>();
  for (const { file, exports, source } of files) {
    const seen = new Set<object>();
    const walk = (value: unknown, steps: readonly string[]) => {
      if (!isObject(value) || seen.has(value)) return;
      seen.add(value);
      const place = { file, source, steps };
      const known = places.get(value);
      if (!known || (!lineOf(known) && lineOf(place))) places.set(value, place);
      for (const [name, inner] of Object.entries(value)) walk(inner, [...steps, name]);
    };
    for (const [name, value] of Object.entries(exports)) walk(value, [name]);
  }

  const objects = [...places].map(([value, place]) => entry(value, place, undefined));
  const inObjects = [...places].flatMap(([parent, place]) => plainValues(parent, place, parent));
  const exported = files.flatMap(({ exports, ...place }) =>
    plainValues(exports, { ...place, steps: [] }, undefined),
  );
  return [...objects, ...inObjects, ...exported];
}

/** A way from an export of a file to a value. */
type Place = { readonly file: string; readonly source: ContentSource; readonly steps: readonly string[] };

const lineOf = ({ source, steps }: Place) => source.lineOf(steps);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The texts, numbers and so on that stand directly in an object. */
const plainValues = (object: object, { steps, ...place }: Place, parent: object | undefined): Entry[] =>
  Object.entries(object)
    .filter(([, value]) => !isObject(value) && typeof value !== "function")
    .map(([name, value]) => entry(value, { ...place, steps: [...steps, name] }, parent));

function entry(value: unknown, place: Place, parent: object | undefined): Entry {
  // Where the value itself is worked out, what it stands in is the nearest line.
  const line = lineOf(place) ?? lineOf({ ...place, steps: place.steps.slice(0, -1) });
  const { file, steps } = place;
  return { file, ...(line && { line }), name: sayPlace(steps), value, parent, key: steps.at(-1) ?? "" };
}

/** `terms, number 2, booking` for `terms`, `1`, `booking`: people count from one. */
const sayPlace = (steps: readonly string[]) =>
  steps
    .map((step) => (/^\d+$/.test(step) ? `, number ${Number(step) + 1}, ` : `${step}.`))
    .join("")
    .replaceAll(".,", ",")
    .replace(/[.,\s]+$/, "");
