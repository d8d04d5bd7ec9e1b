import { expect, test } from "vitest";
import { ownWords } from "../../launch-check/own-words.ts";
import type { Change } from "../engine/content/change.ts";
import { kindOf, wordsReadAt } from "./kinds.ts";
import { screenOfUnread } from "./screens/changes/words.ts";

const change = (file: string, more: Partial<Change> = {}): Change => ({
  id: file,
  file,
  path: [],
  label: file,
  before: "as it was",
  after: undefined,
  ...more,
});

test("an article that is taken out says what goes or changes with it", () => {
  const file = "content/articles/waiting.mdx";
  const text = change(file);
  const parts = [
    text,
    change("content/references.yaml", { label: "Source: Hölzel 2011" }),
    change("content/redirects.yaml", { after: "/blog" }),
    change("content/articles/driving.mdx", { after: "changed" }),
  ];
  expect(kindOf(text)?.comesAlong?.(change(file, { parts }))).toEqual([
    "source Hölzel 2011",
    "where old addresses lead",
    "the links to it",
  ]);
  expect(kindOf(text)?.comesAlong?.(change(file, { parts: [text] }))).toEqual([]);
});

test("kind words come back on a condition, and a letter is left as it was sent", () => {
  expect(kindOf({ file: "content/testimonials.yaml" })?.undoCondition).toBe("only if they still agree");
  expect(kindOf({ file: "content/letters.yaml" })?.uncheckedPart).toBe(
    "what the letter said when it was sent",
  );
  expect(kindOf({ file: "content/faqs.yaml" })).toMatchObject({ screen: { label: "Questions" } });
  expect(kindOf({ file: "content/schedule.yaml" }), "a price is no thing of a kind").toBeUndefined();
});

test("all that she reads before going live has a screen on which she can say so", () => {
  const places = ownWords.map((name) => ({ name, at: screenOfUnread({ name })?.path ?? "nowhere" }));
  // A screen of words on a page says so of its file.
  const others = places.filter(({ at }) => !at.startsWith("/words/"));
  expect(others.filter(({ name, at }) => !wordsReadAt(at).includes(name))).toEqual([]);
  expect(others.map(({ at }) => at)).toContain("/videos");
});
