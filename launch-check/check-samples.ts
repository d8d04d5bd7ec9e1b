import type { z } from "zod";
import type { Entry } from "../content-model/compiler/entries.ts";
import { metaOf } from "../content-model/compiler/field-at.ts";
import { type ContentName, contentFiles } from "../content-model/schema/content-files.ts";
import { isDay } from "../domain/calendar-day.ts";
import { type Finding, fieldOf, quote } from "./finding.ts";
import {
  crisisNumberPlaces,
  factOf,
  isInvented,
  isSample,
  ownWords,
  placeOf,
  readingOf,
  type Samples,
  sourceOfRating,
  wasRead,
} from "./samples.ts";

/** Reports values that are still the delivered samples: facts one by one, and files whose words nobody has read. */
export function checkSamples(
  entries: readonly Entry[],
  samples: Samples,
  confirmed: ReadonlySet<string>,
): Finding[] {
  const found = entries.filter((entry) => isSample(entry, samples));
  const isFact = (entry: Entry) => factOf(entry) !== undefined || isInvented(entry, samples);
  const facts = found.filter(
    (entry) => isFact(entry) && (isInvented(entry, samples) || !isConfirmed(placeOf(entry), confirmed)),
  );
  const words = Map.groupBy(
    found.filter((entry) => !isFact(entry) && !wasRead(entry.name, confirmed, entry)),
    ({ name }): string => name,
  );
  const unread = ownWords.filter((name) => !wasRead(name, confirmed));
  return [
    ...[...Map.groupBy(facts, groupOf).values()].flatMap(([first]) =>
      first ? [toFinding(first, samples)] : [],
    ),
    ...[...new Set([...unread, ...words.keys()])].map((name) => toReading(name, words.get(name) ?? [])),
  ];
}

function toFinding(entry: Entry, samples: Samples): Finding {
  return {
    severity: "error",
    kind: "sample",
    file: entry.file,
    line: entry.line,
    field: fieldOf(entry),
    what: `${fieldOf(entry).title} is sample content: ${quote(String(entry.value))}`,
    todo: adviceFor(entry, samples),
  };
}

/**
 * @param name a content file, or “articles” for all of them
 * @param entries the samples in it that nobody has read
 */
function toReading(name: string, entries: readonly Entry[]): Finding {
  const [first] = entries;
  const title = metaOf(contentFiles[name as ContentName] as z.core.$ZodType | undefined)?.title ?? "Articles";
  const confirmAs = readingOf(name, entries);
  return {
    severity: "error",
    kind: "unread",
    file: name === "articles" ? "content/articles" : `content/${name}.yaml`,
    ...(first && { line: first.line }),
    what: `${title}: nobody has read ${first ? `the words that the site came with, made-up ones among them: ${entries.length}, the first here` : "the words that the site came with"}`,
    todo: `Read them, and change what isn’t so${name === "articles" ? ", above all what they say that you do, think or have read" : ""}. If they are right as they are, add “${confirmAs}” to content/confirmed.yaml.`,
    unread: { name, title, samples: entries.map(({ value }) => String(value)), confirmAs },
  };
}

function adviceFor(entry: Entry, samples: Samples): string {
  if (isInvented(entry, samples)) {
    return "This testimonial is invented; publishing it breaks the Australian Consumer Law. Replace it with the words of a real person who has agreed in writing, with their name and rating, or delete it.";
  }
  const place = placeOf(entry);
  const invented = place === sourceOfRating ? "This source is invented. " : "";
  if (crisisNumberPlaces.includes(place))
    return `Ring every one. If all are right, add “${place}” with the day, such as “${place} 2026-11-30”, to content/confirmed.yaml.`;
  return `${invented}${entry.meta?.beforeLaunch ?? "Enter your own."} If it is right as it is, add “${place}” to content/confirmed.yaml.`;
}

/** Returns what belongs together: an entry of a list, or the fields of a group below the top of the file. */
function groupOf({ name, path, meta }: Entry): string {
  const index = path.findLastIndex((key) => typeof key === "number");
  const length = index >= 0 ? index + 1 : meta?.kind === "prose" ? path.length - 1 : path.length;
  return [name, ...path.slice(0, Math.max(1, length))].join("/");
}

/** Returns the last day on which the owner rang the numbers at a place, as year-month-day; undefined if she hasn't said so. */
export function lastRung(place: string, confirmed: ReadonlySet<string>): string | undefined {
  const days = [...confirmed].flatMap((line) => {
    const day = line.startsWith(`${place} `) ? line.slice(place.length + 1) : "";
    return isDay(day) ? [day] : [];
  });
  return days.sort().at(-1);
}

/** Whether the owner says that a fact is really so, by its place or that of its group; of a crisis line, by the day she rang it. */
export function isConfirmed(place: string, confirmed: ReadonlySet<string>): boolean {
  if (crisisNumberPlaces.includes(place)) return lastRung(place, confirmed) !== undefined;
  return [...confirmed].some(
    (known) => place === known || (place !== sourceOfRating && place.startsWith(`${known}.`)),
  );
}
