import { factFiles, readFactsOf, type Sources } from "../../../content-model/compiler/compile-content.ts";
import { nameOfDerived } from "../../../content-model/compiler/facts.ts";
import { fieldAt, metaOf } from "../../../content-model/compiler/field-at.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { liveTexts } from "../../../content-model/schema/fill-slots.ts";
import type { Fact } from "../../../domain/facts.ts";
import { labelOf } from "./describe.ts";
import { findField, isFields } from "./entries.ts";

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
  const lines = supportLinesIn(sources);
  const facts = [...readFactsOf(sources)].map(([name, fact]): ListedFact => {
    const called = nameOfDerived(name, lines) ?? titleOf(name);
    return { name, ...fact, ...(called && { called }) };
  });
  const live = Object.entries(liveTexts).map(([name, text]): ListedFact => {
    const called = nameOfDerived(name, lines);
    return { name, text, reportTyped: false, changesByItself: true, ...(called && { called }) };
  });
  return [...facts, ...live];
}

/** Returns the support lines in the file of the business, which may be unfinished. */
function supportLinesIn(sources: Sources): { readonly name: string }[] {
  const file = pathOf("business");
  const lines = findField("business", parseSource(file, sources.get(file) ?? "").data, [
    "supportLines",
  ])?.value;
  return (Array.isArray(lines) ? lines : []).flatMap((line) =>
    isFields(line) && typeof line.name === "string" ? [{ name: line.name }] : [],
  );
}

/** Facts of the business stand without the file's name: `place.town`, but `business.name`. */
function titleOf(name: string): string | undefined {
  for (const file of ["business", "schedule"] as const) {
    const path = name.replace(new RegExp(`^${file}\\.`), "").split(".");
    const field = fieldAt(contentFiles[file], path);
    const { kind, unit } = metaOf(field) ?? {};
    const after = unit && kind !== "money" ? ` (${unit})` : "";
    if (field) return `${labelOf(contentFiles[file], path)}${after}`;
  }
  return undefined;
}
