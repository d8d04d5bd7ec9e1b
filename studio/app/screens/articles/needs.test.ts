import { expect, test } from "vitest";
import { needsOf, problemsWith, stillNeededWords } from "./needs.ts";

test("what an article needs is said once for each thing, in her words and in the order of the fields", () => {
  const list = "is missing. Write a list: one line for each entry, each beginning with “- ”.";
  const needs = needsOf([
    { line: 1, field: "picture", code: "empty", message: "is missing. Write its fields below it." },
    { line: 1, field: "picture › alt", code: "empty", message: "is missing. Write a text." },
    { line: 1, field: "inShort", code: "empty", message: list },
    { line: 1, field: "standfirst", code: "empty", message: "is missing. Write a text." },
    { line: 1, field: "description", message: "is 20 characters long; it needs at least 50. Say more." },
    {
      line: 1,
      field: "",
      code: "no picture",
      message: "This article has no picture. Choose a print, as content/articles/bus.jpg.",
    },
    {
      line: 1,
      field: "",
      code: "unknown source",
      source: "maister-2010",
      message: "This article cites “maister-2010”, which isn’t in the list of sources.",
    },
  ]);
  expect(needs.map(({ words }) => words)).toEqual([
    "It cites a source that is no longer in the list (maister-2010): take its mark out of the text, or add the source again",
    "Write one line under the title",
    "“Description for search engines” is 20 characters long; it needs at least 50. Say more.",
    "Fill in “In short”",
    "Choose a print for its picture, or add a photograph of yours",
    "Say what the picture shows",
  ]);
  expect(needs.map(({ words }) => words).join()).not.toMatch(/yaml|content\/|year-month-day|“- ”/);
});

test("a text that the window has words of isn’t said to have none, while the studio doesn’t have them yet", () => {
  const problems = [
    { line: 1, field: "", code: "no words", message: "Write its text: there isn’t a word yet." },
    { line: 1, field: "standfirst", code: "empty", message: "is missing. Write a text." },
  ] as const;
  const paragraph = (text: string) => [{ type: "paragraph", content: [{ type: "text", text }] }];
  expect(problemsWith([{ type: "paragraph" }], problems)).toEqual(problems);
  expect(problemsWith(paragraph(" "), problems)).toEqual(problems);
  expect(problemsWith(paragraph("Sit down."), problems)).toEqual(problems.slice(1));
});

test("of nothing that is missing, no figure is said", () => {
  expect(stillNeededWords(0)).toBe("Nothing missing");
  expect(stillNeededWords(2)).toBe("2 still needed");
});
