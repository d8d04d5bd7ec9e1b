import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { references } from "../../content/references.ts";
import { articlesOf } from "./articles.server.ts";

const good = {
  slug: "good-one",
  title: "A good one",
  standfirst: "Why to read on.",
  description: "What an article says of itself to search engines, in fifty letters or more.",
  question: "What is it?",
  excerpt: "What is in it.",
  published: "2024-07-21",
  section: "Meditation Benefits",
  subjects: "[science, stress]",
  picture: "{ alt: A picture of something that can be seen }",
};

type Fields = Partial<Record<keyof typeof good | (string & {}), string | undefined>>;

/** The text of an article with this front matter. A field that is `undefined` is left out. */
function article(changes: Fields = {}, body = "Plain words.") {
  const lines = Object.entries({ ...good, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}

const today = "2026-11-21";

const read = (text: string, file = "content/articles/good-one.mdx") =>
  articlesOf(new Map([[file, text]]), today);

describe("front matter that cannot be published stops the build, with file and field", () => {
  test.each<[string, Fields, RegExp]>([
    ["a field too many", { mood: "calm" }, /mood is not a field/],
    [
      "a field too many, further in",
      { picture: "{ alt: A picture of something that can be seen, size: big }" },
      /picture\.size is not a field/,
    ],
    ["no title", { title: undefined }, /title is missing/],
    ["an empty title", { title: '""' }, /title is empty/],
    ["no picture", { picture: undefined }, /picture/],
    ["a picture without words", { picture: "{ alt: A swan }" }, /picture\.alt says too little/],
    [
      "a description that is cut off by search engines",
      { description: "word ".repeat(40) },
      /description is longer/,
    ],
    [
      "an unknown section",
      { section: "Meditation Stories" },
      /section is to be one of: Meditation Techniques/,
    ],
    ["an unknown subject", { subjects: "[science, dogs]" }, /subjects\.1 may only hold/],
    ["no subject", { subjects: "[]" }, /subjects is empty/],
    ["a day that is none", { published: "2024-02-30" }, /published is to be a day/],
    ["a day as people write it", { published: "21 July 2024" }, /published is to be a day/],
    ["a day to come", { published: "2026-11-22" }, /published is in the future/],
    ["an update to come", { updated: "2026-11-22" }, /updated is in the future/],
    ["an update before it was published", { updated: "2024-07-20" }, /updated is not after published/],
    ["a slug with a capital letter", { slug: "Good-one" }, /slug is to be small letters/],
    [
      "a slug that is not its file's name",
      { slug: "another" },
      /slug is another, which is not its file's name/,
    ],
  ])("%s", (_, changes, message) => {
    expect(() => read(article(changes))).toThrow(message);
    expect(() => read(article(changes))).toThrow("content/articles/good-one.mdx: ");
  });

  test("two articles with one slug", () => {
    const files = new Map([
      ["content/articles/good-one.mdx", article()],
      ["content/articles/good-two.mdx", article()],
    ]);
    expect(() => articlesOf(files, today)).toThrow(
      "content/articles/good-two.mdx: slug is good-one, which another article has already",
    );
  });

  test("none at all, or none that is YAML", () => {
    expect(() => read("Plain words.")).toThrow("content/articles/good-one.mdx: slug is missing");
    expect(() => read(article({ title: "[unfinished" }))).toThrow(
      "content/articles/good-one.mdx: cannot be read",
    );
  });

  test("every fault of every article is named at once", () => {
    const files = new Map([
      ["content/articles/one.mdx", article({ title: undefined, section: "None" })],
      ["content/articles/two.mdx", article({ published: "soon" })],
    ]);
    expect(() => articlesOf(files, today)).toThrow(
      /one\.mdx: title[\s\S]*one\.mdx: section[\s\S]*two\.mdx: published/,
    );
  });
});

describe("what an article cites", () => {
  const citing = (id: string) => `It has been measured.<Cite id="${id}" />`;

  test("is to be among the references", () => {
    expect(() => read(article({}, citing("nobody-1999")))).toThrow('<Cite id="nobody-1999"> is not in');
  });

  test("is to be older than the article, or the article was updated since", () => {
    const [older, newer] = [{ published: "2019-01-01" }, { published: "2019-01-01", updated: "2021-02-01" }];
    expect(() => read(article(older, citing("galante-2021")))).toThrow(/updated is missing.*galante-2021/);
    expect(read(article(newer, citing("galante-2021")))).toHaveLength(1);
  });

  test("is not more than the margin has places for", async () => {
    const all = Object.keys(references).map(citing).join(" ");
    expect(() => read(article({ updated: today }, all))).toThrow(
      /cites \d+ sources: there is room for 24 notes/,
    );
    const styles = await readFile("app/routes/article/margin-notes.css", "utf8");
    expect(styles).toContain(".note-24 {");
  });

  test("is numbered in the order in which it is first cited", () => {
    const body = [citing("holzel-2011"), citing("galante-2021"), citing("holzel-2011")].join("\n\n");
    expect(read(article({}, body))[0]?.citations).toEqual(["holzel-2011", "galante-2021"]);
  });
});

describe("the reading time", () => {
  const words = (count: number) => "word ".repeat(count).trim();

  test.each([
    [225, 1],
    [226, 2],
    [1_800, 8],
  ])("of %i words is %i minutes", (count, minutes) => {
    expect(read(article({}, words(count)))[0]).toMatchObject({ words: count, minutes });
  });

  test("counts headings, lists and practices, and nothing that stands beside the text", () => {
    const body = [
      "## Two words",
      "- one",
      '<Practice title="Two more" length="a minute" works="see">\n1. Three more words\n</Practice>',
      '<SideNote title="Not this">\nNor this.\n</SideNote>',
      "<PullQuote>Nor this</PullQuote>",
      "<SupportLines />",
      'Four words – and no more.<Cite id="galante-2021" />',
    ];
    expect(read(article({}, body.join("\n\n")))[0]?.words).toBe(13);
  });
});
