import { sundayClass } from "#content/schedule";
import { formatClockTime } from "../../domain/format-date.ts";

/** Returns the time a number of minutes into the Sunday class: "8:42". */
export function timeInClass(minute: number): string {
  const [hours = 0, minutes = 0] = sundayClass.startTime.split(":").map(Number);
  const total = hours * 60 + minutes + minute;
  return formatClockTime(`${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`);
}
