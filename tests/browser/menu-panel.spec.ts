import type { Page } from "@playwright/test";
import { main } from "#content/navigation";
import { telephoneUrl, textMessageUrl } from "../../site/ui/telephone-url.ts";
import { supportLine } from "../support/support-line.ts";
import { expect, test } from "../support/test.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const panel = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const open = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

  test("the panel slides in at the right with the entries of the bar and the crisis line, keeps the focus, and fits any screen", async ({
    page,
  }) => {
    await page.goto("/");
    await open(page).tap();
    await expect(panel(page)).toBeVisible();
    await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(90);
    expect((await panel(page).boundingBox())?.width).toBe(300);
    for (const entry of main) {
      const links = "links" in entry ? entry.links : [entry];
      if ("all" in entry && entry.all) {
        await expect(panel(page).locator(`a[href="${entry.all.to}"]`)).toContainText(entry.label);
      }
      for (const { to, label, note } of links) {
        const link = panel(page).locator(`a[href="${to}"]`);
        await expect(link).toBeVisible();
        await expect(link).toContainText(label);
        if (note) await expect(link, "its price or length").toContainText(note);
      }
    }
    await expect(panel(page).getByRole("link", { name: /Book Free Call/ })).toBeVisible();

    // The crisis line names the emergency number first, and calls and texts.
    const numbers = panel(page).locator('a[href^="tel:"], a[href^="sms:"]');
    expect(await numbers.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      telephoneUrl(supportLine("Emergency").number),
      telephoneUrl(supportLine("Lifeline").number),
      textMessageUrl(supportLine("Lifeline").textNumber ?? ""),
    ]);
    // Below the entries, in one line, in sight without scrolling: not under the call button either.
    for (const height of [740, 760, 844]) {
      await page.setViewportSize({ width: 390, height });
      const boxes = await numbers.evaluateAll((links) =>
        links.map((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isOnTop = link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          return { bottom, isOnTop };
        }),
      );
      expect(
        boxes.map(({ isOnTop }) => isOnTop),
        `in a window ${height} px high`,
      ).toEqual(boxes.map(() => true));
      expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size, "lines").toBe(1);
      const last = panel(page).getByRole("navigation").getByRole("link").last();
      const isCovered = await last.evaluate((link) => {
        const { left, bottom } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + 4, bottom - 4));
      });
      expect(isCovered, `the last entry in a window ${height} px high`).toBe(false);
    }
    const first = panel(page).getByRole("navigation").getByRole("link").first();
    const inPanel = await panel(page).getByRole("link").first().getAttribute("href");
    expect(await first.getAttribute("href"), "the panel opens with the menu").toBe(inPanel);
    await expect(first).toBeInViewport({ ratio: 1 });

    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => {
        const { activeElement } = document;
        // Between its last and first entry, a modal dialog hands the focus to the browser's own bar.
        return activeElement === document.body || Boolean(activeElement?.closest("dialog"));
      });
      expect(where).toBe(true);
    }

    // The call button lets go on short screens and with large text.
    const foot = () => panel(page).locator("> :last-child");
    await expect(foot()).toHaveCSS("position", "sticky");
    await page.setViewportSize({ width: 390, height: 560 });
    await expect(foot()).toHaveCSS("position", "static");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect(foot()).toHaveCSS("position", "static");
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(400);
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

  test("the bar shows the whole name", async ({ page }) => {
    await page.goto("/");
    const words = page
      .getByRole("banner")
      .getByRole("link", { name: /, home$/ })
      .locator("small");
    await expect(words).toBeVisible();
    await page.setViewportSize({ width: 321, height: 640 });
    await expect(words).toBeVisible();
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
