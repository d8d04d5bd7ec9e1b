import type { z } from "zod";
import { metaOf } from "../content-model/compiler/field-at.ts";
import type { Leaf } from "../content-model/compiler/leaves.ts";
import { type ContentName, contentFiles } from "../content-model/schema/content-files.ts";
import { type Finding, fieldOf, quote } from "./finding.ts";
import { ownWords } from "./own-words.ts";
import {
  crisisNumberPlaces,
  factOf,
  isInvented,
  isSample,
  isToRingAgain,
  lastRung,
  placeOf,
  readingOf,
  ringingOf,
  type Samples,
  sourceOfRating,
  wasRead,
} from "./samples.ts";

/** Reports values that are still the delivered samples: facts one by one, and files whose words nobody has read. */
export function checkSamples(
  leaves: readonly Leaf[],
  samples: Samples,
  confirmed: ReadonlySet<string>,
): Finding[] {
  const found = leaves.filter((leaf) => isSample(leaf, samples));
  const isFact = (leaf: Leaf) => factOf(leaf) !== undefined || isInvented(leaf, samples);
  const unchecked = leaves.filter((leaf) => isToRingAgain(leaf, samples, confirmed));
  const facts = found.filter(
    (leaf) => isFact(leaf) && isAskedAbout(leaf, samples, confirmed) && !unchecked.includes(leaf),
  );
  const words = Map.groupBy(
    found.filter((leaf) => !isFact(leaf) && !wasRead(leaf.name, confirmed, leaf)),
    ({ name }): string => name,
  );
  const unread = ownWords.filter((name) => !wasRead(name, confirmed));
  return [
    ...[...Map.groupBy(facts, groupOf).values()].flatMap(([first]) =>
      first ? [toFinding(first, samples)] : [],
    ),
    ...unchecked.map(toUnchecked),
    ...[...new Set([...unread, ...words.keys()])].map((name) => toReading(name, words.get(name) ?? [])),
  ];
}

function toFinding(leaf: Leaf, samples: Samples): Finding {
  return {
    severity: "error",
    kind: "sample",
    file: leaf.file,
    line: leaf.line,
    field: fieldOf(leaf),
    what: `${fieldOf(leaf).title} is sample content: ${quote(String(leaf.value))}`,
    todo: adviceFor(leaf, samples),
  };
}

const toUnchecked = (leaf: Leaf): Finding => ({
  severity: "error",
  kind: "unchecked",
  file: leaf.file,
  line: leaf.line,
  field: fieldOf(leaf),
  what: `${quote(String(leaf.value))} was changed since you checked the numbers for a crisis`,
  todo: `Ring it. If it is right, add “${ringingOf(placeOf(leaf), [leaf])}” with the day, such as 2026-11-30 after a space, to content/confirmed.yaml.`,
});

/**
 * @param name a content file, or “articles” for all of them
 * @param leaves the samples in it that nobody has read
 */
function toReading(name: string, leaves: readonly Leaf[]): Finding {
  const [first] = leaves;
  const title = titleOfWords(name);
  const confirmAs = readingOf(name, leaves);
  return {
    severity: "error",
    kind: "unread",
    file: name === "articles" ? "content/articles" : `content/${name}.yaml`,
    ...(first && { line: first.line }),
    what: `${title}: nobody has read ${first ? `the words that the site came with, made-up ones among them: ${leaves.length}, the first here` : "the words that the site came with"}`,
    todo: `Read them, and change what isn’t so${name === "articles" ? ", above all what they say that you do, think or have read" : ""}. If they are right as they are, add “${confirmAs}” to content/confirmed.yaml.`,
    unread: { name, title, samples: leaves.map(({ value }) => String(value)), confirmAs },
  };
}

/** Returns what the owner calls a content file, or the articles. */
export const titleOfWords = (name: string): string =>
  metaOf(contentFiles[name as ContentName] as z.core.$ZodType | undefined)?.title ?? "Articles";

function adviceFor(leaf: Leaf, samples: Samples): string {
  if (isInvented(leaf, samples)) {
    return "This testimonial is invented; publishing it breaks the Australian Consumer Law. Replace it with the words of a real person who has agreed in writing, with their name and rating, or delete it.";
  }
  const place = placeOf(leaf);
  const invented = place === sourceOfRating ? "This source is invented. " : "";
  if (crisisNumberPlaces.includes(place))
    return `Ring every one but 000. If all are right, add “${place}” with the day, such as “${place} 2026-11-30”, to content/confirmed.yaml.`;
  return `${invented}${leaf.meta?.beforeLaunch ?? "Enter your own."} If it is right as it is, add “${place}” to content/confirmed.yaml.`;
}

/** Returns what belongs together: an entry of a list, or the fields of a group below the top of the file. */
function groupOf({ name, path, meta }: Leaf): string {
  const index = path.findLastIndex((key) => typeof key === "number");
  const length = index >= 0 ? index + 1 : meta?.kind === "prose" ? path.length - 1 : path.length;
  return [name, ...path.slice(0, Math.max(1, length))].join("/");
}

/** Whether the owner is asked about a value: it came with the site and isn't confirmed, or it is a number that was changed since she rang it. */
export const isAskedAbout = (leaf: Leaf, samples: Samples, confirmed: ReadonlySet<string>): boolean =>
  isSample(leaf, samples)
    ? isInvented(leaf, samples) || !isConfirmed(leaf, samples, confirmed)
    : isToRingAgain(leaf, samples, confirmed);

/** Whether the owner says that a fact is really so, by its place or that of its group; of a crisis line, by the day she rang it. */
export function isConfirmed(leaf: Leaf, samples: Samples, confirmed: ReadonlySet<string>): boolean {
  const place = placeOf(leaf);
  if (crisisNumberPlaces.includes(place)) return lastRung(leaf, samples, confirmed) !== undefined;
  return [...confirmed].some(
    (known) => place === known || (place !== sourceOfRating && place.startsWith(`${known}.`)),
  );
}
