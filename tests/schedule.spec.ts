import type { Page } from "@playwright/test";
import { lookAt, setClock } from "./support/clock.ts";
import { layoutShift, recordLayoutShift } from "./support/layout-shift.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

/** What is said before React has started, and that React says the same. */
async function expectWords(page: Page, within: string, words: RegExp) {
  const place = page.locator(within);
  await expect(place).toHaveText(words, { useInnerText: true });
  await startReact(page);
  await expect(place).toHaveText(words, { useInnerText: true });
}

test.describe("the next intake", () => {
  for (const [time, words] of [
    ["2025-12-24T09:00", /Next\s+Term 1, from 1 February\s*$/],
    ["2026-02-01T14:29", /Next\s+Term 1, from 1 February\s*$/],
    ["2026-02-01T14:30", /Next\s+Term 2, from 26 April\s*$/],
    ["2026-06-20T09:00", /Next\s+Term 3, from 19 July\s*$/],
    ["2026-10-11T14:29", /Next\s+Term 4, from 11 October\s*$/],
    ["2026-10-11T14:30", /Next\s+Term 1[\s\S]*, dates to be announced\s*$/],
    ["2028-01-01T09:00", /Next\s+Term 1[\s\S]*, dates to be announced\s*$/],
  ] as const) {
    test(`at ${time} is the one that has not started`, async ({ page }) => {
      await lookAt(page, "/services", time);
      await expectWords(page, "dl > div:has(> dt:text-is('Next'))", words);
    });
  }
});

test.describe("the next Sunday class", () => {
  for (const zone of [
    "Australia/Melbourne",
    "Australia/Perth",
    "Australia/Brisbane",
    "Australia/Adelaide",
    "Pacific/Auckland",
    "Europe/London",
  ]) {
    test.describe(`for a browser in ${zone}`, () => {
      test.use({ timezoneId: zone });
      for (const [time, day, booking] of [
        ["2026-11-16T23:59", "Sunday 22 November", /opens booking/],
        ["2026-11-17T00:00", "Sunday 22 November", /booking is open/],
        // The clocks go back on the first Sunday of April, forward on that of October.
        ["2026-04-05T08:29", "Sunday 5 April", /booking is open/],
        ["2026-04-05T08:30", "Sunday 12 April", /opens booking/],
        ["2026-10-04T08:29", "Sunday 4 October", /booking is open/],
        ["2026-10-04T08:30", "Sunday 11 October", /opens booking/],
      ] as const) {
        test(`at ${time} in Melbourne is ${day}`, async ({ page }) => {
          await lookAt(page, "/in-person-class", time);
          const ending = "section:has(#next-heading) p";
          await expectWords(page, ending, new RegExp(`The next one is ${day}`));
          await expect(page.locator(ending)).toHaveText(booking, { useInnerText: true });
        });
      }
    });
  }
});

for (const react of [false, true]) {
  test(`a page that a phone has kept open says what holds when it is seen again, ${react ? "with" : "before"} React`, async ({
    page,
  }) => {
    const next = page.locator("dl > div:has(> dt:text-is('Next'))");
    const sunday = page.locator("section:has(#next-heading) p");
    const seeAgain = async (time: string) => {
      await setClock(page, time);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    };
    await lookAt(page, "/services", "2026-02-01T14:29");
    if (react) await startReact(page);
    await expect(next).toHaveText(/Term 1, from 1 February/, { useInnerText: true });
    await seeAgain("2026-05-11T09:00");
    await expect(next).toHaveText(/Term 3, from 19 July\s*$/, { useInnerText: true });

    await lookAt(page, "/in-person-class", "2026-11-22T08:29");
    if (react) await startReact(page);
    await expect(sunday).toHaveText(/Sunday 22 November/);
    await seeAgain("2026-11-22T08:30");
    await expect(sunday).toHaveText(/The next one is Sunday 29 November/, { useInnerText: true });
    await seeAgain("2026-11-29T08:30");
    await expect(sunday).toHaveText(/The next one is Sunday 6 December/, { useInnerText: true });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is said that could be false", async ({ page }) => {
    await page.goto("/in-person-class");
    await expect(page.locator("section:has(#next-heading) p")).toHaveText(/^Every Sunday, 8:30 am\.\s*$/, {
      useInnerText: true,
    });
    await page.goto("/services");
    await expect(page.locator("dl > div:has(> dt:text-is('Next'))")).toHaveText(/4 terms a year\s*$/, {
      useInnerText: true,
    });
  });
});

test("what the clock decides does not move the page", async ({ page }) => {
  await recordLayoutShift(page);
  for (const path of ["/services", "/in-person-class"]) {
    await lookAt(page, path, "2026-06-20T09:00");
    await page.waitForTimeout(400);
    expect(await layoutShift(page), path).toBeLessThan(0.01);
  }
});
