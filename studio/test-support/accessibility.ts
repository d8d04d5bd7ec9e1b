import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import { findViolations } from "./axe.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Runs axe on what a page shows, on a phone and a laptop, light and dark. Ends with the viewport of before, light. */
export async function expectAccessible(page: Page): Promise<void> {
  const viewport = page.viewport();
  for (const each of viewports) {
    await page.setViewport(each);
    await expectAccessibleHere(page, `${each.width}`);
  }
  await page.setViewport(viewport);
}

/** Runs axe on what a page shows at its present size, light and dark. Ends light. */
export async function expectAccessibleHere(page: Page, state: string): Promise<void> {
  for (const [scheme, rules] of [
    ["dark", "colours"],
    ["light", "all"],
  ] as const) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    expect(await findViolations(page, rules), `${state}, ${scheme}`).toEqual([]);
  }
}
