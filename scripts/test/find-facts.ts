import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export type Found = { readonly fact: string; readonly file: string; readonly excerpt: string };

/** The words in share pictures, before they became outlines. */
const drawn = ".generated/art/words.txt";

/** Pages, feeds, calendars, manifests, and the programs with the texts of their emails. */
const published =
  "build/{client,templates,release/programs}/**/*.{html,xml,ics,json,webmanifest,txt,js,css,svg}";

/** In minified scripts, names of variables look like shorter facts. */
const minifiedMin = 4;

/**
 * Returns where the built files of a project contain one of the facts, as a whole word.
 *
 * @param project the project's folder
 */
export function findFacts(project: string, facts: readonly string[]): readonly Found[] {
  const patterns = facts.map((fact) => ({ fact, pattern: wholeWord(fact) }));
  return globSync([published, drawn], { cwd: project })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(project, file), "utf8");
      const isMinified = file.includes("/assets/") && file.endsWith(".js");
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
