import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Entry } from "../../content-model/compiler/entries.ts";

/** The samples that the site was ever delivered with, as hashes. */
export type Samples = {
  /** By the place of the value: `business teacher.name`. Entries of a list share one place. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** Long texts, which are recognised wherever they stand. */
  readonly texts: readonly string[];
};

export const samplesFile = new URL("samples.json", import.meta.url);

/** Texts of this length are recognised anywhere; a match by chance is unlikely. */
const uniqueLength = 30;

/** Reads the known samples. */
export async function readSamples(): Promise<Samples> {
  return JSON.parse(await readFile(samplesFile, "utf8")) as Samples;
}

/** Returns whether a value is a sample at its place, or a long sample text that was moved. */
export function isSample(entry: Entry, { places, texts }: Samples): boolean {
  const hash = hashOf(entry.value);
  return (
    places[placeOf(entry)]?.includes(hash) === true ||
    (String(entry.value).length >= uniqueLength && texts.includes(hash))
  );
}

/** Returns the samples with further ones. */
export function withSamples(samples: Samples, entries: readonly Entry[]): Samples {
  const places = new Map(Object.entries(samples.places));
  const texts = new Set(samples.texts);
  for (const entry of entries) {
    const hash = hashOf(entry.value);
    const place = placeOf(entry);
    places.set(place, [...new Set([...(places.get(place) ?? []), hash])]);
    if (String(entry.value).length >= uniqueLength) texts.add(hash);
  }
  return {
    places: Object.fromEntries([...places].sort(([a], [b]) => a.localeCompare(b))),
    texts: [...texts].sort(),
  };
}

/** Returns the place of a value: its file and fields, without positions in lists. */
export const placeOf = ({ name, path }: Pick<Entry, "name" | "path">) =>
  `${name} ${path.filter((key) => typeof key === "string").join(".")}`;

/** Whether a sample claims what real people said, which can't happen to be right: testimonials, and the source of a rating. */
export const isInvented = (entry: Pick<Entry, "name" | "path">): boolean =>
  entry.name === "testimonials" || placeOf(entry) === "business claims.source";

// Half of a hash suffices for a few hundred texts. All hashes in samples.json have this prefix.
const hashOf = (value: Entry["value"]) =>
  createHash("sha256").update(`text:${value}`).digest("hex").slice(0, 32);
