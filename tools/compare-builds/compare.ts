import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { normalised, type PageParts, partsOf, withoutNoise } from "./page-parts.ts";

/** A file that differs. */
export type Difference = {
  /** Its name, without the hash. */
  readonly file: string;
  /** What differs in it. */
  readonly changes: readonly Change[];
};

export type Change = {
  readonly kind: keyof PageParts | "content";
  readonly removed: readonly string[];
  readonly added: readonly string[];
};

export type Comparison = {
  readonly equal: number;
  readonly gone: readonly string[];
  readonly fresh: readonly string[];
  readonly differences: readonly Difference[];
};

/** What is made of other files of the build. */
const derived = /\.(?:br|gz)$|(?:^|\/)(?:edge\.json|(?:release|static)\/)/;
const isText = /\.(?:html|css|js|json|svg|xml|txt|ics|webmanifest)$/;

/** Compares two builds. Names of assets, class names and policies are compared without their hashes. */
export function compareBuilds(before: string, after: string): Comparison {
  const [old, now] = [filesByName(before), filesByName(after)];
  const common = [...old.keys()].filter((name) => now.has(name)).sort();
  const compared = common.map((file) => ({
    file,
    changes: changesOf(file, old.get(file) ?? [], now.get(file) ?? []),
  }));
  const differences = compared.filter(({ changes }) => changes.length > 0);
  return {
    equal: common.length - differences.length,
    gone: [...old.keys()].filter((name) => !now.has(name)),
    fresh: [...now.keys()].filter((name) => !old.has(name)),
    differences,
  };
}

/** Reads the files of a build by their names without hashes. Several can share one: two modules called `page`. */
function filesByName(build: string): Map<string, Buffer[]> {
  const files = globSync("**", { cwd: build, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((file) => !derived.test(file));
  if (files.length === 0) throw new Error(`${build} contains no build`);
  const found = new Map<string, Buffer[]>();
  for (const file of files.sort()) {
    const name = file.includes("assets/") ? withoutNoise(file) : file;
    found.set(name, [...(found.get(name) ?? []), readFileSync(path.join(build, file))]);
  }
  return found;
}

function changesOf(file: string, before: readonly Buffer[], after: readonly Buffer[]): readonly Change[] {
  const sameBytes = before.length === after.length && before.every((bytes, at) => after[at]?.equals(bytes));
  if (sameBytes) return [];
  const [was, is] = [before, after].map((each) => each.map(String));
  if (file.endsWith(".html")) return pageChanges(withoutNoise(String(was)), withoutNoise(String(is)));
  const sorted = (texts: readonly string[] = []) => texts.map(normalised).sort().join("\0");
  if (isText.test(file) && sorted(was) === sorted(is)) return [];
  const sizes = (each: readonly Buffer[]) => each.map(({ length }) => `${length} bytes`);
  return [{ kind: "content", removed: sizes(before), added: sizes(after) }];
}

function pageChanges(before: string, after: string): Change[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  return (Object.keys(was) as (keyof PageParts)[]).flatMap((kind) => {
    const isSame =
      was[kind].length === is[kind].length && was[kind].every((each, at) => each === is[kind][at]);
    return isSame
      ? []
      : [{ kind, removed: without(was[kind], is[kind]), added: without(is[kind], was[kind]) }];
  });
}

/** Returns what a list has more often than another. Nothing, if only their order differs. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of other) left.set(each, (left.get(each) ?? 0) + 1);
  return list.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}
