import { describe, expect, test } from "vitest";
import { placeholder } from "../../../domain/facts.ts";
import { compileContent } from "../compile-content.ts";
import { formatProblem } from "../problem.ts";
import { readSources } from "../read-sources.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { compileArticles } from "./compile-articles.ts";
import { masked } from "./masked-facts.ts";

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
  inShort: "[The first plain sentence., The second plain sentence., The third plain sentence.]",
  minutes: "1",
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

const facts = {
  facts: new Map([
    ["place.name", { text: "<SideNote> [*Pool*](javascript:x) & Co", reportTyped: false }],
    ["place.address", { text: "Pool: level 2 #1", reportTyped: false }],
    [
      "sentences.harms",
      { text: "In a [*survey*](/faq), half.", reportTyped: false, hasLinks: true as const },
    ],
  ]),
  areKnown: true,
  id: "these",
};

const context = {
  today,
  content: {
    "article-sections": {
      sections: ["Meditation Techniques", "Meditation Benefits"],
      subjects: ["science", "stress"],
    },
    references: {
      "galante-2021": { authors: "Galante J", year: 2021, title: "One", container: "Journal" },
      "holzel-2011": { authors: "Hölzel BK", year: 2011, title: "Another", container: "Journal" },
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [
          `source-${index}`,
          { authors: "Doe J", year: 2000, title: `Number ${index}`, container: "Journal" },
        ]),
      ),
    },
  },
};

const compile = (files: Record<string, string>) =>
  compileArticles(new Map(Object.entries(files)), facts, context);
const parse = (text: string) => compile({ "content/articles/good-one.mdx": text }).articles;
const problemsIn = (text: string) =>
  compile({ "content/articles/good-one.mdx": text }).problems.map(formatProblem).join("\n");

describe("rejects fields, naming file, line and field:", () => {
  test.each<[string, Fields, RegExp]>([
    ["unknown field", { mood: "calm" }, /mdx:14 This file has no field “mood”/],
    [
      "unknown nested field",
      { picture: "{ alt: A picture of something that can be seen, size: big }" },
      /:11 picture: has no field “size”/,
    ],
    ["missing title", { title: undefined }, /title: is missing/],
    ["empty title", { title: '""' }, /:3 title: is empty/],
    ["fewer than three sentences in short", { inShort: "[Only one plain sentence.]" }, /:12 inShort: .*3/],
    ["missing picture", { picture: undefined }, /picture: is missing/],
    [
      "short alternative text",
      { picture: "{ alt: A swan }" },
      /picture › alt: is 6 characters long; it needs at least 20/,
    ],
    [
      "long alternative text",
      { picture: "{ alt: Three black swans on pink water and one of them has a white reflection }" },
      /picture › alt: .*has 14 words; at most 12 fit/,
    ],
    [
      "unknown print",
      { picture: "{ print: driving-meditaton, alt: A picture of something that can be seen }" },
      /:11 picture › print: .*driving-meditation/,
    ],
    [
      "description that search engines would cut off",
      { description: "word ".repeat(40) },
      /:5 description: .*its place holds 160/,
    ],
    [
      "unknown section",
      { section: "Meditation Stories" },
      /:9 section: .*Write one of: Meditation Techniques/,
    ],
    ["unknown subject", { subjects: "[science, dogs]" }, /:10 subjects › 2: “dogs” is no subject/],
    ["impossible date", { published: "2024-02-30" }, /:8 published: .*isn’t in the calendar/],
    ["date in words", { published: "21 July 2024" }, /:8 published: is “21 July 2024”. Write a day/],
    ["published in the future", { published: "2026-11-22" }, /:8 published: is in the future/],
    ["updated in the future", { updated: "2026-11-22" }, /:14 updated: is in the future/],
    ["updated before published", { updated: "2024-07-20" }, /:14 updated: must be after/],
    ["capital letter in the slug", { slug: "Good-one" }, /:2 slug: is “Good-one”. Write lower-case letters/],
    [
      "slug that differs from the file name",
      { slug: "another" },
      /:2 slug: is “another”, but the file is called good-one/,
    ],
  ])("%s", (_, changes, message) => {
    expect(problemsIn(article(changes))).toMatch(message);
    expect(problemsIn(article(changes))).toMatch(/^content\/articles\/good-one\.mdx:\d+ [^\n]*$/);
  });

  test("missing or malformed fields", () => {
    expect(problemsIn("Plain words.")).toMatch(
      /^content\/articles\/good-one\.mdx:1 This article begins without its fields/,
    );
    expect(problemsIn(article({ title: "[unfinished" }))).toMatch(
      /^content\/articles\/good-one\.mdx:\d+ This/,
    );
    expect(problemsIn(article({}, "A <Cite without an end"))).toMatch(/:16 This article has something/);
  });

  test("lists all errors of all articles at once", () => {
    const { problems } = compile({
      "content/articles/one.mdx": article({ title: undefined, minutes: "0" }),
      "content/articles/two.mdx": article({ published: "soon" }),
    });
    expect(problems.map(formatProblem).join("\n")).toMatch(
      /one\.mdx:\d+ title[\s\S]*one\.mdx:\d+ minutes[\s\S]*two\.mdx:\d+ published/,
    );
  });
});

test("what an article leaves out is derived from its text", () => {
  const left = ["description", "question", "excerpt", "section", "subjects", "inShort", "minutes"];
  const bare = Object.fromEntries(left.map((field) => [field, undefined]));
  const [short] = parse(
    article(bare, "It begins here, and goes on for a while, so that there’s enough to say."),
  );
  expect(short).toMatchObject({
    description: "Why to read on. It begins here, and goes on for a while, so that there’s enough to say.",
    excerpt: "Why to read on.",
    minutes: 1,
    subjects: [],
  });
  const [long] = parse(
    article({ ...bare, standfirst: "Many words, ".repeat(30).trim() }, "Word ".repeat(450)),
  );
  expect(long?.description).toMatch(/^Many words, .* words…$/);
  expect(long?.description.length).toBeLessThanOrEqual(160);
  expect(long?.minutes).toBe(3);
});

describe("citations", () => {
  const citing = (id: string) => `It has been measured.<Cite id="${id}" />`;

  test("must be among the references", () => {
    expect(problemsIn(article({}, citing("galante-2012")))).toMatch(
      /:16 This article cites “galante-2012”, which isn’t in the list of sources\. Did you mean “galante-2021”/,
    );
  });

  test("and links that lead nowhere are explained up to twenty, and counted beyond", () => {
    const numbers = Array.from({ length: 500 }, (_, index) => 1000 + index);
    const sources = numbers.map((number) => `It has been measured.<Cite id="doe-${number}" />`);
    const links = numbers.map((number) => `[here](/abuot${number})`);
    const problems = problemsIn(article({}, `${sources.join("\n")}\n\n${links.join("\n")}`)).split("\n");
    expect(problems).toHaveLength(42);
    expect(problems[19]).toMatch(/:35 This article cites “doe-1019”/);
    expect(problems[20]).toMatch(/:36 This article cites 480 more that aren’t in the list of sources\./);
    expect(problems[41]).toMatch(/:537 480 more links lead nowhere\. Correct these first\.$/);
  });

  test("must be older than the article or its update", () => {
    const [older, newer] = [{ published: "2019-01-01" }, { published: "2019-01-01", updated: "2021-02-01" }];
    expect(problemsIn(article(older, citing("galante-2021")))).toMatch(
      /“galante-2021” of 2021, which is newer/,
    );
    expect(problemsIn(article(newer, citing("galante-2021")))).toBe("");
  });

  test("are numbered in order of first citation", () => {
    const body = [citing("holzel-2011"), citing("galante-2021"), citing("holzel-2011")].join("\n\n");
    expect(parse(article({}, body))[0]?.citations).toEqual(["holzel-2011", "galante-2021"]);
  });
});

describe("prints", () => {
  const alt = "A kettle on the gas, with steam";

  test("must be drawn, shown once and described", () => {
    expect(problemsIn(article({}, `<Print name="kettle" alt="${alt}" />\n\nWords.`))).toBe("");
    expect(problemsIn(article({}, `<Print name="ketle" alt="${alt}" />`))).toMatch(
      /good-one\.mdx:16 No print is called “ketle”\. Did you mean “kettle”\?/,
    );
    expect(problemsIn(article({}, '<Print name="kettle" />'))).toMatch(
      /good-one\.mdx:16 The print “kettle” needs an alt of 20 to 120 characters/,
    );
    expect(problemsIn(article({}, `<Print name="kettle" alt="${"steam".repeat(25)}" />`))).toMatch(
      /20 to 120/,
    );
    expect(
      problemsIn(article({}, `<Print name="kettle" alt="${alt}, on a stove in a kitchen at dawn" />`)),
    ).toMatch(/:\d+ The alt of the print “kettle” has 15 words; at most 12 fit/);
    const twice = `<Print name="kettle" alt="${alt}" />`;
    expect(problemsIn(article({}, `${twice}\n\n${twice}`))).toMatch(
      /:18 The print “kettle” stands here twice/,
    );
  });
});

test("a practice says what it needs, and has no empty step", () => {
  const practice = (attributes: string, steps: string) =>
    problemsIn(article({}, `<Practice ${attributes}>\n${steps}\n</Practice>`));
  expect(practice('title="Two" length="A minute" works="see"', "1. Look.\n2. Rest.")).toBe("");
  expect(practice('title="Two"', "1. Look.\n2.")).toMatch(
    /:16 The practice “Two” needs how long .*:16 .* needs what it works with.*:18 The practice “Two” has an empty step\./s,
  );
});

test("an article that isn't a draft has words", () => {
  expect(problemsIn(article({}, ""))).toMatch(/Write its text: there isn’t a word yet\.$/);
  expect(problemsIn(article({ draft: "true" }, ""))).toBe("");
});

describe("reading time", () => {
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

test("refuses a placeholder that depends on the date, with its line", async () => {
  const file = "content/articles/good-one.mdx";
  const text = article({}, "See you on {{sundayClass.nextDay}}.");
  const { problems } = compileContent(new Map([...(await readSources()), [file, text]]));
  expect(problems.filter((problem) => problem.file === file)).toMatchObject([
    { line: 16, message: "A placeholder that depends on the date can’t stand in an article." },
  ]);
});

describe("a fact in an article", () => {
  const textOf = (body: string) => {
    const { problems, bodies } = compile({ "content/articles/good-one.mdx": article({}, body) });
    expect(problems.map(formatProblem)).toEqual([]);
    return bodies["good-one"];
  };

  test.each([
    ["{{", placeholder],
    ["⦃⦃", masked],
  ])("is looked for at once after %s, however many spaces follow", (opens, pattern) => {
    const text = `${opens}${" ".repeat(50_000)}x`;
    expect(withinTimeLimit(text, () => text.split(pattern))).toEqual([text]);
  });

  test("is a text, whatever signs stand in it: in sentences, attributes and code", () => {
    const body = textOf(
      'It is at {{place.name}}, **{{ place.name }}**.\n\n<SideNote title="{{place.name}}">`{{place.name}}`</SideNote>',
    );
    const place = "<SideNote> [*Pool*](javascript:x) & Co";
    expect(body?.children).toMatchObject([
      {
        tagName: "p",
        children: [
          { type: "text", value: `It is at ${place}, ` },
          { tagName: "strong", children: [{ type: "text", value: place }] },
          { type: "text", value: "." },
        ],
      },
      { type: "text" },
      {
        tagName: "SideNote",
        properties: { title: place },
        children: [{ tagName: "code", children: [{ value: place }] }],
      },
    ]);
  });

  test("keeps its links where it is a sentence with links", () => {
    expect(textOf("Before: {{sentences.harms}} After.")?.children).toMatchObject([
      {
        tagName: "p",
        children: [
          { value: "Before: In a " },
          { tagName: "a", properties: { href: "/faq" }, children: [{ tagName: "em" }] },
          { value: ", half. After." },
        ],
      },
    ]);
  });

  test("is a text in a field, too, with or without quotation marks", () => {
    const texts = ["{{place.address}}", '"{{place.address}}"'].map(
      (standfirst) => parse(article({ standfirst }))[0]?.standfirst,
    );
    expect(texts).toEqual(["Pool: level 2 #1", "Pool: level 2 #1"]);
  });
});
