import { globSync, readFileSync } from "node:fs";
import { build } from "rolldown";
import { expect, test } from "vitest";
import { business } from "#content/business";
import { drawArticles } from "../../build-site/pictures/draw-articles.ts";
import { shareImages } from "../../build-site/pictures/share-images/draw-share-images.ts";
import { drawnWords } from "../../build-site/pictures/share-images/text-outlines.ts";
import type { Leaf } from "../../content-model/compiler/leaves.ts";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { ownWords } from "../../launch-check/own-words.ts";
import { crisisNumberPlaces, factOf, placeOf, readSamples } from "../../launch-check/samples.ts";
import { programBundle } from "../../release/make-release.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { withValues } from "../support/with-values.ts";
import { readAnotherOwner } from "./another-owner.ts";
import { anotherModules, anotherProject } from "./another-project.ts";
import { findFacts } from "./find-facts.ts";
import { ownersValues, ownFactsOf } from "./own-facts-of.ts";

test("finds facts as whole words in pages and programs", () => {
  const texts = new Map([
    ["client/index.html", "<p>Hi, I’m Ann, for $24.</p><p>Annual</p>"],
    ["client/assets/a.js", "function Ann(){}"],
    ["programs/server.js", "The fee is $240"],
    ["words in pictures", "Ann’s class\nAnnual"],
  ]);
  const found = findFacts(texts, ["Ann", "$24", "$240", "nual"]);
  expect(found.map(({ fact, file }) => [fact, file])).toEqual([
    ["Ann", "client/index.html"],
    ["$24", "client/index.html"],
    ["$240", "programs/server.js"],
    ["Ann", "words in pictures"],
  ]);
});

test("knows what the other owner doesn’t share", async () => {
  const first = await readSources();
  const other = withValues(first, { schedule: { course: { price: 123.45 } } });
  expect(ownFactsOf(other, first)).toContain("$123.45");
  expect(ownFactsOf(other, other).some((fact) => fact.startsWith("$"))).toBe(false);
});

const [first, second] = [await readSources(), await readAnotherOwner()];
const firstFacts = ownFactsOf(first, second);
test("what only an owner knows is another thing for the second owner, or left out", () => {
  const others = Map.groupBy(ownersValues(second), placeOf);
  const shared = ownersValues(first).filter(
    (leaf) =>
      // A sentence may be the same, with other facts in it.
      leaf.meta?.kind !== "prose" &&
      !isSharedByAll(leaf) &&
      others.get(placeOf(leaf))?.some(({ value }) => value === leaf.value),
  );
  expect(shared.map((leaf) => `${placeOf(leaf)}: ${leaf.value}`)).toEqual([]);
});

test("the launch check has samples for each place that only an owner can fill in", async () => {
  const { places } = await readSamples();
  const unknown = ownersValues(first).filter((leaf) => places[placeOf(leaf)] === undefined);
  expect(unknown.map(placeOf)).toEqual([]);
});

test("the owner is asked for each of them by itself, unless she reads it with the words around it", () => {
  const unasked = ownersValues(first).filter(
    (leaf) => factOf(leaf) === undefined && !ownWords.includes(leaf.name),
  );
  expect(unasked.map(placeOf), "missing among launchFacts in launch-check/samples.ts").toEqual([]);
});

/** Crisis lines are the country's, the school is the method's, and both centres call the class what it is: “Mindfulness”. */
const isSharedByAll = (leaf: Leaf) =>
  [...crisisNumberPlaces, "business teacher.affiliation", "business centre.timetableName"].includes(
    placeOf(leaf),
  );

const textFile = "**/*.{html,xml,ics,json,webmanifest,txt,js,css,svg}";

test("nothing that is published says a fact of the first owner", () => {
  const published = globSync(textFile, { cwd: `${anotherProject}/build` }).map(
    (file) => [file, readFileSync(`${anotherProject}/build/${file}`, "utf8")] as const,
  );
  expect(published.length).toBeGreaterThan(100);
  expect(firstFacts.length).toBeGreaterThan(50);
  expect(findFacts(new Map(published), firstFacts)).toEqual([]);
});

test("no program, with the words of its emails, says one", async () => {
  const { output } = await build({
    ...programBundle,
    resolve: { alias: { "#content": anotherModules } },
    write: false,
    logLevel: "silent",
  });
  const code = output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : []));
  expect(code.map(([, text]) => text).join("")).toContain(business.teacher.name);
  expect(findFacts(new Map(code), firstFacts)).toEqual([]);
});

test("no picture with which a page is shared says one", async () => {
  const folder = temporaryFolder();
  await shareImages();
  await drawArticles(folder);
  const words = drawnWords().join("\n");
  expect(words).toContain(business.name);
  expect(findFacts(new Map([["words in pictures", words]]), firstFacts)).toEqual([]);
});
