import type { Content } from "../schema/content-files.ts";
import type { CrossError } from "./problem.ts";

/** Returns an error if the Sunday class ends before it starts, or the hours in which the teacher answers. */
export function checkTimes({ schedule, business }: Partial<Content>): CrossError[] {
  const errors: CrossError[] = [];
  if (schedule) {
    const { startTime, endTime } = schedule.sundayClass;
    const message = `The class ends at ${endTime}, but starts at ${startTime}. Change one of them.`;
    if (endTime <= startTime) errors.push({ name: "schedule", path: ["sundayClass", "endTime"], message });
  }
  if (business) {
    const { opens, closes } = business.openingHours;
    const message = `The hours end at ${closes}, but begin at ${opens}. Change one of them.`;
    if (closes <= opens) errors.push({ name: "business", path: ["openingHours", "closes"], message });
  }
  return errors;
}
