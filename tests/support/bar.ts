import type { Page } from "@playwright/test";

/** Locates the top bar, a menu by its name, or a link. */
export const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const menuName = (page: Page, name: string) => bar(page).locator("summary", { hasText: name });
export const barLink = (page: Page, name: RegExp) => bar(page).getByRole("link", { name });
