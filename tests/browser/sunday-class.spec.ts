import { Temporal } from "temporal-polyfill";
import { business } from "#content/business";
import { sundayClass, timeZone } from "#content/schedule";
import { formatDay } from "../../domain/clock.ts";
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
      const button = page.locator(`main a[href="${to}"]`).first();
      await expect(button, url).toBeVisible();
      const beside = page.locator("main").getByText(new RegExp(`pens ${dayOf(opens)}\\.`));
      if (isOpen) await expect(beside.filter({ visible: true }), url).toHaveCount(0);
      else await expect(beside.first(), url).toBeVisible();
    }
    await expect(
      page.locator("main").getByRole("link", { name: "Join Us This Sunday" }).first(),
    ).toBeVisible();
    const dated = `${dayOf(sunday)}: booking`;
    await expect(
      page.getByText(dated).filter({ visible: true }).first(),
      "the line names the date",
    ).toBeVisible();
  }
});
