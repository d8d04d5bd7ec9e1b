import type { Page } from "@playwright/test";
import { terms } from "../content/schedule.ts";
import { site } from "../content/site.ts";
import { lookAt } from "./support/clock.ts";
import { layoutShift, recordLayoutShift } from "./support/layout-shift.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

const enrol = "/enrol-live-online-course";
const bookClass = "/book-in-person-class";
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
      await lookAt(page, enrol, "2026-01-10T09:00");
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
    await lookAt(page, enrol, "2026-01-10T09:00");
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
    await lookAt(page, enrol, time);
    const button = page.getByRole("main").getByRole("link", { name: /^Book Spot/ });
    await expect(button, time).toHaveCount(1);
    await expect(button, time).toHaveText(new RegExp(`^Book Spot - ${terms[index]?.name} `));
    await expect(button, time).toHaveAttribute("href", terms[index]?.booking.value ?? "");
    await expect(page.locator("section:has(#enrol-heading)")).toContainText(note, { useInnerText: true });
  }
});

test("a term says how it stands, and only one that is to come invites", async ({ page }) => {
  for (const [time, state, link] of [
    ["2026-01-10T09:00", /Upcoming/, /^Book Term 4/],
    ["2026-10-11T14:29", /Next to start/, /^Book Term 4/],
    ["2026-11-21T09:00", /In progress, week 7/, /^Term 4’s booking page/],
    ["2026-11-29T16:00", /Completed/, /^Term 4’s booking page/],
  ] as const) {
    await lookAt(page, enrol, time);
    const term = page.locator(termFour);
    await expect(term.locator("summary"), time).toHaveText(state, { useInnerText: true });
    await expect(term.locator("summary"), time).not.toHaveText(/start.*Upcoming/s, { useInnerText: true });
    await term.locator("summary").click();
    const booking = term.getByRole("link", { name: /booking page|^Book/ });
    await expect(booking, time).toHaveCount(1);
    await expect(booking, time).toHaveAccessibleName(link);
    await expect(booking, time).toHaveAttribute("href", terms[3]?.booking.value ?? "");
  }
});

test("after the last known intake the list ends with the next, its dates to be announced", async ({
  page,
}) => {
  const announced = page.locator("#terms").getByText("dates to be announced", { exact: true });
  await lookAt(page, enrol, "2026-10-11T14:29");
  await expect(announced).toBeHidden();
  await lookAt(page, enrol, "2026-10-11T14:30");
  await expect(announced).toBeVisible();
  await expect(page.locator("#terms").getByRole("link", { name: /^Book Term 1/ })).toHaveAttribute(
    "href",
    terms[0]?.booking.value ?? "",
  );
});

test("the way from the next intake to its sessions opens its term", async ({ page }) => {
  await lookAt(page, enrol, "2026-04-01T09:00");
  await page.getByRole("link", { name: "Its 8 sessions" }).click();
  await expect(page.locator("#term-2").getByRole("cell", { name: "14 June" })).toBeInViewport();
});

test("the sessions go into a calendar, term by term or all of them", async ({ page, request }) => {
  await lookAt(page, enrol, "2026-01-10T09:00");
  const subscription = page.getByRole("link", { name: /^Subscribe/ });
  await expect(subscription).toHaveAttribute("href", /^webcal:.*\/calendar\/course\.ics$/);
  const files = await page
    .locator("#terms a[download]")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  expect(files).toHaveLength(5);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.headers()["content-type"], file).toContain("text/calendar");
  }
});

test("what the clock decides moves neither page, before React or with it", async ({ page }) => {
  await recordLayoutShift(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, time] of [
      [enrol, "2026-04-01T09:00"],
      [enrol, "2026-12-01T09:00"],
      [bookClass, "2026-11-16T09:00"],
      [bookClass, "2026-11-17T09:00"],
    ] as const) {
      await lookAt(page, path, time);
      await startReact(page);
      await page.waitForTimeout(300);
      expect(await layoutShift(page), `${path} at ${time}, ${width} px`).toBeLessThan(0.01);
    }
  }
});

test.describe("the booking of the Sunday class", () => {
  for (const zone of ["Australia/Melbourne", "Australia/Perth", "Europe/London"]) {
    test.describe(`for a browser in ${zone}`, () => {
      test.use({ timezoneId: zone });
      test("opens five days before, by Melbourne's calendar", async ({ page }) => {
        for (const [time, day, state, button] of [
          ["2026-11-16T23:59", "Sunday 22 November", /That’s Tuesday 17 November\./, /^See the centre/],
          ["2026-11-17T00:00", "Sunday 22 November", /It’s open now\./, /^Book with the centre/],
          ["2026-11-22T08:29", "Sunday 22 November", /It’s open now\./, /^Book with the centre/],
          ["2026-11-22T08:30", "Sunday 29 November", /That’s Tuesday 24 November\./, /^See the centre/],
          // The clocks go back between the opening and the class, and forward.
          ["2026-03-30T09:00", "Sunday 5 April", /That’s Tuesday 31 March\./, /^See the centre/],
          ["2026-10-04T08:30", "Sunday 11 October", /That’s Tuesday 6 October\./, /^See the centre/],
        ] as const) {
          await lookAt(page, bookClass, time);
          const head = page.locator("section:has(#book-heading)");
          for (const _ of ["before React", "with React"]) {
            await expect(head, time).toContainText(day, { useInnerText: true });
            await expect(head, time).toHaveText(state, { useInnerText: true });
            const links = head.getByRole("link");
            await expect(links, time).toHaveCount(1);
            await expect(links, time).toHaveAccessibleName(button);
            await expect(links, time).toHaveAttribute("href", site.centre.timetable.value);
            await startReact(page);
          }
        }
      });
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a term opens, with its dates and its booking, and claims nothing about today", async ({ page }) => {
    await page.goto(enrol);
    await page.locator(`${termFour} summary`).click();
    const term = page.locator(termFour);
    await expect(term.getByRole("cell", { name: "29 November" })).toBeVisible();
    await expect(term.getByRole("link", { name: /^Book Term 4/ })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(
      /Next to start|Upcoming|In progress|Completed|under way|announced/,
      {
        useInnerText: true,
      },
    );
  });

  test("the class is said to be every Sunday, and the centre's button leads there", async ({ page }) => {
    await page.goto(bookClass);
    const head = page.locator("section:has(#book-heading)");
    await expect(head).toContainText("Sunday, every week", { useInnerText: true });
    await expect(head).not.toHaveText(/open now|That’s/, { useInnerText: true });
    await expect(head.getByRole("link")).toHaveAccessibleName(/^Book with the centre/);
  });
});
