import type { Task } from "../../../core/readiness/read-tasks.ts";
import { screenOf } from "../changes/screen-of.ts";

/** Returns the screen on which a task is done that isn't done in the list; undefined if there is none yet. */
export function screenOfTask({ kind, field }: Task) {
  if (field) return screenOf({ file: `content/${field.name}.yaml`, path: field.path });
  const isAboutDates = ["past term", "past closure", "no intake", "last intake"].includes(kind);
  return isAboutDates ? { path: "/dates", label: "Dates" } : undefined;
}
