import { z } from "zod";

/** The names and indexes that lead to a field of a content file. */
export type FieldPath = readonly (string | number)[];

type Schema = z.core.$ZodType;

/** Returns the schema of a field, or undefined if the schema has no such field. */
export function fieldAt(schema: Schema, path: FieldPath): Schema | undefined {
  let field: Schema | undefined = schema;
  for (const [index, key] of path.entries()) {
    const inner: Schema | undefined = field && unwrap(field);
    if (inner instanceof z.ZodObject) {
      const shape: Record<string, Schema> = inner.shape;
      // A key such as `constructor` would find a method of objects.
      field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    } else if (inner instanceof z.ZodArray) field = inner.element as Schema;
    else if (inner instanceof z.ZodUnion) {
      const rest = path.slice(index);
      return (inner.options as Schema[]).map((option) => fieldAt(option, rest)).find(Boolean);
    } else if (inner instanceof z.ZodRecord) field = inner.valueType as Schema;
    else return undefined;
  }
  return field;
}

/** Returns the description of a field: of the innermost part that has one. */
export function metaOf(field: Schema | undefined): z.core.GlobalMeta | undefined {
  let schema = field;
  while (schema) {
    const meta = z.globalRegistry.get(schema);
    if (meta?.kind) return meta;
    schema = unwrapOnce(schema);
  }
  return undefined;
}

/** Removes what only says optional, read-only or transformed. */
export function unwrap(schema: Schema): Schema {
  const inner = unwrapOnce(schema);
  return inner ? unwrap(inner) : schema;
}

function unwrapOnce(schema: Schema): Schema | undefined {
  // Comparing a type’s name takes a tenth of the time of `instanceof`, and each check of the content asks thousands of times.
  const { type } = schema._zod.def;
  if (type === "optional" || type === "readonly" || type === "prefault" || type === "default") {
    return (schema as z.ZodOptional<Schema>).def.innerType;
  }
  return type === "pipe" ? (schema as z.ZodPipe).def.in : undefined;
}
