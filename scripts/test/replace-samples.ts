import { parseDocument } from "yaml";
import { type Entry, entriesOf, parseSources } from "../../content-compiler/entries.ts";
import { isExampleHost } from "../launch-check/check-texts.ts";
import { isSample, type Samples } from "../launch-check/samples.ts";

/** Returns the content files with a real-looking value in the place of every sample and every example address. */
export function replaceSamples(sources: ReadonlyMap<string, string>, samples: Samples): Map<string, string> {
  const replaced = new Map(sources);
  const entries = entriesOf(parseSources(sources)).filter(
    (entry) => isSample(entry, samples) || isExampleHost(String(entry.value)),
  );
  for (const [file, inFile] of Map.groupBy(entries, (entry) => entry.file)) {
    const document = parseDocument(sources.get(file) ?? "");
    for (const [index, entry] of inFile.entries()) document.setIn(entry.path, realLooking(entry, index));
    replaced.set(file, document.toString({ lineWidth: 0 }));
  }
  return replaced;
}

function realLooking({ path, value, meta }: Entry, index: number): string | number {
  const field = path.at(-1);
  // Upwards, a rating would exceed its limit.
  if (typeof value === "number") return Math.ceil(value) - 1;
  if (path.length === 1 && field === "url") return "https://www.attention.org.au";
  if (meta?.kind === "url") return `https://www.attention.org.au/${path.join("-")}-${index}`;
  if (meta?.kind === "phone") return `+61 491 570 ${100 + index}`;
  if (meta?.kind === "email") return "ask@attention.org.au";
  if (field === "firstName") return "Siobhán";
  if (field === "name" && path.includes("teacher")) return "Siobhán O’Neill";
  // As long as the sample, so that it fits.
  const words = `Mine, number ${index + 1}. ${"And so on, at some length. ".repeat(80)}`;
  return words.slice(0, Math.max(10, String(value).length - 1)).trim();
}
