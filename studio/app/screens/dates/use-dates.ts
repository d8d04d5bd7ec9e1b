import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import { scheduleSchema } from "../../../../content-model/schema/schedule.ts";
import { useContent, useFile } from "../../draft/use-file.ts";

export type Dates =
  | {
      readonly isValid: true;
      readonly draft: Schedule;
      readonly live: Schedule;
      readonly whyReadOnly: string | undefined;
    }
  /** The file has an error that only a text editor can have made. */
  | { readonly isValid: false; readonly problem: string };

/** Returns the schedule as drafted and as visitors see it. */
export function useDates(): Dates {
  const file = useFile("schedule");
  const content = useContent();
  const draft = scheduleSchema.safeParse(file.data);
  if (!draft.success) {
    const [first] = file.problems;
    const problem = first && `content/schedule.yaml, line ${first.line}: ${first.field} ${first.message}`;
    return { isValid: false, problem: problem ?? draft.error.message };
  }
  const live = scheduleSchema.safeParse(file.live);
  return {
    isValid: true,
    draft: draft.data,
    // Nothing was ever published: nothing differs from that.
    live: live.success ? live.data : draft.data,
    whyReadOnly: file.whyReadOnly ?? content?.whyReadOnly,
  };
}
