import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { findFacts } from "./find-facts.ts";
import { ownFactsOf } from "./own-facts-of.ts";

test("finds facts as whole words in pages and programs", () => {
  const project = mkdtempSync(path.join(tmpdir(), "facts-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const folder of [".generated/art", "build/client/assets", "build/release/programs"])
    mkdirSync(path.join(project, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
  write("build/client/index.html", "<p>Hi, I’m Ann, for $24.</p><p>Annual</p>");
  write("build/client/assets/a.js", "function Ann(){}");
  write("build/release/programs/server.js", "The fee is $240");
  write(".generated/art/words.txt", "Ann’s class\nAnnual");
  const found = findFacts(project, ["Ann", "$24", "$240", "nual"]);
  expect(found.map(({ fact, file }) => [fact, file])).toEqual([
    ["Ann", ".generated/art/words.txt"],
    ["Ann", "build/client/index.html"],
    ["$24", "build/client/index.html"],
    ["$240", "build/release/programs/server.js"],
  ]);
});

test("knows what the other owner doesn’t share", async () => {
  const other = new Map(await readSources());
  const schedule = "content/schedule.yaml";
  other.set(schedule, (other.get(schedule) ?? "").replace(/^( {2}price: ).*$/m, "$1123.45"));
  expect(ownFactsOf(other, await readSources())).toContain("$123.45");
  expect(ownFactsOf(other, other).some((fact) => fact.startsWith("$"))).toBe(false);
});
