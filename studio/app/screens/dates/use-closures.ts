import { useOptimistic, useState, useTransition } from "react";
import { type Closure, type Schedule, scheduleSchema } from "../../../../content-model/schema/schedule.ts";
import { closureEdits, type ListEdit } from "../../../core/dates/closure-edits.ts";
import { createQueue } from "../../../core/queue.ts";
import { queryClient } from "../../api/query-client.ts";
import { send } from "../../draft/send.ts";
import { useEntry } from "../../draft/use-entry.ts";
import { fileQuery } from "../../draft/use-file.ts";

type ChangeClosures = (closures: readonly Closure[]) => Closure[];

/** Each change begins with what the last one left. */
const inOrder = createQueue();

/** Returns the closures as they are being changed, what changes them, and why the last change wasn't written. */
export function useClosures({ closures }: Pick<Schedule, "closures">) {
  const [shown, show] = useOptimistic(closures);
  const [, startTransition] = useTransition();
  const [message, setMessage] = useState<string>();
  const entries = useEntry({ name: "schedule", path: ["closures"] });

  const write = async (edit: ListEdit): Promise<void> => {
    if (edit.kind === "add") return entries.add(edit.value, edit.temporaryName, edit.index);
    if (edit.kind === "remove") return entries.remove(edit.entryName);
    const target = { name: "schedule", path: edit.path } as const;
    const answer = await send(target, { value: edit.value, base: edit.base });
    if (answer.state !== "saved") throw new Error(answer.message);
  };

  async function writeAll(change: ChangeClosures): Promise<void> {
    const { data } = await queryClient.ensureQueryData(fileQuery("schedule"));
    const inFile = scheduleSchema.parse(data).closures;
    for (const edit of closureEdits(inFile, change(inFile))) await write(edit);
  }

  const changeClosures = (change: ChangeClosures) =>
    startTransition(async () => {
      show(change(shown));
      const wrong = await inOrder(() => writeAll(change)).catch((error: Error) => error);
      startTransition(() => setMessage(wrong?.message));
    });

  return { closures: shown, changeClosures, message };
}
