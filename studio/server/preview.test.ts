import { expect, test } from "vitest";
import { compileContent } from "../../content-model/compiler/compile-content.ts";
import { readPictures } from "../../content-model/compiler/pictures.ts";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { withinTimeLimit } from "../../content-model/compiler/time-limit.ts";
import { newArticle } from "../engine/articles/open-article.ts";
import { asIfFinished } from "./preview.ts";

const sources = await readSources();
const pictures = await readPictures();
const file = "content/articles/on-a-bus.mdx";

const compiled = (text: string) =>
  compileContent(asIfFinished(new Map(sources).set(file, text), "on-a-bus", pictures), {
    pictures,
  });

test("a draft with nothing but a title has a page, which says what is missing", () => {
  const { articles, problems } = compiled(newArticle("on-a-bus", "On a bus"));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const article = articles.find(({ slug }) => slug === "on-a-bus");
  expect(article).toMatchObject({
    title: "On a bus",
    standfirst: expect.stringMatching(/^Still to be written/),
    minutes: 1,
  });
});

test("what is typed already is shown, and neither what is too short nor a day to come", () => {
  const fields = "standfirst: Why to read on.\ndescription: Short.\npublished: 2999-01-01\nsection: 7\n";
  const text = newArticle("on-a-bus", "On a bus").replace("draft: true\n", `draft: true\n${fields}`);
  const { articles, problems } = compiled(`${text}\nWords.\n`);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const article = articles.find(({ slug }) => slug === "on-a-bus");
  expect(article).toMatchObject({
    standfirst: "Why to read on.",
    description: "Why to read on. Words.",
  });
});

test("a practice that is still empty leaves the page around it, and says what it lacks", () => {
  const unfinished = '<Practice title="" works="hear">\n1. Sit down.\n2.\n</Practice>';
  const text = `${newArticle("on-a-bus", "On a bus")}\nWords.\n\n${unfinished}\n`;
  expect(compiled(text).problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const shown = asIfFinished(new Map(sources).set(file, text), "on-a-bus", pictures).get(file);
  expect(shown).toContain(
    '<Practice works="hear" title="Still to be named" length="how long is still to be written">\n1. Sit down.\n2. Still to be written.\n',
  );
});

test.each([
  ["empty lines", "\n".repeat(90_000)],
  ["lines with spaces", " \n".repeat(45_000)],
  ["practices without an end", "<Practice ".repeat(9_000)],
  ["practices with half a quotation", '<Practice title="'.repeat(5_000)],
  ["line separators", "\u2028".repeat(90_000)],
])("a draft with thousands of %s is finished within the time of a text", (_, filling) => {
  const text = `${newArticle("on-a-bus", "On a bus")}\na${filling}b\n`;
  const given = new Map(sources).set(file, text);
  const shown = withinTimeLimit(text, () => asIfFinished(given, "on-a-bus", pictures).get(file));
  expect(shown).toContain(filling);
});

test("a draft shows the print that was chosen", () => {
  const picture = "picture:\n  print: meditation-myths\n";
  const text = newArticle("on-a-bus", "On a bus").replace("draft: true\n", `draft: true\n${picture}`);
  const { articles, problems } = compiled(`${text}\nWords.\n`);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const article = articles.find(({ slug }) => slug === "on-a-bus");
  expect(article?.picture.print).toBe("meditation-myths");
});

test("a finished article is shown as it is", () => {
  const [first = ""] = [...sources.keys()].filter((name) => name.endsWith(".mdx"));
  const slug = first.replace(/^.*\/|\.mdx$/g, "");
  expect(asIfFinished(sources, slug, pictures)).toBe(sources);
});
