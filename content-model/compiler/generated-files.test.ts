import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { compileContent } from "./compile-content.ts";
import { generatedFiles } from "./generated-files.ts";
import { readSources } from "./read-sources.ts";

/** The guide shows facts beside the placeholders, and has a row for each support line; an owner who changes one breaks no test. */
const withoutFacts = (text: string) =>
  text.replace(/^\| `\{\{supportLines\..*\n/gm, "").replace(/^(\| `\{\{.+?\}\}` \|).*$/gm, "$1");

test("the editor’s settings and the guide's tables follow the schema (else: npm run document-content)", async () => {
  const { content } = compileContent(await readSources());
  if (!content) throw new Error("The content has errors");
  for (const [file, text] of generatedFiles(content, await readFile("content/README.md", "utf8"))) {
    const committed = await readFile(file, "utf8").catch(() => "");
    expect.soft(withoutFacts(committed), file).toBe(withoutFacts(text));
  }
});
