import type { Schedule } from "../content-schema/schedule.ts";
import type { CrossError } from "./problem.ts";

/** Returns an error if the Sunday class ends before it starts. */
export function checkClassTimes({ sundayClass: { startTime, endTime } }: Schedule): CrossError[] {
  if (endTime > startTime) return [];
  return [
    {
      name: "schedule",
      path: ["sundayClass", "endTime"],
      message: `The class ends at ${endTime}, but starts at ${startTime}. Change one of them.`,
    },
  ];
}
