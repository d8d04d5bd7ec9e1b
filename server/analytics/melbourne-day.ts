import { timeZone } from "../../content/schedule.ts";

// Sweden writes year-month-day.
const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

/** Returns the calendar day in Melbourne at a time, as year-month-day. */
export const melbourneDay = (now: number): string => format.format(now);
