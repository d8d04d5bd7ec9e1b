import type { Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { business } from "#content/business";
import { course as courseFacts, terms as termWords } from "#content/common";
import { course as coursePage } from "#content/pages/course";
import { enrol } from "#content/pages/enrol";
import { home } from "#content/pages/home";
import { course, sundayClass, timeZone } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { formatDate, formatTime } from "../../domain/format-date.ts";
import { paths } from "../../domain/pages.ts";
import { termId } from "../../domain/terms.ts";
import { emailDatesId } from "../../site/components/course-facts/email-dates-id.ts";
import { endDateOf, termNames, terms, unannouncedTerm } from "../../site/schedule/terms.ts";
import { melbourne, openAt, returnAt, sessionStart } from "../support/clock.ts";
import { layoutShift, recordLayoutShift } from "../support/layout-shift.ts";
import { expect, test } from "../support/test.ts";

// The rules of the schedule have unit tests (site/schedule). These test that pages follow them, both on opening and when a
// page that was kept open becomes visible again.

const city = timeZone.split("/").at(-1);
const [firstTerm] = terms as [(typeof terms)[0]];
const afterLast = unannouncedTerm ?? firstTerm;
const shown = { useInnerText: true };
const bookLabel = (name: string) => fillSlots(termWords.book, { "term.name": name });
const sunday = (date: string) => `Sunday ${formatDate(date)}`;

/** A minute before each term starts and at its start, with the term that starts next. */
const aroundStarts = terms.flatMap((term, index) => [
  { moment: sessionStart(term).subtract({ minutes: 1 }), next: term },
  { moment: sessionStart(term), next: terms[index + 1] },
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
  test("is named on the services page with its first day", async ({ page }) => {
    const entry = page.locator("dl > div:has(> dt:text-is('Next'))");
    await through(page, "/services", aroundStarts, async ({ next }, when) => {
      const words = next
        ? new RegExp(`Next\\s+${next.name}, from ${formatDate(next.startDate)}\\s*$`)
        : new RegExp(`Next\\s+${afterLast.name}[\\s\\S]*, dates to be announced\\s*$`);
      await expect(entry, when).toHaveText(words, shown);
    });
  });

  test("is in its row of the home page, or else the way to hear of the dates", async ({ page }) => {
    const row = homeRow(page, paths.course);
    await through(page, "/", aroundStarts, async ({ next }, when) => {
      const date = next
        ? new RegExp(`Sunday\\s+${formatDate(next.startDate).replace(" ", "\\s+")}\\s`)
        : home.board.course.unannounced.when;
      await expect(row, when).toContainText(date, shown);
      const button = row.getByRole("link").last();
      await expect(button, when).toHaveText(
        next ? new RegExp(`^Book Spot - ${next.name}\\b`) : courseFacts.emailDates,
      );
      await expect(button, when).toHaveAttribute("href", next?.booking ?? `${paths.course}#${emailDatesId}`);
    });
  });

  test("stands on its plank of the services page", async ({ page }) => {
    const plank = page.getByRole("link", { name: /^8-week online course/ });
    await through(page, "/services", aroundStarts, async ({ next }, when) => {
      const words = next ? `From ${formatDate(next.startDate)},` : "Dates to come,";
      await expect(plank, when).toContainText(words, shown);
    });
  });

  for (const [path, section] of [
    ["/8-week-mindfulness-course", "section:has(#course-heading)"],
    ["/enrol-live-online-course", "section:has(#enrol-heading)"],
  ] as const) {
    test(`${path} books it with the one main button, or else sends its dates`, async ({ page }) => {
      const hero = page.locator(section);
      const button = hero.getByRole("link", { name: /^Book Spot/ });
      const emailDates = hero.getByRole("link", { name: courseFacts.emailDates });
      await through(page, path, aroundStarts, async ({ next }, when) => {
        await expect(button, when).toHaveCount(next ? 1 : 0);
        await expect(emailDates, when).toHaveCount(next ? 0 : 1);
        if (next) {
          await expect(button, when).toHaveText(new RegExp(`^Book Spot - ${next.name}\\b`));
          await expect(button, when).toHaveAttribute("href", next.booking);
          await expect(button, when).toHaveAttribute("target", "_blank");
          return;
        }
        await expect(emailDates, when).toHaveAttribute("href", `${paths.course}#${emailDatesId}`);
        const [above, below] = await Promise.all([
          emailDates.boundingBox(),
          hero.getByText(courseFacts.emailDatesPromise).filter({ visible: true }).boundingBox(),
        ]);
        const gap = (below?.y ?? Number.NaN) - (above?.y ?? 0) - (above?.height ?? 0);
        expect(gap, `${when}: the promise is right below`).toBeLessThan(24);
      });
    });
  }

  test("after the last known one the list of terms ends with dates to be announced", async ({ page }) => {
    const announced = page.locator("#terms").getByText("dates to be announced", { exact: true });
    await through(page, "/enrol-live-online-course", aroundStarts.slice(-2), async ({ next }, when) => {
      await expect(announced, when).toBeVisible({ visible: next === undefined });
      const allDates = page.getByRole("link", { name: enrol.hero.allDates });
      await expect(allDates, when).toBeVisible({ visible: next === undefined });
      if (next === undefined) await expect(allDates, when).toHaveAttribute("href", "#terms");
    });
    await expect(page.locator("#terms").getByRole("link", { name: courseFacts.emailDates })).toHaveAttribute(
      "href",
      `${paths.course}#${emailDatesId}`,
    );
  });

  test("leads to its sessions, and opens their term", async ({ page }) => {
    const [, second = firstTerm] = terms;
    await openAt(page, "/enrol-live-online-course", sessionStart(second).subtract({ days: 20 }));
    await page.getByRole("link", { name: `Its ${course.sessions} sessions` }).click();
    const cell = page
      .locator(`#${termId(second)}`)
      .getByRole("cell", { name: formatDate(endDateOf(second)) });
    await expect(cell).toBeInViewport();
  });
});

test.describe("the term cards of the course page", () => {
  const cards = "#terms li[data-when^='current:']";
  const folded = "#ended-terms li[data-when^='current:']";
  const topTo = (page: Page) =>
    page.locator(`${cards}:visible`).evaluateAll((items) =>
      items
        .map((item) => ({
          box: item.getBoundingClientRect(),
          name: item.querySelector("h3 span")?.textContent,
        }))
        .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
        .map(({ name }) => name),
    );

  test("the next to start is first with a flag; completed ones are folded and say what their buttons do", async ({
    page,
  }) => {
    await through(page, "/8-week-mindfulness-course", aroundStarts, async ({ next, moment }, when) => {
      await page.locator("#ended-terms").evaluate((fold: HTMLDetailsElement) => {
        fold.open = true;
      });
      const flag = page.locator("#terms").getByText("Starts next", { exact: true });
      await expect(flag.filter({ visible: true }), when).toHaveCount(next ? 1 : 0);
      const names = await topTo(page);
      const inSource = await page.locator(`${cards}:visible h3 > :first-child`).allTextContents();
      expect(inSource, `${when}: screen readers read what the screen shows`).toEqual(names);
      if (next) expect(names[0], when).toBe(next.name);
      const ended = terms.filter(
        ({ startDate }) =>
          melbourne(`${startDate}T00:00`).add({ weeks: course.sessions }).epochMilliseconds <
          moment.epochMilliseconds,
      );
      const last = names.slice(names.length - ended.length);
      expect(last.sort(), when).toEqual(ended.map(({ name }) => name).sort());
      await expect(page.locator("#ended-terms"), when).toBeVisible({ visible: ended.length > 0 });
      await expect(page.locator(`${folded}:visible`), when).toHaveCount(ended.length);
      for (const { name } of ended) {
        const note = fillSlots(coursePage.terms.completed, { "term.name": name });
        await expect(page.locator("#terms").getByText(note), when).toBeVisible();
      }
    });
  });

  test("the form for the next dates is there while no intake lies ahead", async ({ page }) => {
    const form = page.locator(`#${emailDatesId}`);
    await through(page, "/8-week-mindfulness-course", aroundStarts.slice(-2), async ({ next }, when) => {
      await expect(form, when).toBeVisible({ visible: next === undefined });
    });
    await page
      .locator("section:has(#course-heading)")
      .getByRole("link", { name: courseFacts.emailDates })
      .click();
    await expect(form.getByRole("button", { name: courseFacts.emailDates })).toBeInViewport();
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
    { moment: last.add({ minutes: course.sessionMinutes }), state: "Completed", week: course.sessions },
  ];

  test("is on its card of the course page, with its booking button and a calendar file until it is over", async ({
    page,
  }) => {
    const card = page.locator(`#terms li[data-when="current:${termId(term)}"]`);
    await through(page, "/8-week-mindfulness-course", cases, async ({ state, week }, when) => {
      await page.locator("#ended-terms").evaluate((fold: HTMLDetailsElement) => {
        fold.open = true;
      });
      await expect(card, when).toHaveText(new RegExp(`\\n${state}\\n`), shown);
      await expect(card.locator("[data-when^='week:']:visible"), when).toHaveCount(week);
      const booking = card.getByRole("link", { name: new RegExp(`^Book Spot - ${term.name}`) });
      await expect(booking, when).toBeVisible();
      await expect(booking, when).toHaveAttribute("href", term.booking);
      const calendar = card.getByRole("link", { name: /^Calendar file/ });
      await expect(calendar, when).toBeVisible({ visible: state !== "Completed" });
    });
  });

  test("is in its row of the enrolment page, which invites to an upcoming term only", async ({ page }) => {
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
        await expect(booking, when).toHaveCount(week === 0 ? 1 : 0);
        if (week > 0) return;
        await expect(booking, when).toHaveAccessibleName(new RegExp(`^${bookLabel(term.name)}`));
        await expect(booking, when).toHaveAttribute("href", term.booking);
      },
    );
  });
});

for (const zone of ["Australia/Melbourne", "Australia/Perth", "Europe/London"]) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("every session shows the course's time, and the visitor's where it differs", async ({ page }) => {
      await openAt(page, "/enrol-live-online-course", sessionStart(firstTerm).subtract({ weeks: 3 }));
      for (const term of terms) {
        const expected = Array.from({ length: course.sessions }, (_, session) => {
          const start = sessionStart(term, session);
          const local = start.withTimeZone(zone);
          const there = formatTime(local.toPlainTime().toString().slice(0, 5));
          const weekday =
            local.dayOfWeek === start.dayOfWeek
              ? ""
              : ` ${local.toLocaleString("en-AU", { weekday: "long" })}`;
          const differs = !local.toPlainDateTime().equals(start.toPlainDateTime());
          const place = zone.split("/").at(-1);
          return `${formatTime(course.startTime)} ${city}${differs ? `${there}${weekday} in ${place}` : ""}`;
        });
        // CSS adds the comma between the two.
        const times = page.locator(`#${termId(term)} tbody td:last-child`);
        expect(await times.allTextContents(), term.name).toEqual(expected);
      }
    });

    // An ordinary Sunday, and those on which Melbourne's clocks go back and forward.
    for (const date of ["2026-11-22", "2026-04-05", "2026-10-04"]) {
      test(`the class of ${date} is the next one until it begins, and booking opens days before`, async ({
        page,
      }) => {
        const start = melbourne(`${date}T${sundayClass.startTime}`);
        const day = start.toPlainDate();
        const after = day.add({ days: 7 }).toString();
        const opensOn = (classDay: string) => {
          const opens = Temporal.PlainDate.from(classDay).subtract({
            days: sundayClass.bookingOpensDaysBefore,
          });
          return `${opens.toLocaleString("en-AU", { weekday: "long" })} ${formatDate(opens.toString())}`;
        };
        const opening = melbourne(`${day.subtract({ days: sundayClass.bookingOpensDaysBefore })}T00:00`);
        const cases = [
          { moment: opening.subtract({ minutes: 1 }), next: date, open: false },
          { moment: opening, next: date, open: true },
          { moment: start.subtract({ minutes: 1 }), next: date, open: true },
          { moment: start, next: after, open: false },
        ];
        const head = page.locator("section:has(#class-heading), section:has(#book-heading)");
        const bookingState = (open: boolean, next: string) =>
          open ? "Booking is open." : `Booking opens ${opensOn(next)}.`;

        await through(page, "/sunday-class", cases, async ({ next, open }, when) => {
          await expect(head, when).toContainText(sunday(next), shown);
          await expect(head, when).toContainText(bookingState(open, next), shown);
          const end = page.locator("section:has(#end-heading)");
          await expect(end, when).toContainText(
            `${sunday(next)}, ${formatTime(sundayClass.startTime)}`,
            shown,
          );
        });
        await through(page, "/book-in-person-class", cases, async ({ next, open }, when) => {
          await expect(head, when).toContainText(sunday(next), shown);
          await expect(head, when).toContainText(bookingState(open, next), shown);
          const button = head.getByRole("link", { name: "Book with the centre" });
          await expect(button, when).toHaveAttribute("href", business.centre.timetable);
        });
        await through(page, "/", cases, async ({ next }, when) => {
          const [day, month] = formatDate(next).split(" ");
          await expect(homeRow(page, paths.sundayClass), when).toContainText(
            new RegExp(`Sunday\\s+${day}\\s+${month}\\s`),
            shown,
          );
        });
        if (date !== "2026-11-22") return;
        await through(page, "/in-person-class", cases, async ({ next, open }, when) => {
          const end = page.locator("section:has(#next-heading) p").first();
          await expect(end, when).toContainText(`The next one is ${sunday(next)}`, shown);
          await expect(end, when).toContainText(
            open ? "booking is open" : `booking opens ${opensOn(next)}.`,
            shown,
          );
        });
      });
    }
  });
}

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages state nothing that depends on the date, and every term can be booked", async ({ page }) => {
    const main = page.getByRole("main");
    const state = /Next to start|Upcoming|In progress|Completed|under way|Starts next|announced/;

    await page.goto("/");
    await expect(homeRow(page, paths.sundayClass)).toContainText("Every Sunday", shown);
    const course = homeRow(page, paths.course);
    await expect(course).toContainText(home.board.course.withoutScripts.when, shown);
    await expect(course.getByRole("link").last()).toHaveAttribute("href", `${paths.enrol}#terms`);

    await page.goto("/services");
    await expect(page.locator("dl > div:has(> dt:text-is('Next'))")).toContainText(
      `${termNames.length} terms a year`,
      shown,
    );

    await page.goto("/8-week-mindfulness-course");
    await expect(page.locator("section:has(#course-heading)").getByRole("link").first()).toHaveAttribute(
      "href",
      "#terms",
    );
    await expect(page.locator("#terms")).not.toHaveText(state, shown);
    await expect(page.locator("#ended-terms")).toBeHidden();
    for (const { name, booking } of terms) {
      const button = page.locator("#terms").getByRole("link", { name: `Book Spot - ${name}` });
      await expect(button).toHaveAttribute("href", booking);
    }

    await page.goto("/enrol-live-online-course");
    await expect(main).not.toHaveText(state, shown);
    for (const term of terms) {
      const row = page.locator(`#${termId(term)}`);
      await row.locator("summary").click();
      await expect(row.getByRole("cell", { name: formatDate(endDateOf(term)) })).toBeVisible();
      await expect(row.getByRole("link", { name: bookLabel(term.name) })).toBeVisible();
    }

    const time = formatTime(sundayClass.startTime);
    await page.goto("/in-person-class");
    await expect(page.locator("section:has(#next-heading) p").first()).toHaveText(
      `Every Sunday, ${time}.`,
      shown,
    );

    await page.goto("/book-in-person-class");
    const head = page.locator("section:has(#book-heading)");
    await expect(head).toContainText("Sunday, every week", shown);
    await expect(head).toContainText("Booking opens the Tuesday before.", shown);
    const button = head.getByRole("link", { name: "Book with the centre" });
    await expect(button).toHaveAttribute("href", business.centre.timetable);

    await page.goto("/sunday-class");
    await expect(page.locator("section:has(#class-heading)")).toContainText("Every Sunday", shown);
    await expect(page.locator("section:has(#end-heading)")).toContainText(`Any Sunday, ${time}`, shown);
    // The days without a class are known whatever the day.
    const text = (await main.innerText()).replace(/^No class on .*$/gm, "");
    expect(text).not.toMatch(
      /\d (January|February|March|April|May|June|July|August|September|October|November|December)|Booking is open/,
    );
  });
});
