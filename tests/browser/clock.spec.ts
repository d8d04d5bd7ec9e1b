import type { Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { classFacts, course as courseFacts, terms as termWords } from "#content/common";
import { course as coursePage } from "#content/pages/course";
import { enrol } from "#content/pages/enrol";
import { sundayClass as classPage } from "#content/pages/sunday-class";
import { course, sundayClass, timeZone } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { formatDate, formatTime } from "../../domain/format-date.ts";
import { emailDatesId } from "../../domain/newsletter.ts";
import { paths } from "../../domain/pages.ts";
import { termId } from "../../domain/terms.ts";
import { unconfirmedSundays } from "../../site/schedule/holidays.ts";
import { endDateOf, terms, unannouncedTerm } from "../../site/schedule/terms.ts";
import { melbourne, openAt, returnAt, sessionStart } from "../support/clock.ts";
import { layoutShift, recordLayoutShift } from "../support/layout-shift.ts";
import { expect, test } from "../support/test.ts";

// The rules of the schedule have unit tests (site/schedule). These test that pages follow them, both on opening and when a
// page that was kept open becomes visible again.

const city = timeZone.split("/").at(-1);
const [firstTerm] = terms as [(typeof terms)[0]];
const afterLast = unannouncedTerm ?? firstTerm;
const shown = { useInnerText: true };
const { students } = coursePage;
const { hero: classHero } = classPage;
const bookLabel = (name: string) => fillSlots(termWords.book, { "term.name": name });
const sunday = (date: string) => `Sunday ${formatDate(date)}`;

/** A minute before the last known term starts and at its start, with the term that starts next. */
const aroundLastStart = terms.slice(-1).flatMap((term) => [
  { moment: sessionStart(term).subtract({ minutes: 1 }), next: term },
  { moment: sessionStart(term), next: undefined },
]);

/** Returns the row of an offer on the home page's board, by the page that it leads to. */
const homeRow = (page: Page, path: string) =>
  page.locator("section:has(#board-heading) li", { has: page.locator(`h3 a[href="${path}"]`) });

/** Tests a page at several moments: opens it at the first, and returns to it at the others. */
async function through<Case extends { moment: Temporal.ZonedDateTime }>(
  page: Page,
  path: string,
  cases: readonly Case[],
  check: (item: Case, when: string) => Promise<void>,
): Promise<void> {
  for (const [index, item] of cases.entries()) {
    if (index === 0) await openAt(page, path, item.moment);
    else await returnAt(page, item.moment);
    await check(item, item.moment.toPlainDateTime().toString());
  }
}

test.describe("the next intake", () => {
  const from = (next: (typeof terms)[0] | undefined) =>
    next ? `rom ${formatDate(next.startDate)}` : /dates to be announced|No dates yet/;

  test("is named on the services page, in its list and on its plank", async ({ page }) => {
    const entry = page.locator("dl > div:has(> dt:text-is('Next'))");
    const plank = page.getByRole("link", { name: /^8-week online course/ });
    await through(page, "/services", aroundLastStart, async ({ next }, when) => {
      await expect(entry, when).toContainText((next ?? afterLast).name, shown);
      for (const place of [entry, plank]) await expect(place, when).toContainText(from(next), shown);
    });
  });

  test("after the last one, the course's page sends its dates, and the enrolment page leads there", async ({
    page,
  }) => {
    const form = page.locator(`#${emailDatesId}`);
    await through(page, paths.course, aroundLastStart, async ({ next }, when) => {
      await expect(form, when).toBeVisible({ visible: next === undefined });
    });
    const hero = page.locator("section:has(#course-heading)");
    await hero.getByRole("link", { name: courseFacts.emailDates }).click();
    await expect(form.getByRole("button", { name: courseFacts.emailDates })).toBeInViewport();

    const announced = page.locator("#terms").getByRole("heading", { name: enrol.terms.unannounced.heading });
    const allDates = page.getByRole("link", { name: enrol.hero.allDates });
    await through(page, paths.enrol, aroundLastStart, async ({ next }, when) => {
      for (const place of [announced, allDates])
        await expect(place, when).toBeVisible({ visible: next === undefined });
    });
  });

  test("leads to its sessions, and opens their term", async ({ page }) => {
    const [, second = firstTerm] = terms;
    await openAt(page, paths.enrol, sessionStart(second).subtract({ days: 20 }));
    await page.getByRole("link", { name: enrol.hero.sessions, exact: true }).click();
    const cell = page
      .locator(`#${termId(second)}`)
      .getByRole("cell", { name: formatDate(endDateOf(second)) });
    await expect(cell).toBeInViewport();
  });
});

test.describe("the state of a term", () => {
  const term = terms.at(-1) ?? firstTerm;
  const last = sessionStart(term, course.sessions - 1);
  const cases = [
    { moment: sessionStart(term).subtract({ weeks: 30 }), state: "Upcoming", week: 0 },
    { moment: sessionStart(term, 2), state: "In progress, week 3", week: 3 },
    {
      moment: last.add({ minutes: course.sessionMinutes - 1 }),
      state: `In progress, week ${course.sessions}`,
      week: course.sessions,
    },
    { moment: last.add({ minutes: course.sessionMinutes }), state: "Ended", week: course.sessions },
  ];

  test("is on its card of the course page, with its booking button, and a calendar file until it begins", async ({
    page,
  }) => {
    const card = page.locator(`#terms li[data-when="current:${termId(term)}"]`);
    await through(page, "/8-week-mindfulness-course", cases, async ({ state, week }, when) => {
      await expect(card, when).toHaveText(new RegExp(`\\n${state}\\n`), shown);
      const bars = card.locator("[data-when^='week:']:visible");
      await expect(bars, when).toHaveCount(state === "Ended" ? 0 : week);
      const booking = card.getByRole("link", { name: new RegExp(`^Book Spot - ${term.name}`) });
      await expect(booking, when).toBeVisible();
      await expect(booking, when).toHaveAttribute("href", term.booking);
      const calendar = card.getByRole("link", { name: /^Add to your calendar/ });
      await expect(calendar, when).toBeVisible({ visible: state === "Upcoming" });
    });
  });

  test("is in its row of the enrolment page, which says what the button books once it has begun", async ({
    page,
  }) => {
    const row = page.locator(`#${termId(term)}`);
    const beforeIt = { moment: sessionStart(term).subtract({ minutes: 1 }), state: "Next to start", week: 0 };
    const [upcoming, ...later] = cases as [(typeof cases)[0], ...typeof cases];
    let opened = false;
    await through(
      page,
      "/enrol-live-online-course",
      [upcoming, beforeIt, ...later],
      async ({ state, week }, when) => {
        await expect(row.locator("summary"), when).toContainText(state, shown);
        if (state === "Next to start")
          await expect(row.locator("summary"), when).not.toContainText("Upcoming", shown);
        if (!opened) await row.locator("summary").click();
        opened = true;
        const booking = row.getByRole("link", { name: /booking page|^Book/ });
        await expect(booking, when).toHaveCount(1);
        const nothingNew = row.getByText(fillSlots(termWords.asks, { "term.name": term.name }));
        await expect(nothingNew.filter({ visible: true }), when).toHaveCount(week > 0 ? 1 : 0);
        await expect(booking, when).toHaveAccessibleName(new RegExp(`^${bookLabel(term.name)}`));
        await expect(booking, when).toHaveAttribute("href", term.booking);
      },
    );
  });
});

test.describe("for a visitor abroad", () => {
  test.use({ timezoneId: "Europe/London" });

  test("every session shows the course's time, below its city, and the visitor's", async ({ page }) => {
    await openAt(page, paths.enrol, sessionStart(firstTerm).subtract({ weeks: 3 }));
    await expect(page.locator(`#${termId(firstTerm)} th`).last()).toHaveText(`${city} time`);
    for (const term of terms) {
      const expected = Array.from({ length: course.sessions }, (_, session) => {
        const start = sessionStart(term, session);
        const local = start.withTimeZone("Europe/London");
        const there = formatTime(local.toPlainTime().toString().slice(0, 5));
        const weekday =
          local.dayOfWeek === start.dayOfWeek ? "" : ` ${local.toLocaleString("en-AU", { weekday: "long" })}`;
        return `${formatTime(course.startTime)}${there}${weekday} in your time zone`;
      });
      // CSS adds the comma between the two.
      const times = page.locator(`#${termId(term)} tbody td:last-child`);
      expect(await times.allTextContents(), term.name).toEqual(expected);
    }
  });

  test("the Sunday class is the next one until it begins, and booking opens days before", async ({
    page,
  }) => {
    // A Sunday on which Melbourne's clocks go back.
    const date = "2026-04-05";
    const start = melbourne(`${date}T${sundayClass.startTime}`);
    const after = start.toPlainDate().add({ days: 7 }).toString();
    const opensOn = (day: string) =>
      Temporal.PlainDate.from(day).subtract({ days: sundayClass.bookingOpensDaysBefore });
    const cases = [
      { moment: melbourne(`${opensOn(date)}T00:00`).subtract({ minutes: 1 }), next: date, open: false },
      { moment: melbourne(`${opensOn(date)}T00:00`), next: date, open: true },
      { moment: start.subtract({ minutes: 1 }), next: date, open: true },
      { moment: start, next: after, open: false },
    ];
    const opens = (day: string) =>
      `${opensOn(day).toLocaleString("en-AU", { weekday: "long" })} ${formatDate(opensOn(day).toString())}`;
    // The class's own page and that of its booking: tests/browser/specification.spec.ts.
    const place = page.locator("section:has(#next-heading)");
    await through(page, "/in-person-class", cases, async ({ next, open }, when) => {
      await expect(place, when).toContainText(sunday(next), shown);
      const booking = open ? /booking is open/i : new RegExp(`booking opens ${opens(next)}\\.`, "i");
      await expect(place, when).toContainText(booking, shown);
    });
    await openAt(page, "/sunday-class", start);
    await expect(page.locator("section:has(#end-heading)")).toContainText(sunday(after), shown);
    await through(page, "/", cases.slice(-2), async ({ next }, when) => {
      const day = new RegExp(`Sunday\\s+${formatDate(next).replace(" ", "\\s+")}\\s`);
      await expect(homeRow(page, paths.sundayClass), when).toContainText(day, shown);
    });
  });
});

const [unsureSunday = ""] = Object.keys(unconfirmedSundays);

test("no page promises a class on a Sunday in holidays of which the owner hasn't said anything", async ({
  page,
}) => {
  test.skip(unsureSunday === "", "the owner has said of each Sunday in holidays whether it has a class");
  // Its booking would be open.
  const before = melbourne(`${unsureSunday}T12:00`).subtract({ days: 1 });
  const check = page
    .getByRole("main")
    .locator("p, span")
    .filter({ hasText: /centre’s timetable.*\d|\d.*centre’s timetable/, visible: true });
  for (const path of [paths.home, paths.services, paths.sundayClass, paths.bookClass, paths.firstClass]) {
    await openAt(page, path, before);
    await expect(check.first(), path).toContainText(formatDate(unsureSunday));
    await expect(page.getByText(/booking is open/i).filter({ visible: true }), path).toHaveCount(0);
  }
  await page.goto(paths.home);
  await expect(homeRow(page, paths.sundayClass)).toContainText(
    `${classFacts.perhaps} ${sundayClass.weekday}`,
    shown,
  );
  await page.goto(paths.sundayClass);
  const join = page.getByRole("link", { name: /^Join Us/ }).first();
  await expect(join).toHaveText(classHero.buttonAnyDay, shown);
  await returnAt(page, before.subtract({ weeks: 4 }));
  await expect(join).toHaveText(classHero.button, shown);
});

test("“this Sunday” is said until the class, and not after it", async ({ page }) => {
  const sunday = melbourne(`2027-02-14T${sundayClass.startTime}`);
  await openAt(page, paths.sundayClass, sunday.subtract({ minutes: 1 }));
  const join = page.getByRole("link", { name: /^Join Us/ }).first();
  await expect(join).toHaveText(classHero.button, shown);
  await returnAt(page, sunday);
  await expect(join).toHaveText("Join Us on Sunday 21 February", shown);
});

test("people in the course read until when they can cancel and move, and afterwards what holds", async ({
  page,
}) => {
  const [term] = terms.slice(-1) as [(typeof terms)[0]];
  const rows = page.getByRole("region", { name: students.heading }).getByRole("definition");
  const open = async (moment: Temporal.ZonedDateTime) => {
    await openAt(page, paths.course, moment);
    await page.getByRole("link", { name: students.heading }).click();
  };
  const day = (session: number) =>
    formatDate(
      sessionStart(term, session - 1)
        .toPlainDate()
        .toString(),
    );
  const { moveUpToSession: move, refundUpToSession: refund } = course;
  const says = async (
    moment: Temporal.ZonedDateTime,
    cancelling: string | RegExp,
    moving: string | RegExp,
  ) => {
    await open(moment);
    await expect(rows.nth(3)).toContainText(moving, shown);
    await expect(rows.nth(4)).toContainText(cancelling, shown);
  };
  await says(sessionStart(term).add({ days: 1 }), day(refund), day(move));
  await says(sessionStart(term, refund - 1), /has begun.*no refund for a change of mind/, day(move));
  await says(sessionStart(term, move - 1), /has begun/, /has begun/);
  // Who has booked reads it before the term, too.
  await says(sessionStart(term).subtract({ days: 1 }), day(refund), day(move));
  await expect(rows.nth(4)).not.toContainText("has begun", shown);
});

test("text that depends on the clock causes no layout shift", async ({ page }) => {
  await recordLayoutShift(page);
  const inTerm = sessionStart(firstTerm, 2);
  const beforeTerm = sessionStart(firstTerm).subtract({ weeks: 3 });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, moment] of [
      ["/", beforeTerm],
      ["/", sessionStart(terms.at(-1) ?? firstTerm)],
      ["/enrol-live-online-course", beforeTerm],
      ["/8-week-mindfulness-course", inTerm],
      ["/services", inTerm],
      ["/in-person-class", inTerm],
      ["/sunday-class", melbourne("2026-11-16T09:00")],
      ["/sunday-class", melbourne("2026-11-17T09:00")],
      ["/book-in-person-class", melbourne("2026-11-16T09:00")],
      ["/book-in-person-class", melbourne("2026-11-17T09:00")],
    ] as const) {
      await openAt(page, path, moment);
      expect.soft(await layoutShift(page), `${path} on ${moment}, ${width} px`).toBeLessThan(0.01);
    }
  }
});

test("a page that stays open says that booking is open as soon as it is", async ({ page }) => {
  const opening = melbourne("2026-11-17T00:00");
  await page.clock.install({ time: opening.subtract({ minutes: 1 }).epochMilliseconds });
  await page.goto("/in-person-class");
  const place = page.locator("section:has(#next-heading)");
  await expect(place).toContainText(/booking opens Tuesday 17 November/i, shown);
  await page.clock.runFor(2 * 60_000);
  await expect(place).toContainText(/booking is open/i, shown);
});
