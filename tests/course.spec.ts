import type { Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { courseFaqs } from "../content/faqs.ts";
import { terms } from "../content/schedule.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

const course = "/8-week-mindfulness-course";

/** Looks at the page at a moment by Melbourne's clocks. */
async function lookAt(page: Page, time: string) {
  const moment = Temporal.ZonedDateTime.from(`${time}[Australia/Melbourne]`);
  await page.clock.setFixedTime(moment.epochMilliseconds);
  await page.goto(course);
}

const hero = (page: Page) => page.locator("section:has(#course-heading)");
const cards = (page: Page) => page.locator("#terms li");
const weeks = (page: Page) => page.locator("#weeks details");
const week = (page: Page, number: number) => page.locator(`#weeks details:has(#week-${number})`);

test.describe("the hero’s button", () => {
  for (const [time, name] of [
    ["2026-01-10T09:00", "Term 1"],
    ["2026-02-01T14:29", "Term 1"],
    ["2026-02-01T14:30", "Term 2"],
    ["2026-03-22T16:00", "Term 2"],
    ["2026-04-26T14:30", "Term 3"],
    ["2026-07-19T14:30", "Term 4"],
    ["2026-10-11T14:29", "Term 4"],
    // None is known after this one: Term 1 again, whose booking page stays.
    ["2026-10-11T14:30", "Term 1"],
    ["2027-06-01T09:00", "Term 1"],
  ] as const) {
    test(`at ${time} books ${name}, by name and by address`, async ({ page }) => {
      await lookAt(page, time);
      const booking = terms.find((term) => term.name === name)?.booking.value ?? "";
      const button = hero(page).getByRole("link");
      for (const start of [async () => {}, () => startReact(page)]) {
        await start();
        await expect(button).toHaveText(new RegExp(`^Book Spot - ${name}\\b`));
        await expect(button).toHaveAttribute("href", booking);
        await expect(button).toHaveAttribute("target", "_blank");
      }
    });
  }
});

test.describe("the four terms", () => {
  for (const [time, states, next] of [
    ["2025-12-24T09:00", ["Upcoming", "Upcoming", "Upcoming", "Upcoming"], "Term 1, from 1 February"],
    [
      "2026-03-01T12:00",
      ["In progress, week 5", "Upcoming", "Upcoming", "Upcoming"],
      "Term 2, from 26 April",
    ],
    ["2026-06-30T12:00", ["Completed", "Completed", "Upcoming", "Upcoming"], "Term 3, from 19 July"],
    [
      "2026-11-29T15:59",
      ["Completed", "Completed", "Completed", "In progress, week 8"],
      "Term 1, dates to be announced",
    ],
    [
      "2026-11-29T16:00",
      ["Completed", "Completed", "Completed", "Completed"],
      "Term 1, dates to be announced",
    ],
  ] as const) {
    test(`at ${time} say how far along they are, and can all be booked`, async ({ page }) => {
      await lookAt(page, time);
      for (const start of [async () => {}, () => startReact(page)]) {
        await start();
        for (const [index, { name, booking }] of terms.entries()) {
          const card = cards(page).nth(index);
          await expect(card).toHaveText(new RegExp(`\\n${states[index]}\\n`), { useInnerText: true });
          const button = card.getByRole("link", { name: new RegExp(`^Book Spot - ${name}`) });
          await expect(button).toBeVisible();
          await expect(button).toHaveAttribute("href", booking.value);
        }
        await expect(page.locator("#terms").getByRole("heading", { name: next })).toBeVisible();
      }
    });
  }

  test("have as many inked slivers as weeks, and a calendar file while there is something to come", async ({
    page,
  }) => {
    await lookAt(page, "2026-05-20T12:00");
    const inked = (index: number) => cards(page).nth(index).locator("[data-when^='week:']:visible");
    await expect(inked(0)).toHaveCount(8);
    await expect(inked(1)).toHaveCount(5);
    await expect(inked(2)).toHaveCount(0);
    const calendar = (index: number) =>
      cards(page)
        .nth(index)
        .getByRole("link", { name: /^Calendar file/ });
    await expect(calendar(0)).toBeHidden();
    await expect(calendar(1)).toHaveAttribute("href", "/calendar/term-2.ics");
    await expect(calendar(2)).toHaveAttribute("href", "/calendar/term-3.ics");
  });

  test.describe("in Perth", () => {
    test.use({ timezoneId: "Australia/Perth" });

    test("say when they begin there as well", async ({ page }) => {
      await lookAt(page, "2026-01-10T09:00");
      await expect(cards(page).nth(0)).toContainText("2:30 pm Melbourne11:30 am Perth");
      await expect(cards(page).nth(1)).toContainText("2:30 pm Melbourne12:30 pm Perth");
    });
  });
});

for (const reacting of [false, true]) {
  test(`weeks open one at a time and close again, ${reacting ? "with" : "before"} React`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(course);
    if (reacting) await startReact(page);
    else await page.route("**/*.js", (route) => route.abort());
    await expect(weeks(page)).toHaveCount(8);

    for (const number of [3, 6]) {
      await week(page, number).locator("summary").click();
      await expect(week(page, number)).toHaveAttribute("open", "");
      await expect(page.locator("#weeks details[open]")).toHaveCount(1);
    }
    await week(page, 6).locator("summary").press("Enter");
    await expect(page.locator("#weeks details[open]")).toHaveCount(0);
    // The scripts that were kept from it.
    if (!reacting) complaints.length = 0;
  });
}

test("the print shows the plates up to the open week, and all of them when none is open", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(course);
  const printed = () =>
    page
      .getByRole("img", { name: /^The finished print/ })
      .locator("img")
      .evaluateAll((images) => images.filter((image) => getComputedStyle(image).opacity === "1").length);
  await expect.poll(printed).toBe(11);
  await week(page, 1).locator("summary").click();
  await expect.poll(printed).toBe(2);
  await week(page, 4).locator("summary").click();
  await expect.poll(printed).toBe(5);
  await week(page, 8).locator("summary").click();
  await expect.poll(printed).toBe(11);
});

test("each week and each question has an address of its own", async ({ page }) => {
  await page.goto(`${course}#week-4`);
  await expect(week(page, 4)).toHaveAttribute("open", "");
  await expect(page.locator("#week-4")).toBeInViewport();
  const [question] = courseFaqs;
  await page.goto(`${course}#${question?.id}`);
  await expect(page.getByText(question?.answer ?? "")).toBeVisible();
});

test("the two paths are a table with named rows and columns", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(course);
  const table = page.getByRole("table", { name: "Two paths, one lake" });
  await expect(table.getByRole("columnheader")).toHaveText(["On your own", "In the course"]);
  await expect(table.getByRole("rowheader")).toHaveCount(6);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is said that could be false, and every term can be booked", async ({ page }) => {
    await page.goto(course);
    const button = hero(page).getByRole("link");
    await expect(button).toHaveText("Choose your term");
    await expect(button).toHaveAttribute("href", "#terms");
    for (const [index, { name, booking }] of terms.entries()) {
      const card = cards(page).nth(index);
      await expect(card).not.toHaveText(/Upcoming|In progress|Completed/, { useInnerText: true });
      await expect(card.getByRole("link", { name: `Book Spot - ${name}` })).toHaveAttribute(
        "href",
        booking.value,
      );
    }
    await expect(page.locator("#terms")).not.toHaveText(/announced|Starts next/, { useInnerText: true });
  });

  test("weeks and questions open", async ({ page }) => {
    await page.goto(course);
    await week(page, 5).locator("summary").click();
    await expect(page.locator("#week-5")).toBeVisible();
    await page.locator("summary", { hasText: courseFaqs[0]?.question ?? "" }).click();
    await expect(page.getByText(courseFaqs[0]?.answer ?? "")).toBeVisible();
  });
});
