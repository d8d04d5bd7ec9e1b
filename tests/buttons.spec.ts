import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

for (const path of pages) {
  test(`${path}: what looks like a button is high enough for a thumb`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const buttons = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main :is(a, button), header :is(a, button)")]
        .filter(
          (element) =>
            element.checkVisibility() && getComputedStyle(element, "::before").position === "absolute",
        )
        .filter((element) => getComputedStyle(element, "::after").borderTopStyle === "solid")
        .map((element) => ({
          name: element.textContent?.trim() ?? "",
          height: element.getBoundingClientRect().height,
          least: Number.parseFloat(getComputedStyle(element).minHeight),
        })),
    );
    for (const { name, height, least } of buttons) {
      expect([44, 48, 56], name).toContain(least);
      expect(height, name).toBeGreaterThanOrEqual(least);
    }
    if (path === "/" || path === "/contact") expect(buttons.length).toBeGreaterThan(1);
  });
}
