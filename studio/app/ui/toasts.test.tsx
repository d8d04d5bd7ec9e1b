import { expect, test } from "vitest";
import { replaces } from "./toasts.tsx";

test("a toast takes the place of one that says the same of something else, or says something else of the same", () => {
  const [removed, isIn] = ["The photograph is removed. A print is there.", "The photograph is in."];
  expect(replaces({ text: "Kim’s words are taken off." }, { text: "Sam’s words are taken off." })).toBe(true);
  expect(replaces({ text: removed, about: "a" }, { text: isIn, about: "a" })).toBe(true);
  expect(replaces({ text: removed, about: "a" }, { text: isIn, about: "b" })).toBe(false);
  expect(replaces({ text: removed }, { text: isIn })).toBe(false);
});
