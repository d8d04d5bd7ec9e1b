import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compileContent } from "../content-model/compiler/compile-content.ts";
import { generatedFiles } from "../content-model/compiler/generated-files.ts";
import { formatProblems } from "../content-model/compiler/problem.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";

/** npm run document-content: writes the tables of content/README.md and the editor's settings anew, after a change of the schema. */
const { content, problems } = compileContent(await readSources());
if (!content) {
  console.error(formatProblems(problems));
  process.exit(1);
}
for (const [file, text] of generatedFiles(content, await readFile("content/README.md", "utf8"))) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
