import type { Page } from "@playwright/test";

/** Lays out everything that `lay-out-late.ts` defers, so that measurements and axe see it. */
export const layOutEverything = (page: Page): Promise<void> => page.evaluate(showDeferredParts);

/** Runs in the page. */
export function showDeferredParts(): void {
  delete document.documentElement.dataset.lazy;
}
