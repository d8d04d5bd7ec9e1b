import { sundayClass } from "#content/schedule";
import { expect, test } from "../support/test.ts";

const path = "/sunday-class";

test("the timeline of the class is to scale", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const parts = await page.locator("[data-minutes]").evaluateAll((items) =>
      items.map((item) => ({
        minutes: Number((item as HTMLElement).dataset.minutes),
        width: item.getBoundingClientRect().width,
        height: item.getBoundingClientRect().height,
      })),
    );
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(sundayClass.minutes);
    const perMinute = parts.map(
      ({ minutes, ...size }) => (width > 1000 ? size.width : size.height) / minutes,
    );
    expect(Math.max(...perMinute) / Math.min(...perMinute), `${width} px wide`).toBeLessThan(1.02);
  }
});

test("the class can be put into a calendar", async ({ page }) => {
  await page.goto(path);
  const download = page.waitForEvent("download");
  await page.getByRole("main").locator('a[href="/calendar/sunday-class.ics"]').first().click();
  expect((await download).suggestedFilename()).toBe("sunday-class.ics");
});
