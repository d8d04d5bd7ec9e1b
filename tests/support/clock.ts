import type { Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";

/**
 * Sets the browser's clock, wherever it is.
 *
 * @param time by Melbourne's clocks, such as `2026-11-21T09:00`
 */
export async function setClock(page: Page, time: string): Promise<void> {
  const moment = Temporal.ZonedDateTime.from(`${time}[Australia/Melbourne]`);
  await page.clock.setFixedTime(moment.epochMilliseconds);
}

/**
 * Looks at a page at a moment.
 *
 * @param time as `setClock` has it
 */
export async function lookAt(page: Page, path: string, time: string): Promise<void> {
  await setClock(page, time);
  await page.goto(path);
}
