import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeholder } from "../../../domain/facts.ts";
import { changedWords } from "./changed-words.ts";
import { type DocNode, printBlock, textOfNode } from "./document.ts";
import { placeOfSource } from "./new-source.ts";
import { isOpen, newArticle, openArticle, readText, setArticleField, writeArticle } from "./open-article.ts";

const folder = "content/articles";
const articles = readdirSync(folder)
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => ({ name, source: readFileSync(path.join(folder, name), "utf8") }));

const opened = (source: string) => {
  const article = openArticle(source);
  if (!isOpen(article)) throw new Error(article.message);
  return article;
};

describe.each(articles)("$name", ({ source }) => {
  const article = opened(source);
  const blocks = article.parts.map(({ node }) => node);

  test("keeps every byte when it is opened and saved untouched", () => {
    expect(writeArticle(article, blocks)).toBe(source);
  });

  test("can be edited but for drawings that count people", () => {
    const kept = blocks.filter(({ type }) => type === "kept").map(({ attrs }) => String(attrs?.source));
    expect(kept.filter((text) => !text.startsWith("<HeadCount"))).toEqual([]);
  });

  test("changes one block when one word changes", () => {
    for (const [index, node] of blocks.entries()) {
      if (index % 5 !== 0) continue;
      const [first, ...others] = node.content ?? [];
      if (node.type !== "paragraph" || first?.text === undefined || first.marks) continue;
      const content = [{ ...first, text: `Word ${first.text}` }, ...others];
      const edited = writeArticle(article, blocks.with(index, { ...node, content }));
      const after = opened(edited).parts;
      expect(after.length).toBe(blocks.length);
      const changed = after.filter((part, at) => part.source !== article.parts[at]?.source);
      expect(changed).toEqual([after[index]]);
      expect(after[index]?.source).toBe(`Word ${article.parts[index]?.source}`);
    }
  });
});

const text = fc
  .array(
    fc.constantFrom(
      ..."a b word {x} {{x}} <b> </b> --- - # > 1. * ** _ ` ``` ~~~ [ ] ( ) ! & &amp; \\ \" ' “ ” import export = + | 😀 http://x.au $ : é".split(
        " ",
      ),
      " ",
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((words) => words.join("").trim())
  .filter(Boolean);
const marks = fc.subarray([{ type: "link", attrs: { href: "/about" } }, { type: "strong" }, { type: "em" }]);
const inline = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant("text"), text, marks }) },
  fc.constant({ type: "fact", attrs: { name: "course.price" } }),
  fc.constant({ type: "cite", attrs: { id: "galante-2021" } }),
);

test("fragments of 500 documents say the same after they are written and read", () => {
  fc.assert(
    fc.property(fc.array(inline, { minLength: 1, maxLength: 4 }), (content) => {
      // A line of sources alone says nothing.
      fc.pre(content.some(({ type }) => type !== "cite"));
      const node: DocNode = { type: "paragraph", content: merged(content) };
      const back = readText(printBlock(node));
      expect(back.map((one) => one && textOfNode(one))).toEqual([textOfNode(node)]);
    }),
    { numRuns: 500 },
  );
});

/** As the editor does: neighbours with the same marks are one text. */
function merged(content: readonly DocNode[]): DocNode[] {
  const result: DocNode[] = [];
  for (const node of content) {
    const last = result.at(-1);
    const isSame = JSON.stringify(last?.marks) === JSON.stringify(node.marks);
    if (last?.text !== undefined && node.text !== undefined && isSame) {
      result[result.length - 1] = { ...last, text: last.text + node.text };
    } else result.push(node);
  }
  return result;
}

test.each([
  ["import x from 'y'\n\nexport const a = 1", /import|Code/],
  ["A {1 + 1} sum", /Code|brace/],
  ["<script>alert(1)</script>", /script/],
])("an article with code, %j, doesn’t open, and says why", (body, message) => {
  const article = openArticle(`${newArticle("x", "X")}\n${body}\n`);
  expect(isOpen(article)).toBe(false);
  expect(article).toMatchObject({ message: expect.stringMatching(message) });
});

test.each([
  ["10.1371/journal.pmed.1003481", { doi: "10.1371/journal.pmed.1003481" }],
  [" https://doi.org/10.1234/wait.1?ref=pdf ", { doi: "10.1234/wait.1" }],
  ["www.example.org/a?b=10.1234/c", { url: "https://www.example.org/a?b=10.1234/c" }],
  ["", {}],
  ["https://www.google.com/url?q=https://doi.org/10.1234/bus.1&sa=D", { doi: "10.1234/bus.1" }],
  ["doi.org/nonsense", undefined],
  ["https://doi.org/nonsense", undefined],
  ["Galante 2021", undefined],
])("a source is found at %j", (pasted, place) => {
  expect(placeOfSource(pasted)).toEqual(place);
});

test("a field of an article changes and all other bytes stay", () => {
  const [{ source } = { source: "" }] = articles;
  const edited = setArticleField(source, ["title"], "Another title");
  expect(edited).toBe(source.replace(/^title: .*$/m, "title: Another title"));
});

test("a change says what visitors read: a fact by its value, and braces that are typed as they stand", () => {
  const file = (words: string) => `---\ntitle: Waiting\n---\n\nIt waits.\n\n${words}\n`;
  const typed = printBlock({
    type: "paragraph",
    content: [
      { type: "text", text: "It costs " },
      { type: "fact", attrs: { name: "course.price" } },
      { type: "text", text: ", which is {{course.price}} here." },
    ],
  });
  const { after } = changedWords(file("Old."), file(typed));
  // As the list of changes fills it in.
  const shown = after?.replace(placeholder, "$240").replaceAll("\u2060", "");
  expect(shown).toBe("It costs $240, which is {{course.price}} here.");
});

test("what visitors saw of an article is said, also where it was a draft that is on no page", () => {
  const file = (words: string, draft = "") => `---\ntitle: Waiting\n${draft}---\n\n${words}\n`;
  const isDraft = "draft: true\n";
  const unseen = "a draft, which visitors don’t see";
  const [draft, edited, finished] = [file("It.", isDraft), file("They.", isDraft), file("It.")];
  expect(changedWords(draft, finished)).toEqual({ before: unseen, after: "new" });
  expect(changedWords(draft, edited)).toEqual({ before: unseen, after: "changed, still a draft" });
  expect(changedWords(draft, undefined)).toEqual({ before: unseen, after: undefined });
  expect(changedWords(undefined, draft)).toEqual({ before: undefined, after: unseen });
  // Until that is published, they see it.
  const again = "taken off the site, as a draft again";
  expect(changedWords(finished, draft)).toEqual({ before: expect.anything(), after: again });
});
