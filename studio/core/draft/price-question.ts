import { money } from "../../../domain/money.ts";
import type { EditProblem } from "./check-draft.ts";

/** A price that becomes so many times as high or as low is asked about: a digit may be missing, or one too many. */
const unlikely = 2;

/** Returns the question about a new price; undefined if it's likely, or there was none before. */
export function priceQuestion(before: unknown, after: unknown): EditProblem | undefined {
  if (typeof before !== "number" || typeof after !== "number") return undefined;
  if (after <= before * unlikely && after >= before / unlikely) return undefined;
  return { message: `From ${money(before)} to ${money(after)}?`, isQuestion: true };
}
