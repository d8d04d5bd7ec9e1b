import { Temporal } from "temporal-polyfill";
import { business } from "#content/business";
import { sundayClass, timeZone } from "#content/schedule";
import { addDays, sundayFrom } from "../../domain/calendar-day.ts";
import { formatDay } from "../../domain/clock.ts";
import { formatDate } from "../../domain/format-date.ts";
import { openAt } from "../support/clock.ts";
import { expect, test } from "../support/test.ts";

const path = "/sunday-class";

test("until booking opens, home, services and the class page say beside the button when", async ({
  page,
}) => {
  const sunday = Temporal.PlainDate.from("2026-06-21");
  const opens = sunday.subtract({ days: sundayClass.bookingOpensDaysBefore });
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
  const lastClass = sunday.subtract({ weeks: 1 });
  const dayOf = (day: Temporal.PlainDate) => formatDay(new Date(day.toString()));
  const buttons = [
    ["/", business.centre.timetable],
    ["/services", business.centre.timetable],
    [path, "/book-in-person-class"],
  ] as const;
  for (const [when, isOpen] of [
    [at(lastClass, sundayClass.startTime).add({ hours: 4 }), false],
    [at(opens, "00:01"), true],
  ] as const) {
    for (const [url, to] of buttons) {
      await openAt(page, url, when);
      // Not a link in a sentence beside it, which shows on some days.
      const button = page.locator(`main a[href="${to}"]:not([data-when] a)`).first();
      await expect(button, url).toBeVisible();
      const beside = page.locator("main").getByText(new RegExp(`pens ${dayOf(opens)}\\.`));
      if (isOpen) await expect(beside.filter({ visible: true }), url).toHaveCount(0);
      else await expect(beside.first(), url).toBeVisible();
    }
    await expect(
      // On a Sunday after its class, “this Sunday” is over.
      page
        .locator("main")
        .getByRole("link", { name: isOpen ? "Join Us This Sunday" : `Join Us on ${dayOf(sunday)}` })
        .first(),
    ).toBeVisible();
    const dated = `${dayOf(sunday)}: booking`;
    await expect(
      page.getByText(dated).filter({ visible: true }).first(),
      "the line names the date",
    ).toBeVisible();
  }
});

test("under the next class, names the Sundays in holidays of which nobody has said whether they have one", async ({
  page,
}) => {
  const nextYear = Temporal.Now.plainDateISO().year + 1;
  const sunday = sundayFrom(`${nextYear}-12-25`);
  const noon = (day: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: "12:00" });
  const toCheck = page
    .locator("main p", { hasText: "Check the centre’s timetable" })
    .filter({ visible: true });
  for (const url of [path, "/book-in-person-class", "/in-person-class"]) {
    await openAt(page, url, noon(addDays(sunday, -28)));
    await expect(toCheck, url).toContainText(
      `for ${formatDate(sunday)}, ${Number(addDays(sunday, 7).slice(-2))} and`,
    );
    // No public holiday within six weeks.
    await openAt(page, url, noon(`${nextYear}-07-25`));
    await expect(toCheck, url).toHaveCount(0);
  }
});

test("a button to the centre stands on the first two screens of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const button = page.locator(`main a[href="${business.centre.timetable}"][class*=button]`).first();
  const box = await button.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(2 * 844);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("says when to check the timetable, without a date", async ({ page }) => {
    await page.goto(path);
    const holidays = page.getByText(/From Christmas to Australia Day, and on public holidays, check/);
    await expect(holidays).toBeVisible();
    await expect(page.locator("main")).not.toContainText(/timetable .*for \d/);
  });
});
