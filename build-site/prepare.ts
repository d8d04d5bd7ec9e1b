import { existsSync } from "node:fs";
import { formatProblems } from "../content-model/compiler/problem.ts";
import { type CheckedContent, readContent } from "../content-model/compiler/read-content.ts";
import { modulesFolder, writeModules } from "../content-model/compiler/write-modules.ts";

/**
 * Compiles the content, draws the pictures and subsets the fonts that pages import, if their sources have changed. Ends the
 * process with what is wrong if it can't.
 *
 * @param keepLast continues with the last valid content if there is one
 * @returns the content, unless it goes on with the last one
 */
export async function prepare({ keepLast = false } = {}): Promise<CheckedContent | undefined> {
  const content = await compile({ keepLast });
  // Imported afterwards: they read the compiled content, which a fresh checkout lacks and an edit replaces.
  const { draw } = await import("./pictures/draw.ts");
  const { MissingPicture } = await import("./pictures/draw-articles.ts");
  const { subsetFonts } = await import("./subset-fonts.ts");
  await Promise.all([draw(), subsetFonts()]).catch((error: unknown) => {
    if (!(error instanceof MissingPicture)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  return content;
}

/** Compiles `content/` into modules. If it can't, ends the process with a list of problems, or goes on with the last content. */
async function compile({ keepLast = false } = {}): Promise<CheckedContent | undefined> {
  const compiled = await readContent();
  const { content, problems, sources } = compiled;
  if (content) {
    if (problems.length > 0) console.error(formatProblems(problems));
    await writeModules(content, compiled, sources);
    return { ...compiled, content };
  }
  // Development shows the problems itself.
  if (keepLast && existsSync(modulesFolder)) return undefined;
  console.error(`${formatProblems(problems)}\n\nThe site was not built: correct these lines first.`);
  process.exit(1);
}

if (import.meta.main) await prepare({ keepLast: process.argv.includes("--development") });
