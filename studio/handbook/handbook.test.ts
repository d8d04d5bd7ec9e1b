import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");

const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** What the screens can say: their own words, and the titles of the content's fields. */
const said = oneLine(
  globSync("{studio/app/**/*.{ts,tsx},content-model/schema/**/*.ts}", { cwd: root })
    .filter((file) => !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join(" "),
);

/** Buttons whose words vary, each with what stands in the code whatever they are. */
const varying: Readonly<Record<string, string>> = {
  "Undo it, then look": ", then look",
  "I checked all 11 on": "I checked all ",
  "Send to the other 19": "the other ",
};

/** Every list has it, with what its entries are. */
const addAnother = "Add another ";

const selected = globSync("docs/owner/*.md", { cwd: root }).flatMap((file) =>
  [...oneLine(readFileSync(path.join(root, file), "utf8")).matchAll(/\bselect \*\*(.+?)\*\*/gi)].map(
    ([, words = ""]): [string, string] => [path.basename(file), words],
  ),
);

test("the handbook names buttons", () => {
  expect(selected.length).toBeGreaterThan(20);
});

test.each(selected)("%s: what it says to select, “%s”, is there", (_, words) => {
  expect(said).toContain(words.startsWith(addAnother) ? addAnother : (varying[words] ?? words));
});
