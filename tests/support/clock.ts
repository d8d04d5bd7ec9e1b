import type { Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";

/**
 * Looks at a page at a moment, wherever the browser is.
 *
 * @param time by Melbourne's clocks, such as `2026-11-21T09:00`
 */
export async function lookAt(page: Page, path: string, time: string): Promise<void> {
  const moment = Temporal.ZonedDateTime.from(`${time}[Australia/Melbourne]`);
  await page.clock.setFixedTime(moment.epochMilliseconds);
  await page.goto(path);
}
