import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Entry } from "../../content-model/compiler/entries.ts";

/** The samples that the site was ever delivered with, as hashes. */
export type Samples = {
  /** By the place of the value: `business teacher.name`. Entries of a list share one place. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** Long texts, which are recognised wherever they stand. */
  readonly texts: ReadonlySet<string>;
};

type SamplesFile = { readonly places: Samples["places"]; readonly texts: readonly string[] };

const samplesFile = new URL("samples.json", import.meta.url);

/** Texts of this length are recognised anywhere; a match by chance is unlikely. */
const uniqueLength = 30;

/** Reads the known samples. */
export async function readSamples(): Promise<Samples> {
  const { places, texts } = JSON.parse(await readFile(samplesFile, "utf8")) as SamplesFile;
  return { places, texts: new Set(texts) };
}

/** Writes the samples. */
export async function writeSamples({ places, texts }: Samples): Promise<void> {
  await writeFile(samplesFile, `${JSON.stringify({ places, texts: [...texts] }, null, 2)}\n`);
}

/** Returns whether a value is a sample at its place, or a long sample text that was moved. */
export function isSample(entry: Entry, { places, texts }: Samples): boolean {
  const hash = hashOf(entry);
  return (
    places[placeOf(entry)]?.includes(hash) === true ||
    (String(entry.value).length >= uniqueLength && texts.has(hash))
  );
}

/** Returns the samples with further ones. */
export function withSamples(samples: Samples, entries: readonly Entry[]): Samples {
  const places = new Map(Object.entries(samples.places));
  const texts = new Set(samples.texts);
  for (const entry of entries) {
    const hash = hashOf(entry);
    const place = placeOf(entry);
    places.set(place, [...new Set([...(places.get(place) ?? []), hash])]);
    if (String(entry.value).length >= uniqueLength) texts.add(hash);
  }
  return {
    places: Object.fromEntries([...places].sort(([a], [b]) => a.localeCompare(b))),
    texts: new Set([...texts].sort()),
  };
}

/** Returns the place of a value: its file and fields, without positions in lists. */
export const placeOf = ({ name, path }: Pick<Entry, "name" | "path">) =>
  `${name} ${path.filter((key) => typeof key === "string").join(".")}`;

/** Whether a sample claims what real people said, which can't happen to be right: testimonials, and the source of a rating. */
export const isInvented = (entry: Pick<Entry, "name" | "path">): boolean =>
  entry.name === "testimonials" || placeOf(entry) === "business claims.source";

const hashes = new WeakMap<Entry, string>();

/** Half of a hash suffices for a few hundred texts. All hashes in samples.json have this prefix. */
function hashOf(entry: Entry): string {
  const hash =
    hashes.get(entry) ?? createHash("sha256").update(`text:${entry.value}`).digest("hex").slice(0, 32);
  hashes.set(entry, hash);
  return hash;
}
