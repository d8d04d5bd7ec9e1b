import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { common } from "#content/common";
import { heavyPages } from "../../build-site/heavy-pages.ts";
import { tokenHeader } from "../../studio/server/door.ts";

/** The rest is for what an owner adds: a claim's source, a longer lead, more terms. */
const share = 0.97;

test("the project's own pages leave room for the owner's words within their size limits", async () => {
  expect(await heavyPages("build/client", share)).toEqual([]);
});

test("the words of all share pictures are known", () => {
  const words = readFileSync(".generated/art/words.txt", "utf8").split("\n");
  const { pictureWords, coursePictureWords } = common.sharing;
  const titles = articles.map(({ title }) => title);
  const expected = [business.name, ...pictureWords, ...coursePictureWords, ...titles];
  expect(words).toEqual(expect.arrayContaining(expected));
});

/** Returns a built file's text; what was compressed is decompressed. */
function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString("latin1");
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("latin1");
}

test("nothing of the owner’s studio is in the built site, its release or its copy for the edge", () => {
  const files = readdirSync("build", { recursive: true, encoding: "utf8" })
    .map((name) => path.join("build", name))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(100);
  // Each request of the studio's own pages has this header.
  const marked = files.filter((file) => textOf(file).toLowerCase().includes(tokenHeader.toLowerCase()));
  expect(marked).toEqual([]);
  expect(files.filter((file) => file.split(path.sep).includes("studio"))).toEqual([]);
});
