import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { compileContent } from "./compile-content.ts";
import { contentModules, readContent } from "./read-content.ts";
import { readSources } from "./read-sources.ts";
import { writeModules } from "./write-modules.ts";

test("keeps a figure with its unit in texts, but not in choices, which the server compares with the content", async () => {
  const { content, ...compiled } = await readContent();
  if (!content) throw new Error("The content has errors.");
  const page = content["pages/contact"];
  const choices = { interests: ["A class of 60 minutes"], preselected: "A class of 60 minutes" };
  const form = { ...page.form, ...choices, hint: "An answer within 24 hours" };
  const modules = contentModules({
    ...compiled,
    content: { ...content, "pages/contact": { ...page, form } },
  });
  expect(modules.get("pages/contact")).toMatchObject({
    form: { ...choices, hint: "An answer within 24\u00a0hours" },
  });
});

test("a reference is no export: a module that exports one called “new” wouldn’t be JavaScript", async () => {
  const { content, ...compiled } = await readContent();
  if (!content) throw new Error("The content has errors.");
  const [reference] = Object.values(content.references);
  const references = { new: reference, class: reference } as typeof content.references;
  const folder = temporaryFolder();
  await writeModules({ ...content, references }, compiled, compiled.sources, folder);
  const written = await import(path.join(folder, "references.ts"));
  expect(Object.keys(written)).toEqual(["references"]);
  expect(Object.keys(written.references)).toEqual(["new", "class"]);
  const modules = contentModules({ ...compiled, content: { ...content, references } });
  expect(Object.keys(modules.get("references") ?? {})).toEqual(["references"]);
});

test("a fact that makes a text longer than its place is taken: the text ends at a word", async () => {
  const sources = await readSources();
  const name = "Lakeside Aquatic, Lifestyle and Community Recreation Centre of Greater Ballarat";
  const business = sources.get("content/business.yaml") ?? "";
  const changed = business.replace(/(^centre:\n(?: .*\n)*? {2}name: ).*/m, `$1${name}`);
  expect(changed).not.toBe(business);
  const { content, problems } = compileContent(new Map(sources).set("content/business.yaml", changed));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const texts = JSON.stringify(content);
  expect(texts).toContain(name);
  expect(texts).toMatch(/Lakeside Aquatic, Lifestyle[^"]*[a-z]…"/);
});
