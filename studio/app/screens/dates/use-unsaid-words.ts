import { useQuery } from "@tanstack/react-query";
import { scheduleSchema } from "../../../../content-model/schema/schedule.ts";
import { formatDate } from "../../../../domain/format-date.ts";
import { formatList } from "../../../../domain/format-text.ts";
import { unsaidWithout, wordsOfClosure } from "../../../business/dates/closures.ts";
import type { Change } from "../../../engine/content/change.ts";
import { deskQuery, fileQuery } from "../../api/content.ts";

/** Returns what people read of the Sundays of a closure that a change takes off, as far as they are in holidays; undefined if none is. */
export function useUnsaidWords(change: Pick<Change, "id" | "path" | "before" | "after">): string | undefined {
  const isTakenOff = change.after === undefined && wordsOfClosure(change) !== undefined;
  const { data: file } = useQuery({ ...fileQuery("schedule"), enabled: isTakenOff });
  const { data: desk } = useQuery({ ...deskQuery, enabled: isTakenOff });
  if (!isTakenOff || !file || !desk) return undefined;
  const drafted = scheduleSchema.safeParse(file.data).data;
  const published = scheduleSchema.safeParse(file.live).data;
  // The draft has it no more; an undo is still to take it off.
  const closure = [...(published?.closures ?? []), ...(drafted?.closures ?? [])].find(
    ({ from }) => from === change.path[1],
  );
  if (!closure) return undefined;
  const unsaid = unsaidWithout(closure, desk.holidays, drafted?.sundayClass.confirmed ?? []);
  return unsaid.length === 0
    ? undefined
    : `Until you say whether there’s a class, people read: Check the centre’s timetable for ${formatList(unsaid.map((day) => formatDate(day)))}.`;
}
