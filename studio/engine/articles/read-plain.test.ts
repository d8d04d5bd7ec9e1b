import { expect, test } from "vitest";
import { withinTimeLimit } from "../../../content-model/compiler/time-limit.ts";
import { printPlainBlocks } from "./document.ts";
import { readPlain } from "./read-plain.ts";

const read = (...lines: string[]) => printPlainBlocks(readPlain(lines.join("\n")));

test("reads the Markdown that assistants copy", () => {
  const markdown = [
    "## Why sit?",
    "",
    "Sitting **calms** the *mind*.",
    "",
    "- one",
    "- two",
    "",
    "> Quoted",
    "",
    "See [the paper](https://example.org/p).",
  ];
  expect(read(...markdown)).toBe(markdown.join("\n"));
});

test("takes what an article can have of it", () => {
  expect(
    read("# A title", "", "#### Deep", "", "---", "", "`code` and ![a lake](https://example.org/l.png)"),
  ).toBe("## A title\n\n### Deep\n\ncode and a lake");
  expect(read("- # A title", "- [bad](javascript:alert(1)) link", "-")).toBe("- A title\n- bad link");
  expect(read("**b** <b>html</b> {x}")).toBe("**b** \\<b>html\\</b> \\{x\\}");
});

test("leaves out what turns the words around it", () => {
  expect(read("Bring \u202ea mat\u202c, \u2067water\u2069.")).toBe("Bring a mat, water.");
});

test.each([
  [["Bring:", "• a mat", "• water"], "Bring:\n\n- a mat\n- water"],
  [["Bring:\r", "•\ta mat\r", "•\twater"], "Bring:\n\n- a mat\n- water"],
  [["· a mat", "  ◦ or a towel", "· water", "Then sit."], "- a mat\n  - or a towel\n- water\n\nThen sit."],
  [["1. Sit", "", "2. Breathe"], "1. Sit\n2. Breathe"],
  [["3) Rise", "4) Walk"], "3. Rise\n4. Walk"],
])("reads lists: %j", (lines, expected) => {
  expect(read(...lines)).toBe(expected);
});

test.each([
  ["2 * 3 * 4 = 24", "2 \\* 3 \\* 4 = 24"],
  ["snake_case_name and file_name", "snake_case_name and file_name"],
  ["Kind regards,\n--\nJo", "Kind regards, -- Jo"],
  ["In 2026. It rained.\n2027. It didn’t.", "In 2026. It rained. 2027. It didn’t."],
  ["#mindfulness every day", "\\#mindfulness every day"],
  ["One line\nof a mail.\n\nAnother.", "One line of a mail.\n\nAnother."],
  ["AT&amp;T", "AT\\&amp;T"],
])("leaves what only looks like Markdown: %j", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test("puts the target in the place of a wrapped link", () => {
  expect(
    read(
      "See https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&data=kim%40example.org.",
    ),
  ).toBe("See https://example.org/a.");
  expect(read("**See** [it](https://www.google.com/url?q=https://example.org/a&sa=D).")).toBe(
    "**See** [it](https://example.org/a).",
  );
});

test.each([
  ["signs", `**x ${"*a_ ".repeat(40_000)}`],
  ["links", `**x ${"[a](/b) ".repeat(10_000)}`],
  ["brackets", `**x** ${"[a](".repeat(20_000)}`],
  ["bullets", "• a\n".repeat(20_000)],
  ["headings", "# a\n\n".repeat(20_000)],
  ["quotations, nested", `${"> ".repeat(40_000)}a`],
  ["lists, nested", "- ".repeat(40_000)],
])("reads a text with thousands of %s as plain words", (_, text) => {
  const read = withinTimeLimit(text, () => readPlain(text));
  expect(read.every(({ type }) => type === "paragraph")).toBe(true);
  expect(read.length).toBeGreaterThan(0);
});
