import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { common } from "#content/common";
import { tokenHeader } from "../../studio/server/door/door.ts";

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

test("nothing of the owner’s studio, and no secret of its settings, is in the built site, its release or its copy for the edge", () => {
  const files = readdirSync("build", { recursive: true, encoding: "utf8" })
    .map((name) => path.join("build", name))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(100);
  // Each request of the studio's own pages has this header; `npm test` builds the site with these secrets.
  const marks = [tokenHeader.toLowerCase(), "marked-password", "marked-api-key"];
  const marked = files.filter((file) => {
    const text = textOf(file).toLowerCase();
    return marks.some((mark) => text.includes(mark));
  });
  expect(marked).toEqual([]);
  expect(files.filter((file) => file.split(path.sep).includes("studio"))).toEqual([]);
});
