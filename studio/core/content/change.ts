import type { FieldPath } from "../../../content-compiler/field-path.ts";

/** One difference between two states of the content: a field, an entry of a list, or a whole article. */
export type Change = {
  /** The same for the same place: `schedule course.price`, `schedule closures[2026-12-27]`, `articles/driving-meditation`. */
  readonly id: string;
  /** The content file, such as `content/schedule.yaml`. */
  readonly file: string;
  /** Where it is in each state; an entry that only one state has is undefined in the other. Empty for a whole file. */
  readonly pathBefore: FieldPath | undefined;
  readonly pathAfter: FieldPath | undefined;
  /** What the owner calls it: `Course price`, `Closure from 27 December 2026`. */
  readonly label: string;
  /** The values as people read them: `$240`. Undefined where there is none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
};
