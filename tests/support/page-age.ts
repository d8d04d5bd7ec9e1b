import type { Page } from "@playwright/test";

/**
 * Adds ten seconds to the page's age: the server suspects forms that are sent within two seconds. Call it on the open
 * page, before sending.
 */
export const agePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });

/** Waits until the page's timers of up to 400 ms have fired, such as the page view 300 ms after loading. */
export const timersFired = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const wait = () => setTimeout(resolve, 400);
        if (document.readyState === "complete") wait();
        else addEventListener("load", wait);
      }),
  );
