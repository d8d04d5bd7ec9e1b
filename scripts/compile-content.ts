import { existsSync } from "node:fs";
import { compileContent } from "../content-compiler/compile-content.ts";
import { writeJsonSchemas } from "../content-compiler/json-schema.ts";
import { readPictures } from "../content-compiler/pictures.ts";
import { formatProblems } from "../content-compiler/problem.ts";
import { readSources } from "../content-compiler/read-sources.ts";
import { snapshotFolder, writeSnapshot } from "../content-compiler/write-snapshot.ts";

/**
 * Compiles `content/` into modules for pages and server; ends the process with a list of problems if it can't.
 *
 * @param keepLast continues with the last valid content if there is one, as development does
 */
export async function compile({ keepLast = false } = {}): Promise<void> {
  const sources = await readSources();
  const compiled = compileContent(sources, { pictures: await readPictures() });
  const { content, problems } = compiled;
  if (content) {
    if (problems.length > 0) console.error(formatProblems(problems));
    await writeJsonSchemas();
    return writeSnapshot(content, compiled, sources);
  }
  // Development shows the problems itself.
  if (keepLast && existsSync(snapshotFolder)) return;
  console.error(`${formatProblems(problems)}\n\nThe site was not built: correct these lines first.`);
  process.exit(1);
}

if (import.meta.main) await compile();
