// @module-tag slow
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { startProgram } from "../../../system/programs.ts";
import { smallProject } from "../test-support/small-project.ts";
import { openJournal } from "./journal.ts";

const kills = 200;
const program = path.join(import.meta.dirname, "test-support/type-until-killed.ts");

/** Types until a random moment; returns the last price that was said to be saved, and the last said to be invalid. */
async function typeAndDie(folder: string, first: number, moment: number) {
  const child = startProgram(process.execPath, [program, folder, String(first)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const last = { saved: 0, invalid: 0 };
  let count = 0;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    for (const [, state, value] of text.matchAll(/^(saved|invalid) (\S+)$/gm)) {
      last[state as keyof typeof last] = Number(value);
      count += 1;
      if (count === 1) setTimeout(() => child.kill("SIGKILL"), moment);
    }
  });
  await once(child, "close");
  return last;
}

test(`nothing that was said to be saved is lost in ${kills} kills at random moments`, async () => {
  const project = smallProject();
  let price = 1;
  for (let kill = 0; kill < kills; kill += 1) {
    const { saved, invalid } = await typeAndDie(project.folder, price, Math.random() * 120);
    const text = (await readSources(project.folder)).get("content/schedule.yaml") ?? "";
    const document = parseDocument(text);
    expect(document.errors).toEqual([]);
    const inFile = Number(document.getIn(["course", "price"]));
    const journal = openJournal(project);
    const inJournal = journal.kept("schedule course.price")?.value;
    // The last one, or the one after it, which was being written.
    expect(inFile).toBeGreaterThanOrEqual(saved);
    if (invalid > saved) expect(Math.max(Number(inJournal ?? 0), inFile)).toBeGreaterThanOrEqual(invalid);
    price = Math.ceil(Math.max(inFile, saved, invalid)) + 1;
  }
}, 1_200_000);
