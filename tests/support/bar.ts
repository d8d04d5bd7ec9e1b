import type { Page } from "@playwright/test";

/** The bar at the top, its menus by name and its links. */
export const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const menuName = (page: Page, name: string) => bar(page).locator("summary", { hasText: name });
export const barLink = (page: Page, name: RegExp) => bar(page).getByRole("link", { name });
