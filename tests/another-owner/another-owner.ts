import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { compileContent, type Sources } from "../../content-model/compiler/compile-content.ts";
import { readPictures } from "../../content-model/compiler/pictures.ts";
import { formatProblems } from "../../content-model/compiler/problem.ts";
import type { CheckedContent } from "../../content-model/compiler/read-content.ts";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { type Values, withValues } from "../support/with-values.ts";

type Overrides = {
  readonly articles: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  readonly values: Values;
};

/** Returns the content of an invented second owner: the first owner's with the values of `overrides.yaml`. */
export async function readAnotherOwner(): Promise<Sources> {
  const { articles, words, values } = parse(
    readFileSync("tests/another-owner/overrides.yaml", "utf8"),
  ) as Overrides;
  const kept = [...(await readSources())].filter(
    ([file]) => file.endsWith(".yaml") || articles.some((slug) => file === `content/articles/${slug}.mdx`),
  );
  const reworded = kept.map(
    ([file, text]) =>
      [
        file,
        Object.entries(words).reduce(
          (rest, [search, replacement]) => rest.replaceAll(search, replacement),
          text,
        ),
      ] as const,
  );
  return withValues(new Map(reworded), values);
}

/**
 * Compiles content files.
 *
 * @throws Error that lists what is wrong with them
 */
export async function checked(sources: Sources): Promise<CheckedContent> {
  const { content, problems, ...rest } = compileContent(sources, { pictures: await readPictures() });
  if (!content) throw new Error(formatProblems(problems.filter(({ severity }) => severity === "error")));
  return { content, sources, ...rest };
}
