import { expect, test } from "vitest";
import { lessons } from "#content/lessons";
import { resources } from "#content/pages/resources";
import { practices } from "#content/practices";
import { checkResources } from "./cross-checks.ts";
import { readableText, writtenLike } from "./text-file.ts";

const articles = resources.blogTeasers.shown;

test("accepts what exists", () => {
  expect(checkResources({ practices, lessons, "pages/resources": resources }, articles)).toEqual([]);
});

test("rejects an unknown practice with a suggestion", () => {
  const [first = ""] = resources.guidedPractices.shown;
  const guidedPractices = { ...resources.guidedPractices, shown: [`${first}s`] };
  const page = { ...resources, guidedPractices };
  expect(checkResources({ practices, lessons, "pages/resources": page }, articles)).toEqual([
    {
      name: "pages/resources",
      path: ["guidedPractices", "shown", 0],
      message: `“${first}s” doesn’t exist. Did you mean “${first}”?`,
    },
  ]);
});

test("rejects an article that was deleted", () => {
  const errors = checkResources({ practices, lessons, "pages/resources": resources }, articles.slice(1));
  expect(errors.map(({ path }) => path)).toEqual([["blogTeasers", "shown", 0]]);
});

test.each([
  ["a file from Windows", "\uFEFF---\r\ntitle: A\r\n---\r\n"],
  ["a file from elsewhere", "---\ntitle: A\n---\n"],
  ["a file without line ends", "title: A"],
])("%s is read alike, and written as it was", (_, text) => {
  expect(readableText(text)).not.toMatch(/[\r\uFEFF]/);
  expect(writtenLike(text, readableText(text))).toBe(text);
});

test("a few lines from Windows don't change the others", () => {
  expect(writtenLike("a\r\nb\nc\nd\n", "a\nb\n")).toBe("a\nb\n");
  expect(writtenLike(undefined, "a\n")).toBe("a\n");
});
