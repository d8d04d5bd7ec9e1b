import { hash as digest } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { fieldAt, metaOf, unwrap } from "../content-model/compiler/field-at.ts";
import type { Leaf } from "../content-model/compiler/leaves.ts";
import { type ContentName, contentFiles } from "../content-model/schema/content-files.ts";
import { isDay } from "../domain/calendar-day.ts";

/** The samples that the site is delivered with, and all invented kind words, as hashes. */
export type Samples = {
  /** By the place of the value: `business teacher.name`. Entries of a list share one place. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** All of them: a long one is recognised wherever it stands. */
  readonly texts: ReadonlySet<string>;
};

const samplesFile = new URL("samples.json", import.meta.url);

/** Texts of this length are recognised anywhere; a match by chance is unlikely. */
const uniqueLength = 30;

/** Reads the known samples. */
export async function readSamples(): Promise<Samples> {
  return withTexts(JSON.parse(await readFile(samplesFile, "utf8")) as Samples["places"]);
}

/** Writes the samples. */
export async function writeSamples({ places }: Samples): Promise<void> {
  await writeFile(samplesFile, `${JSON.stringify(places, null, 2)}\n`);
}

const withTexts = (places: Samples["places"]): Samples => ({
  places,
  texts: new Set(Object.values(places).flat()),
});

/** Returns whether a value is a sample at its place, or a long sample text that was moved. */
export function isSample(leaf: Leaf, { places, texts }: Samples): boolean {
  const hash = hashOf(leaf);
  return (
    places[placeOf(leaf)]?.includes(hash) === true ||
    (String(leaf.value).length >= uniqueLength && texts.has(hash))
  );
}

/** Returns the samples with further ones. */
export function withSamples(samples: Samples, leaves: readonly Leaf[]): Samples {
  const places = new Map(Object.entries(samples.places));
  for (const leaf of leaves) {
    const hash = hashOf(leaf);
    const place = placeOf(leaf);
    places.set(place, [...new Set([...(places.get(place) ?? []), hash])]);
  }
  return withTexts(Object.fromEntries([...places].sort(([a], [b]) => a.localeCompare(b))));
}

/** Returns the place of a value: its file and fields, without positions in lists. */
export const placeOf = ({ name, path }: Pick<Leaf, "name" | "path">) =>
  `${name} ${path.filter((key) => typeof key === "string").join(".")}`;

const quotePlaces = Object.keys(contentFiles.testimonials.unwrap().shape).map(
  (page) => `testimonials ${page}.quote`,
);

/** Where figures about real people come from: it can be right as it is, but is never confirmed with its group. */
export const sourceOfRating = "business claims.source";

/** What shows only together with that source, and where. */
const sourcedClaims = ["rating", "graduates", "answers", "asOf"].map((field) => `business claims.${field}`);
const sentenceOfRating = "pages/course hero.rating";
const namesClaim = /\{\{\s*claims\.(?:rating|graduates|answers|asOf)\b/;

/** Returns the claims that no page shows, because their source is empty. */
export function unsourcedClaims(leaves: readonly Leaf[]): Leaf[] {
  const hasSource = leaves.some((leaf) => placeOf(leaf) === sourceOfRating);
  // The owner may name one in a sentence of hers, which shows without a source.
  const isNamed = leaves.some(
    (leaf) => namesClaim.test(String(leaf.value)) && placeOf(leaf) !== sentenceOfRating,
  );
  return hasSource || isNamed ? [] : leaves.filter((leaf) => sourcedClaims.includes(placeOf(leaf)));
}

/** Whether a sample claims what a real person said, which can't happen to be right: testimonials, wherever they stand. */
export function isInvented(leaf: Leaf, { places }: Samples): boolean {
  if (leaf.name === "testimonials") return true;
  const hash = hashOf(leaf);
  return quotePlaces.some((place) => places[place]?.includes(hash));
}

/** The numbers of crisis lines. The owner confirms them with the day on which she rang them. */
export const crisisNumberPlaces: readonly string[] = [
  "business supportLines.number",
  "business supportLines.textNumber",
];

/**
 * What the owner is asked about by itself before the site goes live, and the places of its values. The other samples of a
 * content file are read and confirmed together.
 */
export type LaunchFact = {
  readonly title: string;
  readonly places: readonly string[];
  /** Testimonials have a screen of their own, and crisis numbers are confirmed with the day on which they were rung. */
  readonly kind?: "testimonials" | "crisis numbers";
};

export const launchFacts: readonly LaunchFact[] = [
  { title: "Your name", places: ["business teacher.name", "business teacher.firstName"] },
  { title: "Name of your business", places: ["business name"] },
  { title: "Year in the copyright line", places: ["business copyrightYear"] },
  { title: "Your email address", places: ["business email"] },
  { title: "Address of your website", places: ["business url"] },
  { title: "Your ABN", places: ["business teaching.abn"] },
  { title: "Dates of the course", places: ["schedule terms.startDate"] },
  { title: "Where people book", places: ["business bookings", "schedule terms.booking"] },
  {
    title: "Insurance and checks",
    places: ["business teaching.insurance", "business teaching.workingWithChildren"],
  },
  {
    title: "Your training and experience",
    places: [
      "business teacher.jobTitle",
      "business teacher.affiliation",
      "business teacher.credential",
      "business teaching.since",
      "business teaching.trainedBy",
      "business referring.certificate",
      "business referring.practisingSince",
      "business referring.traumaTraining",
      "business referring.supervision",
    ],
  },
  {
    title: "What you do, and how",
    places: [
      "business teaching.groupSize",
      "business teaching.platform",
      "business teaching.captions",
      "business referring.ifSomeoneGetsWorse",
      "business referring.complaints",
      "business sentences.videoLink",
      "business newsletter.frequency",
      "business replyPromise",
      "business openingHours",
      "business messagesKeptDays",
      "business nightlyCopiesKept",
      "business acknowledgementOfCountry",
    ],
  },
  {
    title: "Your terms, and whom you teach",
    places: [
      ...placesAskedIn("schedule", "course"),
      "schedule course.dailyPracticeMinutes",
      ...placesAskedIn("schedule", "coaching"),
    ],
  },
  { title: "What you do for workplaces", places: ["business workplaces"] },
  { title: "Your profiles elsewhere", places: ["business social"] },
  { title: "Rating, graduates and “Most Popular”, and what shows them", places: ["business claims"] },
  { title: "Kind words", places: ["testimonials"], kind: "testimonials" },
  {
    title: "The centre and its class",
    places: [
      "business centre",
      ...placesAskedIn("schedule", "sundayClass"),
      "schedule sundayClass.bookingOpensDaysBefore",
    ],
  },
  {
    title: "Numbers for a crisis",
    places: crisisNumberPlaces,
    kind: "crisis numbers",
  },
];

/** Returns the places in a group of a content file whose schema asks something of the owner before launch. */
function placesAskedIn(name: ContentName, group: string): string[] {
  const placesIn = (path: readonly string[]): string[] => {
    const field = fieldAt(contentFiles[name], path);
    if (metaOf(field)?.beforeLaunch !== undefined) return [`${name} ${path.join(".")}`];
    const inner = field && unwrap(field);
    return inner instanceof z.ZodObject
      ? Object.keys(inner.shape).flatMap((key) => placesIn([...path, key]))
      : [];
  };
  return placesIn([group]);
}

const factAt = new Map(launchFacts.flatMap((fact) => fact.places.map((place) => [place, fact] as const)));

/** Returns the place of the group around a place, or that of its file; none around a file. */
const around = (place: string) => place.slice(0, Math.max(0, place.lastIndexOf("."), place.lastIndexOf(" ")));

/** Returns the fact that a value belongs to; undefined for words that are read and confirmed with their file. */
export function factOf(leaf: Pick<Leaf, "name" | "path">): LaunchFact | undefined {
  // The value’s own place, then each group around it: this is asked of every value at each saved word.
  for (let place = placeOf(leaf); place; place = around(place)) {
    const fact = factAt.get(place);
    if (fact) return fact;
  }
  return undefined;
}

/**
 * Returns what `content/confirmed.yaml` says of a file that was read and found right: its name, and the beginning of the hash of
 * each sample in it. A sample that came later isn't among them.
 */
export const readingOf = (name: string, leaves: readonly Leaf[]): string =>
  `${name} ${leaves.map(mark).join(",")}`.trim();

/** Returns what it says of numbers that were rung, before the day: their place, and the beginning of the hash of each. */
export const ringingOf = (place: string, leaves: readonly Leaf[]): string =>
  `${place} ${leaves.map(mark).join(",")}`;

/**
 * Returns the last day on which the owner rang a number, as year-month-day; undefined if she hasn't said so of this one. A line
 * without hashes speaks of those that the site came with.
 */
export function lastRung(leaf: Leaf, samples: Samples, confirmed: ReadonlySet<string>): string | undefined {
  const rung = ringings(placeOf(leaf), confirmed).filter(({ marks }) =>
    marks ? marks.includes(mark(leaf)) : isSample(leaf, samples),
  );
  return rung
    .map(({ day }) => day)
    .sort()
    .at(-1);
}

/** Whether a number was changed since the owner rang those at its place. */
export const isToRingAgain = (leaf: Leaf, samples: Samples, confirmed: ReadonlySet<string>): boolean =>
  crisisNumberPlaces.includes(placeOf(leaf)) &&
  ringings(placeOf(leaf), confirmed).length > 0 &&
  lastRung(leaf, samples, confirmed) === undefined;

/** Whether a line says that numbers were rung. */
export const isAboutRinging = (line: string): boolean =>
  crisisNumberPlaces.some((place) => line.startsWith(`${place} `));

const ringings = (place: string, confirmed: ReadonlySet<string>) =>
  [...confirmed].flatMap((line) => {
    const day = line.slice(line.lastIndexOf(" ") + 1);
    const marks = line.slice(place.length, -day.length).trim();
    return line.startsWith(`${place} `) && isDay(day)
      ? [{ day, marks: marks ? marks.split(",") : null }]
      : [];
  });

/** Whether a file was read and found right; if a sample is given, with that in it. */
export const wasRead = (name: string, confirmed: ReadonlySet<string>, sample?: Leaf): boolean =>
  [...confirmed].some((line) => {
    const [read, marks = ""] = line.split(" ");
    return read === name && (!sample || marks.split(",").includes(mark(sample)));
  });

/** Returns the name of the file that a line says was read; undefined if it says something else. */
export const readNameIn = (line: string): string | undefined =>
  /^(\S+)(?: [\da-f]{6}(?:,[\da-f]{6})*)?$/.exec(line)?.[1];

const mark = (leaf: Leaf) => hashOf(leaf).slice(0, 6);

/** Half of a hash suffices for a few hundred texts. All hashes in samples.json have this prefix. */
const hashOf = ({ value }: Leaf): string => digest("sha256", `text:${value}`).slice(0, 32);
