import type { Page } from "@playwright/test";
import { site } from "../content/site.ts";
import { sundayFaqs } from "../content/sunday-class.ts";
import { lookAt } from "./support/clock.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

const path = "/sunday-class";
const head = "section:has(#class-heading)";
const end = "section:has(#end-heading)";

/** What the page says of the next class and its booking, at its head and at its end. */
async function expectClass(page: Page, day: string, booking: RegExp) {
  const open = { useInnerText: true };
  await expect(page.locator(head)).toContainText(day, open);
  await expect(page.locator(head)).toContainText(booking, open);
  await expect(page.locator(end)).toContainText(`${day}, 8:30 am`, open);
}

type ClassCase = readonly [time: string, day: string, booking: RegExp];

const aroundTheClass: readonly ClassCase[] = [
  ["2026-11-21T09:00", "Sunday 22 November", /For this class it’s open\./],
  ["2026-11-22T08:29", "Sunday 22 November", /For this class it’s open\./],
  ["2026-11-22T08:30", "Sunday 29 November", /that’s on Tuesday 24 November\./],
  ["2026-11-23T23:59", "Sunday 29 November", /that’s on Tuesday 24 November\./],
  ["2026-11-24T00:00", "Sunday 29 November", /For this class it’s open\./],
  ["2026-12-27T08:30", "Sunday 3 January", /that’s on Tuesday 29 December\./],
];

const changeOverSundays: readonly ClassCase[] = [
  // The clocks go back at three in the morning on the first Sunday of April,
  ["2026-04-04T23:30", "Sunday 5 April", /For this class it’s open\./],
  ["2026-04-05T08:29", "Sunday 5 April", /For this class it’s open\./],
  ["2026-04-05T08:30", "Sunday 12 April", /that’s on Tuesday 7 April\./],
  // and forward at two on that of October.
  ["2026-10-03T23:30", "Sunday 4 October", /For this class it’s open\./],
  ["2026-10-04T08:29", "Sunday 4 October", /For this class it’s open\./],
  ["2026-10-04T08:30", "Sunday 11 October", /that’s on Tuesday 6 October\./],
];

for (const [zone, cases] of [
  ["Australia/Melbourne", [...aroundTheClass, ...changeOverSundays]],
  ["Australia/Perth", changeOverSundays],
  ["Europe/London", changeOverSundays],
] as const) {
  test.describe(`for a browser in ${zone}`, () => {
    test.use({ timezoneId: zone });

    for (const [time, day, booking] of cases) {
      test(`at ${time} in Melbourne the next class is on ${day}`, async ({ page }) => {
        await lookAt(page, path, time);
        await expectClass(page, day, booking);
        await startReact(page);
        await expectClass(page, day, booking);
      });
    }
  });
}

test("every Join button leads to how booking works, every booking button to the centre", async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole("main");
  const joining = main.getByRole("link", { name: /^Join/ });
  await expect(joining).toHaveCount(3);
  for (const button of await joining.all()) {
    await expect(button).toHaveAttribute("href", "/book-in-person-class");
  }
  const booking = main.getByRole("link", { name: /centre.*opens in a new tab/ });
  await expect(booking).toHaveCount(2);
  for (const button of await booking.all()) {
    await expect(button).toHaveAttribute("href", site.centre.timetable.value);
    await expect(button).toHaveAttribute("target", "_blank");
  }
});

test("a minute is as long as any other in the bar of the class", async ({ page }) => {
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
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
    const perMinute = parts.map(
      ({ minutes, ...size }) => (width > 1000 ? size.width : size.height) / minutes,
    );
    expect(Math.max(...perMinute) / Math.min(...perMinute), `${width} px wide`).toBeLessThan(1.02);
  }
});

test("the class can be put into a calendar", async ({ page }) => {
  await page.goto(path);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add the class to your calendar" }).click();
  expect((await download).suggestedFilename()).toBe("sunday-class.ics");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page names no date that could be past, and answers its questions one at a time", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator(head)).toContainText("Every Sunday", { useInnerText: true });
    await expect(page.locator(end)).toContainText("Any Sunday, 8:30 am", { useInnerText: true });
    await expect(page.getByRole("main")).not.toContainText(
      /\d (January|February|March|April|May|June|July|August|September|October|November|December)|For this class/,
      { useInnerText: true },
    );
    const [first, second] = sundayFaqs;
    await page.getByText(first?.question ?? "").click();
    await expect(page.getByText(first?.answer ?? "")).toBeVisible();
    await page.getByText(second?.question ?? "").click();
    await expect(page.getByText(second?.answer ?? "")).toBeVisible();
    await expect(page.getByText(first?.answer ?? "")).toBeHidden();
  });
});
