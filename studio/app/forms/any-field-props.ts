import type { Target } from "../draft/target.ts";

/** Where a field is. */
export type AnyFieldProps = Pick<Target, "name" | "path">;
