import { z } from "zod";
import { metaOf, unwrap } from "./field-at.ts";
import type { FieldPath } from "./field-path.ts";

type EmptyField = {
  readonly path: FieldPath;
  readonly title: string;
  readonly whenEmpty: string;
};

/** Lists the fields that are empty and whose schema says what that means. */
export function emptyFields(schema: z.core.$ZodType, data: unknown, path: FieldPath): EmptyField[] {
  const meta = metaOf(schema);
  if (data === undefined) {
    if (!meta?.whenEmpty) return [];
    const { title = path.join(" › "), whenEmpty } = meta;
    return [{ path, title, whenEmpty }];
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) =>
      emptyFields(inner.element as z.core.$ZodType, item, [...path, index]),
    );
  }
  if (!(inner instanceof z.ZodObject) || typeof data !== "object" || data === null) return [];
  return Object.entries(inner.shape as Record<string, z.core.$ZodType>).flatMap(([key, field]) =>
    emptyFields(field, (data as Record<string, unknown>)[key], [...path, key]),
  );
}
