import type { Page } from "@playwright/test";
import { terms } from "../content/schedule.ts";
import { lookAt } from "./support/clock.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

const termFour = "#term-4";

/** What stands beside the sessions of a term; the comma comes from the styles. */
const timesOf = async (page: Page, term: string) =>
  (await page.locator(`${term} tbody td:last-child`).allTextContents()).map((text) =>
    text.replace(/(Melbourne)(?=\d)/, "$1, "),
  );

for (const [zone, summer, winter] of [
  ["Australia/Melbourne", "2:30 pm Melbourne", "2:30 pm Melbourne"],
  ["Australia/Perth", "2:30 pm Melbourne, 11:30 am Perth", "2:30 pm Melbourne, 12:30 pm Perth"],
  ["Australia/Brisbane", "2:30 pm Melbourne, 1:30 pm Brisbane", "2:30 pm Melbourne"],
  ["Australia/Adelaide", "2:30 pm Melbourne, 2:00 pm Adelaide", "2:30 pm Melbourne, 2:00 pm Adelaide"],
  ["Pacific/Auckland", "2:30 pm Melbourne, 4:30 pm Auckland", "2:30 pm Melbourne, 4:30 pm Auckland"],
  ["Europe/London", "2:30 pm Melbourne, 3:30 am London", "2:30 pm Melbourne, 5:30 am London"],
] as const) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });
    test("every session shows Melbourne's time, and the visitor's where it differs", async ({ page }) => {
      await lookAt(page, "/enrol-live-online-course", "2026-01-10T09:00");
      for (const _ of ["before React", "with React"]) {
        for (const [term, time] of [
          ["#term-1", summer],
          ["#term-2", winter],
        ] as const) {
          expect(await timesOf(page, term)).toEqual(Array(8).fill(time));
        }
        await startReact(page);
      }
    });
  });
}

test.describe("where the clocks change during a term", () => {
  test.use({ timezoneId: "Europe/London" });
  test("each session has its own time", async ({ page }) => {
    await lookAt(page, "/enrol-live-online-course", "2026-01-10T09:00");
    const early = "2:30 pm Melbourne, 4:30 am London";
    const later = "2:30 pm Melbourne, 3:30 am London";
    expect(await timesOf(page, termFour)).toEqual([early, early, ...Array(6).fill(later)]);
  });
});

test("the first button names and books the intake that starts next", async ({ page }) => {
  for (const [time, index, note] of [
    ["2026-01-10T09:00", 0, /Sunday 1 February/],
    ["2026-02-01T14:30", 1, /Sunday 26 April/],
    ["2026-10-11T14:29", 3, /Sunday 11 October/],
    ["2026-10-11T14:30", 0, /to be announced/],
    ["2027-06-01T09:00", 0, /to be announced/],
  ] as const) {
    await lookAt(page, "/enrol-live-online-course", time);
    const button = page.getByRole("main").getByRole("link", { name: /^Book Spot/ });
    await expect(button, time).toHaveCount(1);
    await expect(button, time).toHaveText(new RegExp(`^Book Spot - ${terms[index]?.name} `));
    await expect(button, time).toHaveAttribute("href", terms[index]?.booking.value ?? "");
    await expect(page.locator("section:has(#enrol-heading)")).toContainText(note, { useInnerText: true });
  }
});

test("a term says how it stands, and can be booked whatever that is", async ({ page }) => {
  for (const [time, words] of [
    ["2026-10-11T14:29", "Next to start"],
    ["2026-11-21T09:00", "In progress, week 7"],
    ["2026-11-29T16:00", "Completed"],
  ] as const) {
    await lookAt(page, "/enrol-live-online-course", time);
    const term = page.locator(termFour);
    await expect(term.locator("summary")).toContainText(words, { useInnerText: true });
    await term.locator("summary").click();
    await expect(term.getByRole("link", { name: /^Book Term 4/ })).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a term opens, with its dates and its booking, and claims nothing about today", async ({ page }) => {
    await page.goto("/enrol-live-online-course");
    await page.locator(`${termFour} summary`).click();
    const term = page.locator(termFour);
    await expect(term.getByRole("cell", { name: "29 November" })).toBeVisible();
    await expect(term.getByRole("link", { name: /^Book Term 4/ })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/Next to start|In progress|Completed|under way/, {
      useInnerText: true,
    });
  });
});
