import { entriesOf, parseSources } from "../content-model/compiler/entries.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import { placeOf, readSamples, withSamples, writeSamples } from "../launch-check/samples.ts";

/**
 * Records the present values of fields as samples: of every field that has a sample already, since its words may have been
 * rewritten, and of those named. Earlier samples stay, because copies of the site may still contain them. Not for a copy
 * with an owner's own words: the launch check would take them for samples.
 *
 *   node scripts/keep-samples.ts "business teacher" "pages/about story"
 */
const samples = await readSamples();
const wanted = process.argv.slice(2);
const entries = entriesOf(parseSources(await readSources())).filter((entry) => {
  const place = placeOf(entry);
  return place in samples.places || wanted.some((named) => place === named || place.startsWith(`${named}.`));
});
await writeSamples(withSamples(samples, entries));
console.info(`Kept ${entries.length} values as samples.`);
