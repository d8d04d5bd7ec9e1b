import type { Page } from "@playwright/test";

/** Locates the top bar, a menu by its name, or a link. */
export const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const menuName = (page: Page, name: string) => bar(page).locator("summary", { hasText: name });
export const barLink = (page: Page, name: RegExp) => bar(page).getByRole("link", { name });

/**
 * Hydrates the page's island by focusing its first field. The practice room has no form to validate. A page may have no
 * island, or hide it until another day: the form for the course's next dates.
 */
export async function hydrateIsland(page: Page): Promise<void> {
  const island = page.locator("[data-island]").filter({ visible: true }).first();
  if ((await island.count()) === 0) return;
  await island.locator("input").first().focus();
  await page.locator("form[novalidate], html[data-room=ready]").first().waitFor();
}

export const brokenIslandError = "a test broke the island";

/** Makes the message form throw when React renders it: a label in its content becomes a getter that throws. */
export async function breakMessageForm(page: Page): Promise<void> {
  await page.route(/\/assets\/pages-contact-[^/]*\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    const broken = code.replace(
      /"(\w+)":"Send Message"/,
      `get $1(){throw new Error("${brokenIslandError}")}`,
    );
    if (broken === code) throw new Error("the island’s content has no label to break");
    await route.fulfill({ contentType: "text/javascript", body: broken });
  });
}

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
