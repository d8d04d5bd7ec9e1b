import { compileContent } from "./compile-content.ts";
import { readPictures } from "./pictures.ts";
import { formatProblems } from "./problem.ts";
import { readSources } from "./read-sources.ts";

/**
 * Reads and checks the content of a checkout.
 *
 * @throws Error with all problems, if it has errors
 */
export async function readContent() {
  const sources = await readSources();
  const compiled = compileContent(sources, { pictures: await readPictures() });
  if (!compiled.content) throw new Error(formatProblems(compiled.problems));
  return { ...compiled, content: compiled.content, sources };
}
