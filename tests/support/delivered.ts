import { leavesOf, parseSources } from "../../content-model/compiler/leaves.ts";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { isSample, placeOf, readSamples } from "../../launch-check/samples.ts";
import { testedProject } from "./tested-project.ts";

const samples = await readSamples();
const leaves = leavesOf(parseSources(await readSources(testedProject)));

/**
 * Returns whether the texts at a place of `content/` are still those that the site was delivered with. Tests spell out
 * their wording only then: an owner says it in her own words.
 *
 * @param place as in the launch check: file and fields, without positions in lists
 * @throws Error if there is no such place
 */
export function isDelivered(place: string): boolean {
  const found = leaves.filter((leaf) => placeOf(leaf) === place);
  if (found.length === 0) throw new Error(`content/ has no ${place}`);
  return found.every((leaf) => isSample(leaf, samples));
}
