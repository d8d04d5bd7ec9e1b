import { bar, barLink as link, menuName } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

/** Those of today's phones, upright, and of those that fold. */
const phoneWidths = [320, 344, 360, 375, 390, 402, 412, 430, 440, 480, 520, 560];

test.describe("the bar", () => {
  test("fits on every phone", async ({ page }) => {
    await page.goto("/");
    const parts = page.getByRole("banner").locator("a:visible, button:visible");
    for (const width of phoneWidths) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await parts.evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, height } = element.getBoundingClientRect();
          return { left, right, height };
        }),
      );
      for (const [index, { left, right }] of edges.entries()) {
        expect.soft(right, `at ${width} px`).toBeLessThanOrEqual(width - 12);
        expect.soft(left, `at ${width} px`).toBeGreaterThanOrEqual(edges[index - 1]?.right ?? 0);
      }
      if (width >= 360)
        expect.soft(edges.at(-1)?.height, `a button of one line at ${width} px`).toBeLessThan(50);
    }
  });

  test("goes along with a page that is four times as large, and stays on a phone in landscape", async ({
    page,
  }) => {
    await page.goto("/about");
    for (const [height, stays] of [
      [256, false],
      [320, true],
    ] as const) {
      await page.setViewportSize({ width: 320, height });
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      const top = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().top);
      expect(top === 0, `at a height of ${height} px`).toBe(stays);
    }
  });

  test("opens a menu after 200 ms of hovering, the next one at once, and closes it after 150 ms", async ({
    page,
  }) => {
    await page.goto("/");
    const services = link(page, /^Sunday class/);
    const resources = link(page, /^Blog/);
    const list = (menu: string) => bar(page).getByRole("list", { name: menu, includeHidden: true });
    // Read from the styles: a clock on a busy machine would measure more.
    const delayOf = (menu: string) =>
      list(menu).evaluate((element) => getComputedStyle(element).transitionDelay);

    expect(await delayOf("Services"), "to close").toBe("0.15s");
    // Read as the pointer enters: a moment later the next menu would open at once.
    await list("Services").evaluate((element) =>
      element.parentElement?.addEventListener(
        "pointerenter",
        () => element.setAttribute("data-delay", getComputedStyle(element).transitionDelay),
        { once: true },
      ),
    );
    await menuName(page, "Services").hover();
    await expect(list("Services"), "to open the first one").toHaveAttribute("data-delay", "0.2s");
    await expect(services).toBeVisible();
    await menuName(page, "Resources").hover();
    await expect(resources).toBeVisible();
    expect(await delayOf("Resources"), "to open the next one").toBe("0s");
    await expect(services).toBeHidden();

    await page.mouse.move(500, 600);
    await expect(resources).toBeHidden();
    const entries = bar(page).locator("> ul");
    await expect(entries, "away for 300 ms").toHaveCSS("transition-delay", "0.3s");
    await expect(entries, "the next one waits again").toHaveCSS("--menu-open-delay", /^0?\.2s$/);
  });

  test("works by keyboard: Enter, Space, arrows, and Escape returns the focus", async ({ page }) => {
    await page.goto("/");
    await menuName(page, "Services").focus();
    await page.keyboard.press("Enter");
    await expect(link(page, /^Sunday class/)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(link(page, /^Sunday class/)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(link(page, /^8-week course/)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(link(page, /^Sunday class/)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menuName(page, "Services")).toBeFocused();
    await expect(link(page, /^Sunday class/)).toBeHidden();

    await page.keyboard.press("Space");
    await expect(link(page, /^Sunday class/)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(link(page, /^Sunday class/)).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(link(page, /^About/)).toBeFocused();
    await menuName(page, "Resources").focus();
    await page.keyboard.press("ArrowUp");
    await expect(link(page, /^All resources/)).toBeFocused();
    // Leaving the menu closes it.
    await page.keyboard.press("Tab");
    await expect(link(page, /^All resources/)).toBeHidden();
  });

  test("closes a hovered menu on Escape", async ({ page }) => {
    await page.goto("/");
    await menuName(page, "Services").hover();
    await expect(link(page, /^Sunday class/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link(page, /^Sunday class/)).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("opens its menus with Enter", async ({ page }) => {
      await page.goto("/contact");
      await menuName(page, "Resources").press("Enter");
      await expect(link(page, /^Videos/)).toBeVisible();
      await menuName(page, "Services").press("Enter");
      await expect(link(page, /^1-to-1 coaching/)).toBeVisible();
      await expect(link(page, /^Videos/)).toBeHidden();
    });
  });
});
