import type { Page } from "@playwright/test";

type Shifted = { shifted: number };

/** Records the layout shift of a page. Call it before opening the page. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total: Shifted = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        total.shifted += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the cumulative layout shift so far, including the next two frames. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve((window as unknown as Shifted).shifted))),
        ),
      ),
  );
