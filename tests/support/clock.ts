import type { Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { course, timeZone } from "#content/schedule";
import type { Term } from "../../content-model/schema/schedule.ts";
import { sessionDates } from "../../domain/terms.ts";

/** Parses a time in Melbourne such as `2026-11-21T09:00`. */
export const melbourne = (time: string): Temporal.ZonedDateTime =>
  Temporal.ZonedDateTime.from(`${time}[${timeZone}]`);

/** Returns the start of a session of a term, counted from 0. */
export const sessionStart = (term: Term, session = 0): Temporal.ZonedDateTime =>
  melbourne(`${sessionDates(term, course.sessions)[session]}T${course.startTime}`);

/** Opens a page with the browser's clock fixed to a moment. */
export async function openAt(page: Page, path: string, moment: Temporal.ZonedDateTime): Promise<void> {
  await page.clock.setFixedTime(moment.epochMilliseconds);
  await page.goto(path);
}

/** Makes a page that was kept open visible again at a later moment. */
export async function returnAt(page: Page, moment: Temporal.ZonedDateTime): Promise<void> {
  await page.clock.setFixedTime(moment.epochMilliseconds);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}
