import { sundayClass } from "../../content/schedule.ts";
import { clockTime } from "./say.ts";

/** The time of a moment of the class: "8:42", by its minutes from the beginning. */
export function timeInClass(minute: number): string {
  const [hours = 0, minutes = 0] = sundayClass.startTime.split(":").map(Number);
  const total = hours * 60 + minutes + minute;
  return clockTime(`${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`).slice(0, -3);
}
