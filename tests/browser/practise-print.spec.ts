import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { practise as words } from "#content/pages/practise";
import { expectAccessible } from "../support/axe.ts";
import { openRoom, practiceRoom, pullPrint, sitDown } from "../support/practice-room.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, timezoneId: "Australia/Melbourne" });

/** Millimetres of a box on the page, at 96 px an inch. */
const millimetres = (pixels: number) => (pixels / 96) * 25.4;

test("saves a postcard of 1240 × 1748 px, and an SVG that opens by itself", async ({ page, context }) => {
  await openRoom(page);
  await pullPrint(page, "shhf");
  const save = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    await expect(page.getByText(`Saved as ${download.suggestedFilename()}.`)).toBeVisible();
    return { name: download.suggestedFilename(), file: await download.path() };
  };
  const png = await save(words.print.asPicture.button);
  expect(png.name).toMatch(/-2026-11-22-0612\.png$/);
  expect(await sharp(png.file).metadata()).toMatchObject({ format: "png", width: 1240, height: 1748 });
  // Picture and paper differ: something was drawn.
  const { channels } = await sharp(png.file).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(30);

  const svg = await save(words.print.asSvg.button);
  const text = await readFile(svg.file, "utf8");
  expect(text).toContain("@font-face");
  const alone = await context.newPage();
  await alone.setContent(text);
  await expect(alone.locator("[data-mark]")).toHaveCount(4);
  await expect(alone.locator("text").first()).toHaveText("Sunday, 22 November, 6:12 am.");
});

test("on paper a print is one A6 with a line to cut along; otherwise the empty sheet", async ({ page }) => {
  const room = await openRoom(page);
  await page.emulateMedia({ media: "print" });
  const blank = page.getByAltText(words.pencil.picture);
  await expect(blank).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const [a4, window] = [{ width: 794, height: 1123 }, page.viewportSize()];
  await page.setViewportSize(a4);
  const sheet = await page.locator("figure", { has: blank }).boundingBox();
  expect(millimetres(sheet?.width ?? 0)).toBeCloseTo(124, 0);
  const middle = (sheet?.x ?? 0) + (sheet?.width ?? 0) / 2;
  expect(Math.abs(middle - a4.width / 2), "off the middle").toBeLessThan(10);
  if (window) await page.setViewportSize(window);
  await page.emulateMedia({ media: "screen" });
  await pullPrint(page);
  await page.emulateMedia({ media: "print" });
  await expect(blank).toBeHidden();
  const card = page.locator("figure > div", { has: page.locator("svg [data-mark]") });
  const box = await card.boundingBox();
  expect(millimetres(box?.width ?? 0)).toBeCloseTo(105, 0);
  expect(millimetres(box?.height ?? 0)).toBeCloseTo(148, 0);
  await expect(card).toHaveCSS("outline-style", "dashed");
  await expect(room.heading).toBeHidden();
  await expect(page.getByRole("heading", { name: words.gently.heading })).toBeHidden();
  expect((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("axe finds nothing in any state", { tag: "@slow" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const room = await openRoom(page);
  for (const dim of [false, true]) {
    const box = page.getByRole("checkbox", { name: words.room.dim });
    await box.setChecked(dim);
    // The clock goes on while axe looks, and a minute can be over before it has looked at everything.
    await sitDown(page, 10);
    await expectAccessible(page, `sitting, dim ${dim}`);
    await page.keyboard.press("s");
    await room.pause.click();
    await expectAccessible(page, `resting, dim ${dim}`);
    await room.leave.click();
  }
  await page.getByRole("checkbox", { name: words.room.dim }).check();
  await pullPrint(page);
  await expectAccessible(page, "print, dim");
  await room.again.click();
  await page.getByRole("checkbox", { name: words.room.dim }).uncheck();
  await pullPrint(page);
  await expectAccessible(page, "print");
  await room.hang.click();
  await expectAccessible(page, "print, hung");
  await room.takeDown.click();
  await expectAccessible(page, "print, taken down");
  await room.putBack.click();
  await room.again.click();
  await expect(room.look).toHaveCount(1);
  await expectAccessible(page, "room with a wall");
  await page.evaluate(() => location.assign("#three-minutes"));
  await expect(room.stage).toBeVisible();
  await expectAccessible(page, "card before three minutes");
  await page.keyboard.press("Escape");
  await page.evaluate(() => location.assign("#hear-out"));
  await expect(room.stage).toBeVisible();
  await page.clock.runFor(1000);
  await expectAccessible(page, "practice");
  await page.clock.runFor(310_000);
  await expectAccessible(page, "practice over");
});

test("in forced colours the bands have edges; with less motion nothing moves but the swan", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await openRoom(page);
  await sitDown(page, 1);
  const { stage } = practiceRoom(page);
  const bands = stage.locator("button", { has: page.locator("[data-word]") });
  await expect(bands).toHaveCount(3);
  for (const band of await bands.all()) await expect(band).toHaveCSS("border-top-width", "1px");
  await page.keyboard.press("s");
  const animations = await page.evaluate(() => document.getAnimations().length);
  expect(animations).toBe(0);
});
