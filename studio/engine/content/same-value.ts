import { asRead } from "../../../content-model/compiler/as-read.ts";
import { isFields, type Value } from "./entries.ts";

/**
 * Whether a file says the same with either of two values of JSON: the order of fields doesn't count, nor what a file is read without,
 * such as spaces around a text. A field that is left out is undefined, one without a value null; both are empty.
 */
export const hasSameValue = (one: Value, other: Value): boolean => comparable(one) === comparable(other);

const comparable = (value: Value): string =>
  JSON.stringify(asRead(value ?? null), (_, part: unknown) =>
    isFields(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
