import { business } from "#content/business";
import { sundays } from "#content/for-a-while";
import { sundayClass } from "#content/schedule";
import { withoutSundays } from "../../domain/for-a-while.ts";
import { holidaySundays, knowsHolidays } from "../../domain/holiday-sundays.ts";
import type { ClosedSundays } from "../../domain/terms.ts";
import { today } from "../for-a-while/entries.ts";
import { closedSundays } from "./terms.ts";

/** A page may be some months old: it knows the holidays of this year and the next two. */
const lastYear = Number(today.slice(0, 4)) + 2;

/** The last day for which public holidays are known; an empty string if none are known for the owner's state. */
export const holidaysUntil: string = knowsHolidays(business.place, lastYear) ? `${lastYear}-12-31` : "";

/** The Sundays in holidays of which the owner hasn't said whether they have a class, without reasons. */
export const unconfirmedSundays: ClosedSundays = withoutSundays(
  Object.fromEntries(
    holidaySundays(business.place, today, holidaysUntil || `${lastYear}-12-31`)
      .filter((sunday) => !(sunday in closedSundays) && !sundayClass.confirmed.includes(sunday))
      .map((sunday) => [sunday, ""]),
  ),
  sundays,
);
