import { expect, test } from "vitest";
import { lessons } from "#content/lessons";
import { practices } from "#content/practices";
import { plainText } from "../../../content-model/schema/prose.ts";

const isWord = (word: string) => /[\p{L}\d]/u.test(word);

test.each([
  ...practices.map(({ slug, written: { moment, steps, takeAlong } }) => {
    const texts = steps.flatMap(({ heading, text, otherwise = "" }) => [heading, text, otherwise]);
    return { slug, texts: [moment, ...texts, takeAlong.heading, takeAlong.text] };
  }),
  ...lessons.map(({ slug, written: { moment, parts, tryThis } }) => {
    const texts = parts.flatMap(({ heading, text }) => [heading, text]);
    return { slug, texts: [moment, ...texts, tryThis] };
  }),
])("$slug is written out in 200 to 500 words", ({ texts }) => {
  const words = texts.map(plainText).join(" ").split(/\s+/).filter(isWord);
  expect(words.length).toBeGreaterThanOrEqual(200);
  expect(words.length).toBeLessThanOrEqual(500);
});
