import type { Entry } from "../content-model/compiler/entries.ts";
import { metaOf } from "../content-model/compiler/field-at.ts";
import { contentFiles } from "../content-model/schema/content-files.ts";
import { type Finding, fieldOf, quote } from "./finding.ts";
import { factOf, isInvented, isSample, placeOf, readingOf, type Samples, wasRead } from "./samples.ts";

/** Reports values that are still the delivered samples: facts one by one, and the other words of a file together. */
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
  const words = found.filter((entry) => !isFact(entry) && !wasRead(entry, confirmed));
  return [
    ...[...Map.groupBy(facts, groupOf).values()].flatMap(([first]) =>
      first ? [toFinding(first, samples)] : [],
    ),
    ...[...Map.groupBy(words, ({ file }) => file).values()].map(toReading),
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

/** @param entries the samples of one file that nobody has read */
function toReading(entries: readonly Entry[]): Finding {
  const [{ name, file, line }] = entries as readonly [Entry, ...Entry[]];
  const title = metaOf(contentFiles[name])?.title ?? file;
  const confirmAs = readingOf(name, entries);
  return {
    severity: "error",
    kind: "unread",
    file,
    line,
    field: { name, path: [], title },
    what: `${title}: ${entries.length === 1 ? "one text" : `${entries.length} texts`} that the site came with, the first here`,
    todo: `Read them, and change what isn’t so. If they are right as they are, add “${confirmAs}” to content/confirmed.yaml.`,
    unread: { count: entries.length, confirmAs },
  };
}

function adviceFor(entry: Entry, samples: Samples): string {
  if (isInvented(entry, samples) && entry.name !== "business") {
    return "This testimonial is invented; publishing it breaks the Australian Consumer Law. Replace it with the words of a real person who has agreed in writing, with their name and rating, or delete it.";
  }
  const advice = entry.meta?.beforeLaunch ?? "Enter your own.";
  return isInvented(entry, samples)
    ? `This source is invented. ${advice}`
    : `${advice} If it is right as it is, add “${placeOf(entry)}” to content/confirmed.yaml.`;
}

/** Returns what belongs together: an entry of a list, or the fields of a group below the top of the file. */
function groupOf({ name, path, meta }: Entry): string {
  const index = path.findLastIndex((key) => typeof key === "number");
  const length = index >= 0 ? index + 1 : meta?.kind === "prose" ? path.length - 1 : path.length;
  return [name, ...path.slice(0, Math.max(1, length))].join("/");
}

/** Whether the owner says that a fact is really so. */
export function isConfirmed(place: string, confirmed: ReadonlySet<string>): boolean {
  return [...confirmed].some((known) => place === known || place.startsWith(`${known}.`));
}
