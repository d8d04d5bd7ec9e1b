import { compileContent } from "../content-model/compiler/compile-content.ts";
import { readPictures } from "../content-model/compiler/pictures.ts";
import type { Problem } from "../content-model/compiler/problem.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import type { Finding } from "./finding.ts";

/** Returns why content is refused; nothing if it isn't. It needs no build, which such content can't have. */
export async function findRefused(folder: string): Promise<Finding[]> {
  const pictures = await readPictures(folder);
  const { content, problems } = compileContent(await readSources(folder), { pictures });
  return content ? [] : problems.map(fromProblem);
}

export const fromProblem = ({ severity, file, line, field, message }: Problem): Finding => ({
  severity,
  kind: "content",
  file,
  line,
  what: `${field}: ${message}`,
  todo: "Correct it, then build again.",
});
