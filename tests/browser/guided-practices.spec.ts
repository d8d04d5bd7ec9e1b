import type { Page } from "@playwright/test";
import { practices } from "#content/practices";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

const [first, second] = practices;
const timer = (page: Page, slug: string) => page.locator(`#${slug} [data-timer]`);
/** Unfolds a practice; the first one is open, and only one is. */
const unfold = (page: Page, slug = "") =>
  page
    .locator("details", { has: page.locator(`#${slug}`) })
    .locator("summary")
    .click();
const currentStep = (page: Page) => page.locator("[aria-current=step]");

test("the timer leads through a practice, and can be started again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/guided-practices");
  const button = timer(page, first?.slug ?? "");
  const click = () => button.evaluate((element: HTMLElement) => element.click());
  await expect(button).toHaveAccessibleName(/^Start the clock/);
  await click();
  await expect(button).toHaveAccessibleName(/^Stop the clock/);
  for (const { at, heading } of first?.written.steps ?? []) {
    await page.clock.runFor(at * 1000 + 500 - (await elapsed(page)));
    await expect(currentStep(page)).toHaveCount(1);
    await expect(currentStep(page)).toContainText(heading);
    if (at > 0) await expect(currentStep(page)).toBeInViewport();
  }
  await page.clock.runFor(60_000);
  await expect(currentStep(page)).toContainText("Stop here.");
  await expect(page.getByRole("timer").first()).toHaveText("5:00");
  await expect(button).toHaveAccessibleName(/^Start the clock/);
  await click();
  await expect(currentStep(page)).toContainText(first?.written.steps[0]?.heading ?? "");
});

/** Reads the timer of the first practice, in milliseconds. */
async function elapsed(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await page.getByRole("timer").first().textContent()) ?? "")
    .split(":")
    .map(Number);
  return (minutes * 60 + seconds) * 1000;
}

test("one timer runs at a time, and stopping it restores the page", async ({ page }) => {
  await page.goto("/guided-practices");
  await timer(page, first?.slug ?? "").click();
  await unfold(page, second?.slug);
  await timer(page, second?.slug ?? "").click();
  await expect(currentStep(page)).toHaveCount(1);
  await expect(currentStep(page)).toContainText(second?.written.steps[0]?.heading ?? "");
  await expect(page.locator("[data-running]")).toHaveCount(1);
  await expectAccessible(page, "a running clock", { within: `#${second?.slug}` });
  await timer(page, second?.slug ?? "").click();
  await expect(currentStep(page)).toHaveCount(0);
  await expect(page.locator("[data-running]")).toHaveCount(0);
});

const sheets = async (page: Page) =>
  ((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;

test("each practice prints alone, on one sheet", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", location.hash);
  });
  await page.goto("/guided-practices");
  for (const [index, { slug, title }] of practices.entries()) {
    if (index > 0) await unfold(page, slug);
    await page.getByRole("link", { name: `Print it on one page (${title})` }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", `#${slug}`);
    expect.soft(await sheets(page), slug).toBe(1);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no timer, and a practice prints alone once its print link was followed", async ({
    page,
  }) => {
    await page.goto("/guided-practices");
    await expect(timer(page, first?.slug ?? "")).toBeHidden();
    await expect(page.locator(`#${first?.slug} li`).nth(2), "each step states its time").toContainText(
      /\d:\d\d/,
    );
    expect(await sheets(page)).toBeGreaterThan(practices.length);
    await page
      .getByRole("link", { name: /^Print/ })
      .last()
      .click();
    expect(await sheets(page)).toBe(1);
  });
});
