import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { forAWhileSchema } from "../../../content-model/schema/for-a-while.ts";
import { scheduleSchema } from "../../../content-model/schema/schedule.ts";
import { isUnlikelyPrice } from "../../../domain/money.ts";
import type { Change } from "../../engine/content/change.ts";
import { entryNames, schemaAt } from "../../engine/content/entries.ts";
import { priceBefore } from "../dates/for-a-while.ts";

const file = "content/for-a-while.yaml";

/** Marks the changes of a price from a day on that is far from the one before it, as `listChanges` does for prices of today. */
export function markUnlikelyPrices(changes: readonly Change[], sources: Sources): readonly Change[] {
  const dataOf = (path: string) => parseSource(path, sources.get(path) ?? "").data;
  const content = forAWhileSchema.safeParse(dataOf(file) ?? undefined).data;
  const schedule = scheduleSchema.safeParse(dataOf("content/schedule.yaml")).data;
  if (!content || !schedule) return changes;
  const names = entryNames(schemaAt("for-a-while", ["prices"]), content.prices);
  return changes.map((change) => {
    const [part, name = ""] = change.path;
    const price = change.file === file && part === "prices" ? content.prices[names.indexOf(name)] : undefined;
    if (!price || change.after === undefined) return change;
    const before = priceBefore(price.price, price.from, schedule, content.prices);
    return before && isUnlikelyPrice(before, price.amount) ? { ...change, isUnlikely: true } : change;
  });
}
