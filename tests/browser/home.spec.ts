import type { Locator } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { home } from "#content/pages/home";
import { sundayClass, timeZone } from "#content/schedule";
import { paths } from "../../domain/pages.ts";
import { openAt } from "../support/clock.ts";
import { expect, test } from "../support/test.ts";

test("a desktop shows the whole board on its first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const rows = page.locator("section:has(#board-heading) li");
  // The class, the course and coaching.
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) {
    const box = await row.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(900);
  }
});

test("the words at the top end above the town and its spires, in a laptop's window too", async ({ page }) => {
  /** How far the spires reach above the foot of the picture, as a share of its width: 313 of 1,600. */
  const spires = 313 / 1600;
  for (const [width, height] of [
    [1280, 593],
    [1366, 641],
    [1440, 700],
    [1536, 703],
    [1680, 850],
    [1920, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const hero = page.locator("section:has(h1)");
    const [words, picture] = await Promise.all([
      hero.locator("p").last().boundingBox(),
      hero.locator("img").first().boundingBox(),
    ]);
    expect(words, "the words").not.toBeNull();
    const top = picture && picture.y + picture.height - spires * Math.max(width, (picture.height * 16) / 9);
    expect.soft(words && words.y + words.height, `${width} × ${height}`).toBeLessThanOrEqual(Number(top));
  }
});

test("a card leads where its button does, by its picture, too", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  // The link of the name lies over it.
  await page.locator("section:has(#paths-heading) article").first().locator("img").click({ force: true });
  await expect(page).toHaveURL(paths.sundayClass);
});

test("until booking opens, the timetable says when in the column of when and where", async ({ page }) => {
  const after = Temporal.PlainDateTime.from(`2026-06-14T${sundayClass.startTime}`)
    .toZonedDateTime(timeZone)
    .add({ hours: 4 });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAt(page, "/", after);
    const row = page.locator("section:has(#board-heading) li").first();
    const [place, opens] = await Promise.all(
      [row.getByText(home.board.sundayClass.place), row.getByText(/^Booking opens/)].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(place, "the place").not.toBeNull();
    expect(opens?.x, `${width} px`).toBe(place?.x);
    expect(opens?.y).toBeGreaterThan(place?.y ?? Number.POSITIVE_INFINITY);
  }
});

test("on a phone the words of an offer’s button stand off its frame", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const rooms = await page
    .locator("section:has(#paths-heading) article > a:last-child")
    .evaluateAll((buttons) =>
      buttons.map((button) => Number.parseFloat(getComputedStyle(button).paddingLeft)),
    );
  expect(rooms).toHaveLength(3);
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(16);
});

test("on a phone each offer has its whole picture at the left of its words, the badge above its name, and room around", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const cards = page.locator("section:has(#paths-heading) article");
  await expect(cards).toHaveCount(3);
  const boxOf = async (part: Locator) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: Number.NaN, height: Number.NaN };
  let end = 0;
  for (const card of await cards.all()) {
    const [frame, picture, name] = [
      await boxOf(card),
      await boxOf(card.locator("img")),
      await boxOf(card.getByRole("heading")),
    ];
    expect(picture.width).toBeGreaterThan(110);
    // Uncut: the pictures are eight wide and nine high.
    expect(picture.width / picture.height).toBeCloseTo(8 / 9, 1);
    expect(picture.x + picture.width).toBeLessThan(name.x);
    for (const badge of await card.locator(".badge").all()) {
      const { x, y, height } = await boxOf(badge);
      expect(x).toBe(name.x);
      expect(y + height).toBeLessThanOrEqual(name.y);
    }
    // Half as high as a card with its picture above its words, which was 425 px and more.
    expect(frame.height).toBeLessThan(330);
    expect(frame.y - end).toBeGreaterThanOrEqual(12);
    end = frame.y + frame.height;
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the day of the class fits its column on a phone", async ({ page }) => {
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      const date = page.locator("section:has(#board-heading) li > div").first();
      const overflow = await date.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
