import type { Article } from "../schema/article.ts";
import type { Content } from "../schema/content-files.ts";
import type { Problem } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";

/** Returns a warning for each reference that no article cites. */
export function uncited(
  references: Content["references"],
  articles: readonly Article[],
  file: SourceFile,
): Problem[] {
  const cited = new Set(articles.flatMap(({ citations }) => citations));
  return Object.keys(references)
    .filter((id) => !cited.has(id))
    .map((id) => ({
      severity: "warning",
      file: file.file,
      line: file.lineOf([id]),
      field: id,
      message: `No article cites this reference. Cite it as <Cite id="${id}" />, or delete it.`,
    }));
}
