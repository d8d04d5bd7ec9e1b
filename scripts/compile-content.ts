import { compileContent } from "../content-compiler/compile-content.ts";
import { formatProblems } from "../content-compiler/problem.ts";
import { readSources } from "../content-compiler/read-sources.ts";
import { writeSnapshot } from "../content-compiler/write-snapshot.ts";

/** Compiles `content/` into modules for pages and server; ends the process with a list of problems if it can't. */
export async function compile(): Promise<void> {
  const { content, problems } = compileContent(await readSources());
  if (problems.length > 0) console.error(formatProblems(problems));
  if (!content) {
    console.error("The site was not built: the lines above are wrong.");
    process.exit(1);
  }
  await writeSnapshot(content);
}

if (import.meta.main) await compile();
