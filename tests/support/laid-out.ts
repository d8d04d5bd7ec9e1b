import type { Page } from "@playwright/test";

/** Lays out everything that `content-visibility: auto` defers, so that measurements and axe see it. */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("main > *, .prose > *, main ~ footer"))
      part.style.setProperty("content-visibility", "visible");
  });
}
