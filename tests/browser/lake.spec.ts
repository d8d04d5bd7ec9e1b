import type { Page } from "@playwright/test";
import { lake as words } from "#content/pages/home";
import { heroCrops } from "../../prints/motifs/near-bank.ts";
import { passers } from "../../prints/pictures/lake-views.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };

/** Places of the hero's picture on a phone, clear of words. */
const sky = { x: 340, y: 440 };
const water = { x: 300, y: 545 };
const bank = { x: 340, y: 612 };

const marks = (page: Page) => page.locator(".lake-marks g");
const line = (page: Page) => page.locator("main section").nth(1).locator("[data-island]").first();

/** Opens the home page on a phone whose finger can tap. */
test.use({ viewport: phone, hasTouch: true });

test("a still tap leaves a mark in the sky, on the water and on the bank, and the booking stays where it was", async ({
  page,
}) => {
  await page.goto("/");
  const booking = page.locator("main section").first().getByRole("link").first();
  const before = await booking.boundingBox();
  await expect(line(page)).toHaveText(words.invite);
  await expect(async () => {
    // The first tap may come before the page's script: like a visitor, tap again.
    await page.touchscreen.tap(sky.x, sky.y);
    await expect(marks(page).first()).toBeAttached({ timeout: 2000 });
  }).toPass();
  await expect(line(page)).toContainText(words.first.see);
  const first = await marks(page).count();
  await page.touchscreen.tap(water.x, water.y);
  await expect(marks(page)).toHaveCount(first + 1);
  await expect(line(page)).toContainText(words.print);
  await page.touchscreen.tap(bank.x, bank.y);
  await expect(marks(page)).toHaveCount(first + 2);
  expect(await booking.boundingBox()).toEqual(before);
  await expectAccessible(page, "marks on the lake");
  await page.touchscreen.tap(sky.x, 120);
  await expect(marks(page)).toHaveCount(first + 2);
});

test("a tap by chance says only what the lake is for, and one after the minute brings the picture", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await line(page).getByRole("button").hover();
  await expect(line(page)).toHaveAttribute("data-started");
  await page.touchscreen.tap(water.x, water.y);
  await expect(line(page).locator("div")).toHaveText(words.first.hear);
  await page.clock.fastForward(61_000);
  await expect(line(page)).toContainText(words.minute);
  await page.touchscreen.tap(water.x - 40, water.y);
  await expect(page.getByRole("button", { name: words.hang })).toBeVisible();
  await expect(page.getByRole("img", { name: /1 heard/ })).toBeVisible();
});

test("a drag, a long press and a double-click leave no mark of their own", async ({ page }) => {
  await page.goto("/");
  await line(page).getByRole("button").hover();
  await expect(line(page)).toHaveAttribute("data-started");
  await page.mouse.move(water.x, water.y);
  await page.mouse.down();
  await page.mouse.move(water.x + 30, water.y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.click(water.x, water.y, { delay: 400 });
  // Only the first press of a double-click is a tap.
  await page.mouse.dblclick(water.x - 60, water.y);
  await expect(marks(page)).toHaveCount(1);
});

test("by keys: the three words make marks, the print is pulled, hung, found by the lake on the next visit, and on the wall", async ({
  page,
}) => {
  await page.goto("/");
  await line(page).getByRole("button", { name: words.invite }).focus();
  await page.keyboard.press("Enter");
  await expect(line(page).getByRole("button", { name: words.kinds.see })).toBeFocused();
  await page.keyboard.press("Enter");
  await line(page).getByRole("button", { name: words.kinds.hear }).press("Enter");
  await line(page).getByRole("button", { name: words.kinds.feel }).press("Enter");
  await expect(marks(page)).toHaveCount(3);
  await line(page).getByRole("button", { name: words.print }).press("Enter");
  await expect(page.getByRole("button", { name: words.hang })).toBeFocused();
  await expect(page.getByRole("img", { name: /1 seen, 1 heard, 1 felt/ })).toBeVisible();
  await expectAccessible(page, "a print of the lake");
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.keyboard.press("Enter");
  await expect(line(page)).toContainText(words.hung);
  await page.reload();
  const print = page.getByRole("link", { name: words.yours.split("{{")[0]?.trim() ?? "" });
  await expect(print).toBeVisible();
  await print.click();
  await expect(page.locator("#wall").getByRole("img").first()).toBeVisible();
});

test("what a print says ends left of who sits on the bank", async ({ page }) => {
  const [at, high] = passers.tall;
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await line(page).getByRole("button", { name: words.invite }).click();
    await line(page).getByRole("button", { name: words.kinds.hear }).click();
    await line(page).getByRole("button", { name: words.print }).click();
    await expect(page.getByRole("button", { name: words.hang })).toBeVisible();
    // From the middle of the seat to the far toe it is half as wide as high.
    const toe = (at - (0.5 * high) / heroCrops[0].width) * width;
    for (const part of await page.locator(".lake-card :is(button, a)").all()) {
      const box = await part.boundingBox();
      expect(box && box.x + box.width).toBeLessThanOrEqual(toe);
    }
  }
});

test("a print whose code doesn’t arrive can be asked for again, and the line says nothing else", async ({
  page,
  complaints,
}) => {
  await page.goto("/");
  await line(page).getByRole("button", { name: words.invite }).click();
  await line(page).getByRole("button", { name: words.kinds.see }).click();
  const code = /\/assets\/proof-[^/]+\.js$/;
  let asked = 0;
  await page.route(code, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  const print = line(page).getByRole("button", { name: words.print });
  await print.click();
  await expect.poll(() => asked).toBe(1);
  await expect(line(page)).not.toContainText(words.minute);
  await print.click();
  await expect(page.getByRole("button", { name: words.hang })).toBeVisible();
  complaints.length = 0; // the failure is logged
});

test("going on for three minutes begins with what a newcomer should know, and keeps the marks", async ({
  page,
}) => {
  await page.goto("/");
  await line(page).getByRole("button", { name: words.invite }).click();
  await line(page).getByRole("button", { name: words.kinds.hear }).click();
  await line(page).getByRole("button", { name: words.print }).click();
  await page.getByRole("link", { name: words.goOn }).click();
  await expect(page).toHaveURL(/\/practise$/);
  const card = page.getByRole("dialog");
  await expect(card).toContainText("trauma");
});
