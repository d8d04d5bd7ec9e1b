import { expect, test } from "vitest";
import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { type LetterBlock, type LetterMark, letterBlocks } from "../../../domain/letter.ts";
import { insertEntry } from "../../engine/content/edit-yaml.ts";
import { takeChanges } from "../../engine/content/take-changes.ts";
import { listWholeChanges } from "../../engine/content/whole-changes.ts";
import { entryOf, lettersOnSite } from "./on-site.ts";

const file = "content/letters.yaml";
const before = await readSources();
const pictures = new Map();
const id = "5d0c9a46-83a2-4a0b-8f0e-6a1f0c3b2e71";
const otherId = "0b6f2f0e-5c1d-4a57-9a3e-2f1d7c7a9b10";

const words = (text: string, ...marks: readonly LetterMark[]) =>
  ({ type: "text", text, ...(marks.length > 0 && { marks }) }) as const;
type Words = NonNullable<Extract<LetterBlock, { type: "paragraph" }>["content"]>;

const paragraph = (...content: Words) => ({ type: "paragraph", content }) satisfies LetterBlock;

/** Words that Markdown would read otherwise, and every kind of block. */
const blocks: readonly LetterBlock[] = [
  paragraph(
    words("# no heading, 1 * 2 * 3, <b>no tag</b>, {{course.price}}, {x}, [no](link) &amp; _no_ `code`"),
  ),
  paragraph(words("- no list"), { type: "hard_break" }, words("> no quotation, http://example.org/a_b_c.")),
  paragraph(
    words("1. no list, "),
    words("strong ", { type: "strong" }),
    words("and", { type: "strong" }, { type: "em" }),
    words(" more"),
  ),
  paragraph(words("import nothing")),
  paragraph(
    words("here", { type: "link", attrs: { href: "https://example.org/?a=1&b=(2)" } }),
    words(": it costs $240."),
  ),
  { type: "heading", attrs: { level: 2 }, content: [words("A heading")] },
  { type: "blockquote", content: [paragraph(words("Quoted.")), paragraph(words("Twice."))] },
  {
    type: "ordered_list",
    attrs: { start: 3 },
    content: [
      { type: "list_item", content: [paragraph(words("one"))] },
      {
        type: "list_item",
        content: [
          paragraph(words("two")),
          { type: "bullet_list", content: [{ type: "list_item", content: [paragraph(words("in it"))] }] },
        ],
      },
    ],
  },
];

const withLetter = (sources: ReadonlyMap<string, string>, letterId: string, subject: string) => {
  const entry = entryOf({ id: letterId, subject, blocks }, "2026-10-06", sources);
  const count = lettersOnSite(sources).size;
  return new Map(sources).set(file, insertEntry(sources.get(file) ?? "", [], count, entry));
};

test("a letter stands on the site word for word as it was sent", () => {
  const { content, problems } = compileContent(withLetter(before, id, "Wind & “calm”: which?"));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(content?.letters).toEqual([
    {
      id,
      slug: "2026-10-06-wind-calm-which",
      sent: "2026-10-06",
      subject: "Wind & “calm”: which?",
      text: letterBlocks.parse(blocks),
    },
  ]);
});

test("is one change, named by its subject, and taken away as one; another letter of that day and subject is another", () => {
  const one = withLetter(before, id, "Wind");
  const both = withLetter(one, otherId, "Wind");
  expect([...lettersOnSite(both)]).toEqual([
    [id, "/letters/2026-10-06-wind"],
    [otherId, "/letters/2026-10-06-wind-2"],
  ]);
  const changesFrom = (sources: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>) =>
    listWholeChanges({ sources, pictures }, { sources: to, pictures });
  const [change, ...more] = changesFrom(before, one);
  expect(more).toEqual([]);
  expect(change).toMatchObject({
    id: `letters ${id}`,
    label: "Letter on the site",
    before: undefined,
    after: "Wind",
  });
  const instead = withLetter(before, otherId, "Wind");
  expect(changesFrom(one, instead)).toMatchObject([
    { id: `letters ${id}`, before: "Wind", after: undefined },
    { id: `letters ${otherId}`, before: undefined, after: "Wind" },
  ]);
  const undone = takeChanges(before, one, change ? [change] : []);
  expect(undone.get(file)).toBe(before.get(file));
});

test("shows lists side by side as two, and nothing of what has no words", () => {
  const item = (...content: Words) => ({ type: "list_item", content: [paragraph(...content)] }) as const;
  const odd: readonly LetterBlock[] = [
    paragraph(words("Ends in a break"), { type: "hard_break" }),
    { type: "ordered_list", content: [item(words("one"))] },
    { type: "ordered_list", content: [item(words("another")), item()] },
    { type: "blockquote", content: [paragraph()] },
  ];
  const { text } = entryOf({ id, subject: "Odd", blocks: odd }, "2026-10-06", before);
  expect(text).toBe("Ends in a break\n\n1. one\n\n1) another");
});
