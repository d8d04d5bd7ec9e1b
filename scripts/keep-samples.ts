import { entriesOf, parseSources } from "../content-model/compiler/entries.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import { placeOf, readSamples, withSamples, writeSamples } from "../launch-check/samples.ts";

/**
 * Records the present values of some fields as samples. Earlier samples stay, because copies of the site may still
 * contain them.
 *
 *   node scripts/keep-samples.ts "business teacher" "pages/about story"
 */
const wanted = process.argv.slice(2);
const entries = entriesOf(parseSources(await readSources())).filter((entry) =>
  wanted.some((place) => placeOf(entry) === place || placeOf(entry).startsWith(`${place}.`)),
);
await writeSamples(withSamples(await readSamples(), entries));
console.info(`Kept ${entries.length} values as samples.`);
