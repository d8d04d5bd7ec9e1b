import { timeZone } from "../../content/schedule.ts";

// Swedish dates are year-month-day.
const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

/** The day of Melbourne's calendar at an instant, as year-month-day. */
export const melbourneDay = (now: number): string => format.format(now);
