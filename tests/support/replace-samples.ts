import { parseDocument } from "yaml";
import { type Leaf, leavesOf, parseSources } from "../../content-model/compiler/leaves.ts";
import { isExampleHost } from "../../launch-check/check-texts.ts";
import { isSample, type Samples } from "../../launch-check/samples.ts";
import { printYaml } from "./with-values.ts";

/** Returns the content files with a real-looking value in the place of every sample and every example address. */
export function replaceSamples(sources: ReadonlyMap<string, string>, samples: Samples): Map<string, string> {
  const replaced = new Map(sources);
  const leaves = leavesOf(parseSources(sources)).filter(
    (leaf) => isSample(leaf, samples) || isExampleHost(String(leaf.value)),
  );
  for (const [file, inFile] of Map.groupBy([...leaves.entries()], ([, leaf]) => leaf.file)) {
    const document = parseDocument(sources.get(file) ?? "");
    for (const [index, leaf] of inFile) {
      document.setIn(leaf.path, realLooking(leaf, index));
      if (leaf.name === "testimonials" && leaf.path.at(-1) === "quote") {
        document.setIn([...leaf.path.slice(0, -1), "consent"], { how: "by email", day: "2026-01-14" });
      }
    }
    replaced.set(file, printYaml(document));
  }
  return replaced;
}

function realLooking({ path, value, meta }: Leaf, index: number): string | number {
  const field = path.at(-1);
  // Upwards, a rating would exceed its limit.
  if (typeof value === "number") return Math.ceil(value) - 1;
  if (path.length === 1 && field === "url") return "https://www.attention.org.au";
  if (meta?.kind === "url") return `https://${path.join("-").toLowerCase()}.attention.org.au/${index}`;
  // Hours stay in their order.
  if (meta?.kind === "time") return `${String(value).slice(0, -1)}5`;
  if (meta?.kind === "phone") return `+61 491 570 ${100 + index}`;
  if (meta?.kind === "email") return unlike(value, "ask@attention.org.au", "write@attention.org.au");
  if (field === "abn") return unlike(value, "51 824 753 556", "53 004 085 616");
  if (field === "trainingHours") return unlike(value, "310+", "250");
  if (field === "replyPromise") return unlike(value, "within two days", "within three days");
  if (field === "firstName") return unlike(value, "Siobhán", "Niamh");
  if (field === "name" && path.includes("teacher")) return unlike(value, "Siobhán O’Neill", "Niamh O’Neill");
  return ownWords(String(value), index + 1);
}

const unlike = (sample: Leaf["value"], ...values: [string, string]): string =>
  sample === values[0] ? values[1] : values[0];

/** A link, or a fact with its unit, such as “{{course.sessionMinutes}} minutes each”. */
const linkOrFact = /\[[^[\]]*\]\([^()]*\)|\{\{[^{}]*\}\}(?: [a-z]+\b){0,2}/gi;

/** Returns other words, as long as the sample so that they fit, with the facts and links of the sample. */
function ownWords(sample: string, number: number): string {
  const kept = sample.match(linkOrFact) ?? [];
  const start = [`Mine, number ${number}`, ...kept].join(", ");
  const words = `${start}${", and so on, at some length".repeat(80)}`;
  return words.slice(0, Math.max(kept.length > 0 ? start.length : 10, sample.length - 1)).trim();
}
