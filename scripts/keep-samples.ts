import { leavesOf, parseSources } from "../content-model/compiler/leaves.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import { placeOf, readSamples, withSamples, writeSamples } from "../launch-check/samples.ts";
import { runProgram } from "../system/programs.ts";

/**
 * Records the present values of fields as samples: of every field that has a sample already, since its words may have been
 * rewritten, and of those named. Earlier samples go, so that an owner may write what once stood there; of kind words they
 * stay, and of places that the content lacks. Not for a copy with an owner's own words: the launch check would take them
 * for samples.
 *
 *   node scripts/keep-samples.ts "business teacher" "pages/about story"
 */

/** The dates of 2026 are the owner's own: only later ones are made up. */
const isOwners = (place: string, value: unknown) =>
  place === "schedule terms.startDate" && String(value).startsWith("2026-");

const { places } = await readSamples();
const wanted = process.argv.slice(2);
const leaves = leavesOf(parseSources(await readSources())).filter((leaf) => {
  const place = placeOf(leaf);
  if (isOwners(place, leaf.value)) return false;
  return place in places || wanted.some((named) => place === named || place.startsWith(`${named}.`));
});
const found = new Set(leaves.map(placeOf));
const kept = Object.entries(places).filter(
  ([place]) => place.startsWith("testimonials ") || !found.has(place),
);
await writeSamples(withSamples({ places: Object.fromEntries(kept), texts: new Set() }, leaves));
// As lint wants it: otherwise each run would change every line.
await runProgram("node_modules/.bin/biome", ["format", "--write", "launch-check/samples.json"]);
console.info(`Kept ${leaves.length} values as samples.`);
