import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { factFiles, readFactsOf } from "../../../content-model/compiler/compile-content.ts";
import { fieldAt } from "../../../content-model/compiler/field-at.ts";
import { contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { liveTexts } from "../../../content-model/schema/live-texts.ts";
import type { Fact } from "../../../domain/facts.ts";
import { labelOf } from "./describe.ts";

/** What a placeholder shows, for the forms. */
export type ListedFact = Fact & {
  /** Between the braces: `course.price`. */
  readonly name: string;
  /** What the owner calls the fact, such as “Online course, price”; undefined if it follows from others. */
  readonly called?: string;
  /** Whether it depends on the day: this is how it reads without scripts. */
  readonly changesByItself?: true;
};

/** Returns a function that lists what sentences can show, in the order of the files; again only when a fact has changed. */
export function createFactList(): (sources: Sources) => readonly ListedFact[] {
  let last: { readonly key: string; readonly facts: readonly ListedFact[] } | undefined;
  return (sources) => {
    const key = factFiles.map((name) => sources.get(pathOf(name))).join("\n");
    if (last?.key !== key) last = { key, facts: listFacts(sources) };
    return last.facts;
  };
}

function listFacts(sources: Sources): ListedFact[] {
  const facts = [...readFactsOf(sources)].map(([name, fact]): ListedFact => {
    const called = titleOf(name);
    return { name, ...fact, ...(called && { called }) };
  });
  const live = Object.entries(liveTexts).map(
    ([name, text]): ListedFact => ({ name, text, reportTyped: false, changesByItself: true }),
  );
  return [...facts, ...live];
}

/** Facts of the business stand without the file's name: `place.town`, but `business.name`. */
function titleOf(name: string): string | undefined {
  for (const file of ["business", "schedule"] as const) {
    const path = name.replace(new RegExp(`^${file}\\.`), "").split(".");
    if (fieldAt(contentFiles[file], path)) return labelOf(contentFiles[file], path);
  }
  return undefined;
}
