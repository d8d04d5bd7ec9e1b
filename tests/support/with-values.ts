import { type Document, isCollection, parseDocument, visit } from "yaml";
import type { Sources } from "../../content-model/compiler/compile-content.ts";
import type { FieldPath } from "../../content-model/compiler/field-at.ts";

/** Other values by content file, such as `schedule`, and field. `null` removes one; a number is a position in a list. */
export type Values = { readonly [fileOrField: string]: unknown };

/** Returns content files with other values in some fields. All other fields stay. */
export function withValues(sources: Sources, values: Values): Map<string, string> {
  const changed = new Map(sources);
  for (const [name, fields] of Object.entries(values)) {
    const file = `content/${name}.yaml`;
    const source = sources.get(file);
    if (source === undefined) throw new Error(`there is no ${file}`);
    const document = parseDocument(source);
    setFields(document, [], fields);
    changed.set(file, printYaml(document));
  }
  return changed;
}

function setFields(document: Document, path: FieldPath, value: unknown): void {
  if (value === null) document.deleteIn(path);
  else if (isFields(value) && isCollection(document.getIn(path, true))) {
    for (const [key, inner] of Object.entries(value)) {
      setFields(document, [...path, /^\d+$/.test(key) ? Number(key) : key], inner);
    }
  } else document.setIn(path, value);
}

/** Prints a document. A comment below an empty field would come behind its new value, where the compiler refuses one. */
export function printYaml(document: Document): string {
  visit(document, {
    Scalar: (_, node) => {
      node.comment = null;
    },
  });
  return document.toString({ lineWidth: 0 });
}

const isFields = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
