import type { Page } from "@playwright/test";
import { practices } from "../content/videos.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

const [first, second] = practices;
const clock = (page: Page, slug: string) => page.locator(`#${slug} [data-timer]`);
const stepOn = (page: Page) => page.locator("[aria-current=step]");

for (const react of [false, true]) {
  test(`the clock leads through a practice ${react ? "with" : "before"} React, and can be started again`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/guided-practices");
    if (react) await startReact(page);
    const button = clock(page, "feel-rest");
    const press = () => button.evaluate((element: HTMLElement) => element.click());
    await expect(button).toHaveAccessibleName(/^Start the clock/);
    await press();
    await expect(button).toHaveAccessibleName(/^Stop the clock/);
    for (const { at, heading } of first?.written.steps ?? []) {
      await page.clock.runFor(at * 1000 + 500 - (await elapsed(page)));
      await expect(stepOn(page)).toHaveCount(1);
      await expect(stepOn(page)).toContainText(heading);
      if (at > 0) await expect(stepOn(page)).toBeInViewport();
    }
    await page.clock.runFor(60_000);
    await expect(stepOn(page)).toContainText("That’s it.");
    await expect(page.getByRole("timer").first()).toHaveText("5:00");
    await expect(button).toHaveAccessibleName(/^Start the clock/);
    await press();
    await expect(stepOn(page)).toContainText(first?.written.steps[0]?.heading ?? "");
  });
}

/** How far the clock of the first practice has come, in milliseconds, to the second below. */
async function elapsed(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await page.getByRole("timer").first().textContent()) ?? "")
    .split(":")
    .map(Number);
  return (minutes * 60 + seconds) * 1000;
}

test("one clock runs at a time, and stopping it leaves the page as it was", async ({ page }) => {
  await page.goto("/guided-practices");
  await clock(page, "feel-rest").click();
  await clock(page, second?.slug ?? "").click();
  await expect(stepOn(page)).toHaveCount(1);
  await expect(stepOn(page)).toContainText(second?.written.steps[0]?.heading ?? "");
  await expect(clock(page, "feel-rest")).toHaveAccessibleName(/^Start/);
  await clock(page, second?.slug ?? "").click();
  await expect(stepOn(page)).toHaveCount(0);
  await expect(page.locator("[data-running]")).toHaveCount(0);
});

test("without script there is no clock, and the times still stand beside the steps", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  await page.goto("/guided-practices");
  await expect(clock(page, "feel-rest")).toBeHidden();
  await expect(page.locator("#feel-rest li").nth(2)).toContainText("1:30");
  await context.close();
});
