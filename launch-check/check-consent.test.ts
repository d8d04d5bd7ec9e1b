import { expect, test } from "vitest";
import { compileContent } from "../content-model/compiler/compile-content.ts";
import { parseSources } from "../content-model/compiler/entries.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import { checkConsent } from "./check-consent.ts";
import { readSamples } from "./samples.ts";

const file = "content/testimonials.yaml";
const words = "home:\n  - quote: I sleep much better.\n    name: Kim\n";
const check = async (yaml: string) =>
  checkConsent(parseSources(new Map([[file, yaml]])), await readSamples());

test.each([
  ["none", ""],
  ["no day", "    consent:\n      how: by email\n"],
  ["no way", "    consent:\n      day: 2026-01-14\n"],
  ["a day that doesn't exist", "    consent:\n      how: by email\n      day: 2026-02-30\n"],
  ["empty ones", '    consent:\n      how: " "\n      day: 2026-01-14\n'],
  ["a note alone", "    consent: email, 3 May 2027\n"],
])("refuses words whose consent has %s", async (_, consent) => {
  expect(await check(words + consent)).toMatchObject([{ severity: "error", kind: "consent", line: 2 }]);
});

test("accepts words with the way and the day of consent, and leaves samples to their own check", async () => {
  expect(await check(`${words}    consent:\n      how: by email\n      day: 2026-01-14\n`)).toEqual([]);
  const sources = await readSources();
  expect(checkConsent(parseSources(sources), await readSamples())).toEqual([]);
});

test("what the site is built from has no consent in it", async () => {
  const sources = await readSources();
  const consent =
    "    consent:\n      how: on paper\n      day: 2026-01-14\n      note: in the green folder\n";
  const yaml = `${words}${consent}about: []\ncourse: []\nsundayClass: []\ncoaching: []\n`;
  const { content } = compileContent(new Map(sources).set(file, yaml));
  expect(content?.testimonials.home).toEqual([{ quote: "I sleep much better.", name: "Kim" }]);
  expect(JSON.stringify(content)).not.toContain("green folder");
});
