import { expect, type Page } from "@playwright/test";

/** The bar at the top, its menus by name and its links. */
export const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const menuName = (page: Page, name: string) => bar(page).locator("summary", { hasText: name });
export const barLink = (page: Page, name: RegExp) => bar(page).getByRole("link", { name });

/** Hovers a menu's name, which starts React, and waits until it runs. */
export async function startReact(page: Page): Promise<void> {
  await menuName(page, "Services").hover();
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await page.mouse.move(500, 500);
}
