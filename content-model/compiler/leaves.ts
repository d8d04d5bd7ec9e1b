import type { z } from "zod";
import { type ContentName, contentFiles, pathOf } from "../schema/content-files.ts";
import { type FieldPath, fieldAt, metaOf } from "./field-at.ts";
import { parseSource, type SourceFile } from "./source-file.ts";

/** A single value in a content file, as it was written. */
export type Leaf = {
  /** The content file's name in the schema, such as `pages/home`. */
  readonly name: ContentName;
  readonly file: string;
  readonly line: number;
  readonly path: FieldPath;
  readonly value: string | number | boolean;
  /** The description of its field. */
  readonly meta: z.core.GlobalMeta | undefined;
};

/** Parses the content files that exist. Those with invalid YAML have no data. */
export function parseSources(sources: ReadonlyMap<string, string>): Map<ContentName, SourceFile> {
  const files = new Map<ContentName, SourceFile>();
  for (const name of Object.keys(contentFiles) as ContentName[]) {
    const source = sources.get(pathOf(name));
    if (source !== undefined) files.set(name, parseSource(pathOf(name), source));
  }
  return files;
}

/** Lists all single values of the content files with their lines. */
export function leavesOf(files: ReadonlyMap<ContentName, SourceFile>): Leaf[] {
  return [...files].flatMap(([name, file]) => leavesIn(name, file));
}

const leavesOfFile = new WeakMap<SourceFile, readonly Leaf[]>();

/** Lists the values of a file. One that is parsed once is searched once. */
function leavesIn(name: ContentName, file: SourceFile): readonly Leaf[] {
  const leaves =
    leavesOfFile.get(file) ??
    valuesIn(file.data, []).map(({ path, value }) => ({
      name,
      file: file.file,
      line: file.lineOf(path),
      path,
      value,
      meta: metaOf(fieldAt(contentFiles[name], path)),
    }));
  leavesOfFile.set(file, leaves);
  return leaves;
}

type Value = { readonly path: FieldPath; readonly value: Leaf["value"] };

function valuesIn(data: unknown, path: FieldPath): Value[] {
  if (typeof data === "string" || typeof data === "number" || typeof data === "boolean") {
    return [{ path, value: data }];
  }
  if (Array.isArray(data)) return data.flatMap((item, index) => valuesIn(item, [...path, index]));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => valuesIn(value, [...path, key]));
}
