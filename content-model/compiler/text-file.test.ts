import { expect, test } from "vitest";
import { readableText, writtenLike } from "./text-file.ts";

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
