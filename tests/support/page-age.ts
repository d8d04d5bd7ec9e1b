import type { Page } from "@playwright/test";

/**
 * Makes a page as old as one in which a person has filled in a form. The server quarantines what is sent faster.
 * Call it on the open page, before sending.
 */
export const agePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });

/** Waits until timers that a page has set by now for up to 400 ms have fired. A page counts its view 300 ms after loading. */
export const timersFired = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const wait = () => setTimeout(resolve, 400);
        if (document.readyState === "complete") wait();
        else addEventListener("load", wait);
      }),
  );
