import { forAWhileSchema } from "../../../../content-model/schema/for-a-while.ts";
import { scheduleSchema } from "../../../../content-model/schema/schedule.ts";
import { dayAt } from "../../../../domain/calendar-day.ts";
import type { ForAWhile } from "../../../../domain/for-a-while.ts";
import { describeEntry, type Part } from "../../../business/dates/for-a-while.ts";
import { type Fields, isFields } from "../../../engine/content/entries.ts";
import { hasSameValue } from "../../../engine/content/same-value.ts";
import { useFile } from "../../api/content.ts";
import { useNow } from "../../ui/time.tsx";

/** What holds for a while, in the draft and for visitors, and what its entries mean today. */
export function useForAWhile() {
  const { data, live } = useFile("for-a-while");
  const schedule = scheduleSchema.safeParse(useFile("schedule").data).data;
  const today = dayAt(useNow(), schedule?.timeZone);
  const drafted = parse(data);
  return {
    today,
    /** The schedule that it changes, as drafted; undefined if that isn't valid. */
    schedule,
    /** Undefined if the file isn't valid. */
    drafted,
    published: parse(live),
    /** Returns the entries of a part of the draft as its file has them. */
    entriesOf: (part: Part) => entriesIn(data, part),
    /** Says in one line what an entry means, also while it is typed; an empty text while that isn't known. */
    wordsOf: (part: Part, entry: unknown): string =>
      schedule && isFields(entry)
        ? describeEntry(part, entry, {
            usual: schedule,
            today,
            all: drafted ?? {},
            isPublished: isPublished(entry, entriesIn(live, part)),
          })
        : "",
  };
}

/** Whether an entry is among the published ones just as it is. */
export const isPublished = (entry: unknown, published: readonly unknown[]): boolean =>
  published.some((other) => hasSameValue(other, entry));

/** An empty file has nothing of all. */
const parse = (data: unknown): ForAWhile | undefined => forAWhileSchema.safeParse(data ?? undefined).data;

function entriesIn(data: unknown, part: Part): readonly Fields[] {
  const entries = isFields(data) ? data[part] : undefined;
  return Array.isArray(entries) ? entries.filter(isFields) : [];
}
