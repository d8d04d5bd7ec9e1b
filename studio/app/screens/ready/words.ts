import type { Fact, Readiness } from "../../../business/readiness/read-tasks.ts";
import { isIn, keyOf } from "../../../engine/content/change.ts";
import type { StateKind } from "../../ui/marks.tsx";

/**
 * Says how far a fact is that only the owner knows. “Yours” would be untrue of what is hers and not right yet.
 *
 * @param invalid the ids of the changes that would be made by what was typed and can't be published
 * @param errors what else isn't right yet, wherever it stands
 */
export function stateOfFact(
  { fields, left, ringing }: Pick<Fact, "fields" | "left" | "ringing">,
  invalid: readonly string[],
  errors: Readiness["errors"],
): { readonly kind: StateKind; readonly words: string } {
  const keys = fields.map(({ name, path }) => keyOf(name, path));
  const isHere = (key: string) => keys.some((own) => isIn(key, own));
  if (invalid.some(isHere)) return { kind: "bad", words: "Needs you" };
  if (left > 0 && ringing?.isAgain) return { kind: "wait", words: "To check" };
  if (left > 0) return { kind: "wait", words: "Made up" };
  return errors.some(({ field }) => field && isHere(keyOf(field.name, field.path)))
    ? { kind: "bad", words: "Not right yet" }
    : { kind: "fine", words: "Yours" };
}
