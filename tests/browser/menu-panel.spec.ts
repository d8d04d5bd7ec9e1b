import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const panel = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const open = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

  test("the panel slides in at the right, 300 px wide, with the same entries", async ({ page }) => {
    await page.goto("/");
    await open(page).tap();
    await expect(panel(page)).toBeVisible();
    await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(90);
    expect((await panel(page).boundingBox())?.width).toBe(300);
    for (const name of [
      "Sunday class",
      "8-week course",
      "1-to-1 coaching",
      "About",
      "Blog",
      "Videos",
      "FAQ",
      "Contact",
    ]) {
      await expect(panel(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(panel(page).getByRole("link", { name: /Book Free Call/ })).toBeVisible();
  });

  test("the panel closes by its button, Escape, the backdrop and by choosing a link", async ({ page }) => {
    await page.goto("/");
    await open(page).tap();
    await panel(page).getByRole("button", { name: "Close menu" }).tap();
    await expect(panel(page)).toBeHidden();

    await open(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(open(page)).toBeFocused();

    await open(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(30, 500);
    await expect(panel(page)).toBeHidden();

    await open(page).tap();
    await panel(page).getByRole("link", { name: "Contact", exact: true }).tap();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(panel(page)).toBeHidden();
  });

  test("the panel keeps the focus inside", async ({ page }) => {
    await page.goto("/");
    await open(page).tap();
    await expect(panel(page)).toBeVisible();
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => {
        const { activeElement } = document;
        // Between its last and first entry, a modal dialog hands the focus to the browser's own bar.
        return activeElement === document.body || Boolean(activeElement?.closest("dialog"));
      });
      expect(where).toBe(true);
    }
  });

  test("the panel is 400 px wide from 640 px on", async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto("/");
    await open(page).tap();
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(400);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the panel opens and closes", async ({ page }) => {
      await page.goto("/");
      await open(page).press("Enter");
      await expect(panel(page)).toBeVisible();
      await panel(page).getByRole("button", { name: "Close menu" }).press("Enter");
      await expect(panel(page)).toBeHidden();
    });
  });
});
