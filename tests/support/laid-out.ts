import type { Page } from "@playwright/test";

/** Lays out everything that `content-visibility: auto` defers, so that measurements and axe see it. */
export const layOutEverything = (page: Page): Promise<void> => page.evaluate(showDeferredParts);

/** Runs in the page. */
export function showDeferredParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>("main > *, .prose > *, main ~ footer"))
    part.style.setProperty("content-visibility", "visible");
}
