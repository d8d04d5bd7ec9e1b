import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import { findViolations } from "./axe.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Runs axe on what a page shows, on a phone and a laptop, light and dark. Ends with the viewport of before. */
export async function expectAccessible(page: Page): Promise<void> {
  const viewport = page.viewport();
  for (const each of viewports) {
    for (const scheme of ["light", "dark"]) {
      await page.setViewport(each);
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
      expect(await findViolations(page), `${each.width} ${scheme}`).toEqual([]);
    }
  }
  await page.setViewport(viewport);
}
