import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { printSentence, readSentence } from "../../engine/content/sentences.ts";
import { insert, linkAt, setLink } from "./commands.ts";
import { createSchema, createSentenceSchema } from "./schema.ts";

const schema = createSentenceSchema({ fact: (name) => name }, true);

/** A text with the cursor before a word, or with words marked. */
function open(text: string, words: string, isMarked = false) {
  const content = readSentence(text, true);
  const doc = schema.nodeFromJSON({ type: "doc", content: [{ type: "paragraph", content }] });
  const at = 1 + doc.textContent.indexOf(words);
  return EditorState.create({
    doc,
    selection: TextSelection.create(doc, at, isMarked ? at + words.length : at),
  });
}

function linked(state: EditorState, href: string): string {
  let text = "";
  setLink(href)(state, (tr) => {
    text = printSentence(tr.doc.firstChild?.toJSON().content ?? [], true);
  });
  return text;
}

const sentence = "See [the **course** page](/course) or [the blog](/blog).";

test.each([
  ["at its start", "the course", false],
  ["in it", "course", false],
  ["at its end", " or", false],
  ["with a word of it marked", "page", true],
])("a link is changed and taken off with the cursor %s", (_, words, isMarked) => {
  const state = open(sentence, words, isMarked);
  expect(linkAt(state)).toBe("/course");
  expect(linked(state, "/about")).toBe("See [the **course** page](/about) or [the blog](/blog).");
  expect(linked(state, "")).toBe("See the **course** page or [the blog](/blog).");
});

test("marked words become a link, and an address is put in where nothing is marked", () => {
  expect(linkAt(open(sentence, "See", true))).toBe("");
  expect(linked(open(sentence, "See", true), "/a")).toMatch(/^\[See\]\(\/a\) /);
  expect(linked(open("Read .", "."), "/a")).toBe("Read [/a](/a).");
  expect(linked(open("Read .", "."), "")).toBe("Read .");
  expect(linked(open(sentence, "page or the blog", true), "/a")).toBe(
    "See [the **course**](/course) [page or the blog](/a).",
  );
});

test("a link that a mail program wrapped leads to its target", () => {
  const wrapped =
    "https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&data=kim%40example.org";
  expect(linked(open(sentence, "See", true), wrapped)).toMatch(/^\[See\]\(https:\/\/example\.org\/a\) /);
  expect(linked(open("Read .", "."), wrapped)).toBe("Read [https://example.org/a](https://example.org/a).");
});

test("what is typed after a picture and a box doesn't take the picture's place", () => {
  const articles = createSchema({ fact: (name) => name, source: (id) => id }, false);
  let state = EditorState.create({
    doc: articles.nodeFromJSON({ type: "doc", content: [{ type: "paragraph" }] }),
  });
  const print = { type: "print", attrs: { name: "a", alt: "A lake" } };
  const note = { type: "side_note", attrs: { title: "" }, content: [{ type: "paragraph" }] };
  for (const block of [print, print, note]) {
    insert(block)(state, (tr) => {
      state = state.apply(tr);
    });
    expect(state.selection).toBeInstanceOf(TextSelection);
  }
  state = state.apply(state.tr.insertText("Sit."));
  const kinds = state.doc.content.content.map(({ type, textContent }) => `${type.name} ${textContent}`);
  expect(kinds).toEqual(["print ", "print ", "side_note Sit.", "paragraph "]);
});
