import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { common } from "#content/common";

test("the words of all share pictures are known", () => {
  const words = readFileSync(".generated/art/words.txt", "utf8").split("\n");
  const { pictureWords, coursePictureWords } = common.sharing;
  const titles = articles.map(({ title }) => title);
  const expected = [business.name, ...pictureWords, ...coursePictureWords, ...titles];
  expect(words).toEqual(expect.arrayContaining(expected));
});
