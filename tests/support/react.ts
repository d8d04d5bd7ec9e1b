import type { Page } from "@playwright/test";

/** Gives React a reason to start, and waits until it has taken the page over. */
export async function startReact(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}
