import { z } from "zod";
import { type FieldPath, fieldAt, metaOf, unwrap } from "../../../content-model/compiler/field-at.ts";
import { frontMatterSchema } from "../../../content-model/schema/article.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import type { FieldKind } from "../../../content-model/schema/fields.ts";
import type { FormPath } from "../../engine/content/change.ts";
import { describeValue } from "../../engine/content/describe.ts";

/** What a form needs to know of a field. It comes from the content's own schema. */
export type FieldSchema = {
  readonly kind: FieldKind | "yes or no";
  readonly title: string;
  readonly help: string | undefined;
  readonly unit: string | undefined;
  /** From this length, a text looks crowded. */
  readonly recommended: number | undefined;
  /** More characters don't fit. */
  readonly max: number | undefined;
  readonly beforeLaunch: string | undefined;
  /** Placeholders that the page fills itself. */
  readonly slots: readonly string[];
  /** Whether it contains sentences that should follow the facts: not those of others, and not the facts. */
  readonly followsFacts: boolean;
  readonly isOptional: boolean;
  /** The words of a choice. */
  readonly options: readonly string[];
  /** The names of a group's fields, in order. */
  readonly fields: readonly string[];
};

const known = new Map<string, FieldSchema>();

/** Returns the schema of a field. Throws an Error if the file has no such field. */
export function fieldSchema(name: ContentName, path: FormPath): FieldSchema {
  const key = [name, ...path].join("\n");
  const schema = known.get(key) ?? readSchema(contentFiles[name], path, name);
  known.set(key, schema);
  return schema;
}

/** Returns what a form needs to know of a field of an article, whose words follow no facts. */
export const articleFieldSchema = (path: FieldPath): FieldSchema => ({
  ...readSchema(frontMatterSchema, path, "article"),
  followsFacts: false,
});

function readSchema(root: z.core.$ZodType, path: FieldPath, name: string): FieldSchema {
  const schema = fieldAt(root, path);
  if (!schema) throw new Error(`${name} has no field ${path.join(".")}.`);
  const meta = metaOf(schema);
  const inner = unwrap(schema);
  return {
    kind: inner instanceof z.ZodBoolean ? "yes or no" : (meta?.kind ?? kindOf(inner)),
    title: meta?.title ?? String(path.at(-1) ?? name),
    // For people who edit the file.
    help: meta?.help?.replace(/^true or false\. /, ""),
    unit: meta?.unit,
    recommended: meta?.recommended,
    max: inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined,
    beforeLaunch: meta?.beforeLaunch,
    slots: meta?.slots ?? [],
    followsFacts:
      (meta?.kind === "prose" || meta?.kind === "text") &&
      !meta.verbatim &&
      name !== "business" &&
      name !== "schedule",
    isOptional: isOptional(schema),
    options: inner instanceof z.ZodEnum ? inner.options.map(String) : [],
    fields: inner instanceof z.ZodObject ? Object.keys(inner.shape) : [],
  };
}

/** Whether the field may be left out. */
const isOptional = (schema: z.core.$ZodType) => z.safeParse(schema, undefined).success;

function kindOf(schema: z.core.$ZodType): FieldKind {
  if (schema instanceof z.ZodObject) return "group";
  return schema instanceof z.ZodArray ? "list" : "text";
}

/** Whether a field contains others. */
export const isContainer = ({ kind }: FieldSchema) => kind === "group" || kind === "list";

/** Whether a field is a list of choices, which are ticked: the pages of a notice. */
export const isTicked = (name: ContentName, path: FormPath): boolean =>
  fieldSchema(name, path).kind === "list" && fieldSchema(name, [...path, "0"]).kind === "choice";

/** Returns a field's value as people read it: `$240`, `2:30 pm`. */
export function textOf(name: ContentName, path: FormPath, value: unknown): string {
  return describeValue(value, fieldAt(contentFiles[name], path)) || "empty";
}
