import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { references } from "#content/references";
import { parseArticles } from "./articles.server.ts";

const valid = {
  slug: "good-one",
  title: "A good one",
  standfirst: "Why to read on.",
  description: "A description for search engines, at least fifty characters long.",
  question: "What is it?",
  excerpt: "What is in it.",
  published: "2024-07-21",
  section: "Meditation Benefits",
  subjects: "[science, stress]",
  picture: "{ alt: A picture of something that can be seen }",
};

type Fields = Partial<Record<keyof typeof valid | (string & {}), string | undefined>>;

/** Returns the text of an article with these fields changed, and those that are `undefined` removed. */
function article(changes: Fields = {}, body = "Plain words.") {
  const lines = Object.entries({ ...valid, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}

const today = "2026-11-21";

const parse = (text: string, file = "content/articles/good-one.mdx") =>
  parseArticles(new Map([[file, text]]), today);

describe("rejects front matter, naming file and field:", () => {
  test.each<[string, Fields, RegExp]>([
    ["unknown field", { mood: "calm" }, /mood is not a field/],
    [
      "unknown nested field",
      { picture: "{ alt: A picture of something that can be seen, size: big }" },
      /picture\.size is not a field/,
    ],
    ["missing title", { title: undefined }, /title is missing/],
    ["empty title", { title: '""' }, /title is empty/],
    ["missing picture", { picture: undefined }, /picture/],
    ["short alternative text", { picture: "{ alt: A swan }" }, /picture\.alt is too short/],
    [
      "description that search engines would cut off",
      { description: "word ".repeat(40) },
      /description is longer/,
    ],
    ["unknown section", { section: "Meditation Stories" }, /section must be one of: Meditation Techniques/],
    ["unknown subject", { subjects: "[science, dogs]" }, /subjects\.1 may only hold/],
    ["no subjects", { subjects: "[]" }, /subjects is empty/],
    ["impossible date", { published: "2024-02-30" }, /published must be a date/],
    ["date in words", { published: "21 July 2024" }, /published must be a date/],
    ["published in the future", { published: "2026-11-22" }, /published is in the future/],
    ["updated in the future", { updated: "2026-11-22" }, /updated is in the future/],
    ["updated before published", { updated: "2024-07-20" }, /updated must be after published/],
    ["capital letter in the slug", { slug: "Good-one" }, /slug must be lower-case letters/],
    ["slug that differs from the file name", { slug: "another" }, /slug "another" must match the file name/],
  ])("%s", (_, changes, message) => {
    expect(() => parse(article(changes))).toThrow(message);
    expect(() => parse(article(changes))).toThrow("content/articles/good-one.mdx: ");
  });

  test("duplicate slug", () => {
    const files = new Map([
      ["content/articles/good-one.mdx", article()],
      ["content/articles/good-two.mdx", article()],
    ]);
    expect(() => parseArticles(files, today)).toThrow(
      'content/articles/good-two.mdx: slug "good-one" is used by another article',
    );
  });

  test("missing or malformed front matter", () => {
    expect(() => parse("Plain words.")).toThrow("content/articles/good-one.mdx: slug is missing");
    expect(() => parse(article({ title: "[unfinished" }))).toThrow(
      "content/articles/good-one.mdx: cannot be parsed",
    );
  });

  test("lists all errors of all articles at once", () => {
    const files = new Map([
      ["content/articles/one.mdx", article({ title: undefined, section: "None" })],
      ["content/articles/two.mdx", article({ published: "soon" })],
    ]);
    expect(() => parseArticles(files, today)).toThrow(
      /one\.mdx: title[\s\S]*one\.mdx: section[\s\S]*two\.mdx: published/,
    );
  });
});

describe("citations", () => {
  const citing = (id: string) => `It has been measured.<Cite id="${id}" />`;

  test("must be among the references", () => {
    expect(() => parse(article({}, citing("nobody-1999")))).toThrow('<Cite id="nobody-1999"> is not in');
  });

  test("must be older than the article or its update", () => {
    const [older, newer] = [{ published: "2019-01-01" }, { published: "2019-01-01", updated: "2021-02-01" }];
    expect(() => parse(article(older, citing("galante-2021")))).toThrow(/updated is missing.*galante-2021/);
    expect(parse(article(newer, citing("galante-2021")))).toHaveLength(1);
  });

  test("are limited to the notes that the style sheet positions", async () => {
    const all = Object.keys(references).map(citing).join(" ");
    expect(() => parse(article({ updated: today }, all))).toThrow(
      /cites \d+ sources, more than the limit of 24/,
    );
    const styles = await readFile("app/routes/article/margin-notes.css", "utf8");
    expect(styles).toContain(".note-24 {");
  });

  test("are numbered in order of first citation", () => {
    const body = [citing("holzel-2011"), citing("galante-2021"), citing("holzel-2011")].join("\n\n");
    expect(parse(article({}, body))[0]?.citations).toEqual(["holzel-2011", "galante-2021"]);
  });
});

describe("reading time", () => {
  const words = (count: number) => "word ".repeat(count).trim();

  test.each([
    [225, 1],
    [226, 2],
    [1_800, 8],
  ])("of %i words is %i minutes", (count, minutes) => {
    expect(parse(article({}, words(count)))[0]).toMatchObject({ words: count, minutes });
  });

  test("counts headings, lists and practices, but no asides", () => {
    const body = [
      "## Two words",
      "- one",
      '<Practice title="Two more" length="a minute" works="see">\n1. Three more words\n</Practice>',
      '<SideNote title="Not this">\nNor this.\n</SideNote>',
      "<PullQuote>Nor this</PullQuote>",
      "<SupportLines />",
      'Four words – and no more.<Cite id="galante-2021" />',
    ];
    expect(parse(article({}, body.join("\n\n")))[0]?.words).toBe(13);
  });
});
