import { expect, test } from "vitest";
import { sentenceOf } from "./need.ts";

const sentence = (...briefs: string[]) => sentenceOf(briefs.map((brief) => ({ brief })));

test("says in a sentence what needs the owner, and never more than four things", () => {
  expect(sentence("one person waits")).toBe("One person waits.");
  expect(sentence("one person waits", "no email goes out")).toBe("One person waits, and no email goes out.");
  expect(sentence("a", "b", "c", "d")).toBe("A, b, c, and d.");
  expect(sentence("a", "b", "c", "d", "e")).toBe("A, b, c, and two more things wait.");
});
