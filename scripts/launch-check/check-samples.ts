import type { Entry } from "../../content-model/compiler/entries.ts";
import { type Finding, fieldOf, quote } from "./finding.ts";
import { isInvented, isSample, placeOf, type Samples } from "./samples.ts";

/**
 * Reports values that are still the samples the site was delivered with, one for each group of fields.
 *
 * @param confirmed the places that the owner says are really so; testimonials and the source of a rating can't be confirmed
 */
export function checkSamples(
  entries: readonly Entry[],
  samples: Samples,
  confirmed: ReadonlySet<string>,
): Finding[] {
  const found = entries.filter(
    (entry) => isSample(entry, samples) && (isInvented(entry) || !isConfirmed(placeOf(entry), confirmed)),
  );
  const groups = Map.groupBy(found, groupOf);
  return [...groups.values()].flatMap(([first]) => (first ? [toFinding(first)] : []));
}

function toFinding(entry: Entry): Finding {
  return {
    severity: "error",
    kind: "sample",
    file: entry.file,
    line: entry.line,
    field: fieldOf(entry),
    what: `${fieldOf(entry).title} is sample content: ${quote(String(entry.value))}`,
    todo: adviceFor(entry),
  };
}

function adviceFor(entry: Entry): string {
  if (entry.name === "testimonials") {
    return "This testimonial is invented; publishing it breaks the Australian Consumer Law. Replace it with the words of a real person who has agreed in writing, with their name and rating, or delete it.";
  }
  const advice = entry.meta?.beforeLaunch ?? "Enter your own.";
  return isInvented(entry)
    ? `This source is invented. ${advice}`
    : `${advice} If it is right as it is, add “${placeOf(entry)}” to content/confirmed.yaml.`;
}

/** Returns what belongs together: an entry of a list, or the fields of a group below the top of the file. */
function groupOf({ name, path, meta }: Entry): string {
  const index = path.findLastIndex((key) => typeof key === "number");
  const length = index >= 0 ? index + 1 : meta?.kind === "prose" ? path.length - 1 : path.length;
  return [name, ...path.slice(0, Math.max(1, length))].join("/");
}

function isConfirmed(place: string, confirmed: ReadonlySet<string>): boolean {
  return [...confirmed].some((known) => place === known || place.startsWith(`${known}.`));
}
