import type { Page } from "@playwright/test";

type Shifted = { shifted: number };

/** Adds up how much a page's layout shifts from its beginning on; call it before going there. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total: Shifted = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        total.shifted += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The cumulative layout shift so far. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Shifted).shifted);
