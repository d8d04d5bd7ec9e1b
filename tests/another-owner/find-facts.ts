export type Found = { readonly fact: string; readonly file: string; readonly excerpt: string };

/** In minified scripts, names of variables look like shorter facts. */
const minifiedMin = 4;

/**
 * Returns where texts contain one of the facts, as a whole word.
 *
 * @param texts by the names of their files
 */
export function findFacts(texts: ReadonlyMap<string, string>, facts: readonly string[]): readonly Found[] {
  const patterns = facts.map((fact) => ({ fact, pattern: wholeWord(fact) }));
  return [...texts].flatMap(([file, text]) => {
    const isMinified = file.includes("assets/") && file.endsWith(".js");
    return patterns.flatMap(({ fact, pattern }) => {
      if (isMinified && fact.length < minifiedMin) return [];
      const { index } = pattern.exec(text) ?? {};
      if (index === undefined) return [];
      const excerpt = text.slice(Math.max(0, index - 40), index + 60).replace(/\s+/g, " ");
      return [{ fact, file, excerpt }];
    });
  });
}

const wholeWord = (fact: string) => new RegExp(`(?<![\\p{L}\\p{N}])${spaced(fact)}(?![\\p{L}\\p{N}])`, "u");

/** Matches a fact with any white space between its words. */
const spaced = (fact: string) => fact.split(/\s+/).map(RegExp.escape).join("\\s+");
