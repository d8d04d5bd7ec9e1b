import { existsSync } from "node:fs";
import { writeJsonSchemas } from "../content-model/compiler/json-schema.ts";
import { formatProblems } from "../content-model/compiler/problem.ts";
import { type CheckedContent, readContent } from "../content-model/compiler/read-content.ts";
import { snapshotFolder, writeSnapshot } from "../content-model/compiler/write-snapshot.ts";

/**
 * Compiles `content/` into modules for pages and server; ends the process with a list of problems if it can't.
 *
 * @param keepLast continues with the last valid content if there is one, as development does
 * @returns the content, unless it goes on with the last one
 */
export async function compile({ keepLast = false } = {}): Promise<CheckedContent | undefined> {
  const compiled = await readContent();
  const { content, problems, sources } = compiled;
  if (content) {
    if (problems.length > 0) console.error(formatProblems(problems));
    await writeJsonSchemas();
    await writeSnapshot(content, compiled, sources);
    return { ...compiled, content };
  }
  // Development shows the problems itself.
  if (keepLast && existsSync(snapshotFolder)) return undefined;
  console.error(`${formatProblems(problems)}\n\nThe site was not built: correct these lines first.`);
  process.exit(1);
}

if (import.meta.main) await compile();
