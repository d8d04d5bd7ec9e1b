import type { Page } from "@playwright/test";

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
