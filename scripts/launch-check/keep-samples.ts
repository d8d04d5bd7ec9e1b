import { writeFile } from "node:fs/promises";
import { entriesOf, parseSources } from "../../content-model/compiler/entries.ts";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { placeOf, readSamples, samplesFile, withSamples } from "./samples.ts";

/**
 * Records the present values of some fields as samples. Earlier samples stay, because copies of the site may still
 * contain them.
 *
 *   node scripts/launch-check/keep-samples.ts "business teacher" "pages/about story"
 */
const wanted = process.argv.slice(2);
const entries = entriesOf(parseSources(await readSources())).filter((entry) =>
  wanted.some((place) => placeOf(entry) === place || placeOf(entry).startsWith(`${place}.`)),
);
await writeFile(samplesFile, `${JSON.stringify(withSamples(await readSamples(), entries), null, 2)}\n`);
console.info(`Kept ${entries.length} values as samples.`);
