import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { coaching, course, sundayClass, timeZone } from "#content/schedule";
import { formatDate } from "../../domain/format-date.ts";
import { money } from "../../domain/money.ts";
import { articlePath, paths } from "../../domain/pages.ts";
import { formatPrices } from "../../domain/prices.ts";
import { calendarPaths } from "../../site/schedule/calendar/calendar-paths.ts";
import { renderWithValues } from "../support/site-with-values.ts";

const today = Temporal.Now.plainDateISO(timeZone);
const inDays = (days: number) => today.add({ days }).toString();

/** The first Sunday at least so many days ahead. */
const sundayIn = (days: number) => {
  const day = today.add({ days });
  return day.add({ days: (7 - day.dayOfWeek) % 7 });
};

/** Returns the structured data of a page by its type. */
function dataOf(html: string | undefined, type: string) {
  const blocks = [...(html ?? "").matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return blocks.map(([, json = ""]) => JSON.parse(json)).find((data) => data["@type"] === type);
}

describe("a price from a day on", async () => {
  const from = inDays(40);
  const dayBefore = inDays(39);
  const terms = [
    { name: "Term 1", startDate: sundayIn(7).toString(), booking: "https://booking.example.com/one" },
    { name: "Term 2", startDate: sundayIn(80).toString(), booking: "https://booking.example.com/two" },
  ];
  const files = await renderWithValues({
    schedule: { terms },
    "for-a-while": {
      prices: [
        { price: "course", from, amount: course.price + 20, announced: "yes" },
        { price: "coaching", from, amount: coaching.price + 15, announced: "no" },
        // Began before the build.
        { price: "Sunday class", from: inDays(-3), amount: 17, announced: "no" },
      ],
    },
  });
  const both = formatPrices([{ amount: course.price }, { amount: course.price + 20, from }]);
  const old = { price: course.price, priceValidUntil: dayBefore };
  const next = { price: course.price + 20, validFrom: from };

  test("is offered to search engines with its first day, and the old one with its last", () => {
    const data = dataOf(files[paths.course], "Course");
    expect(data.offers).toMatchObject([old, next]);
    expect(dataOf(files[paths.coaching], "Service").offers).toMatchObject([
      { price: coaching.price, priceValidUntil: dayBefore },
      { price: coaching.price + 15, validFrom: from },
    ]);
    expect(dataOf(files[paths.sundayClass], "EventSeries").offers).toMatchObject({ price: 17 });
  });

  test("isn’t that of a term which begins before it", () => {
    const [first, second] = dataOf(files[paths.course], "Course").hasCourseInstance;
    expect(first.offers).toMatchObject({ price: course.price, url: terms[0]?.booking });
    expect(first.offers).not.toHaveProperty("priceValidUntil");
    expect(second.offers).toMatchObject([old, next]);
  });

  test("is never stated alone where a text can become false", () => {
    const texts = Object.entries(files).filter(([url]) => !url.includes("."));
    expect(texts.length).toBeGreaterThan(30);
    for (const [url, html] of texts) {
      // What the script shows on its days, and another site’s own price, are no texts of a fixed day.
      const fixed = html
        .replace(/<span data-days="[^"]*" hidden="">(?:<small.*?<\/small>|[^<]|<!-- -->)*<\/span>/g, "")
        .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, "")
        .replaceAll(/\u00a0|<!-- -->/g, " ");
      const alone = fixed
        .replaceAll(both, "")
        .match(new RegExp(`.{30}\\${money(course.price)}(?![\\d.]).{30}`));
      expect.soft(alone?.[0], url).toBeUndefined();
    }
    const description = /<meta name="description" content="([^"]*)"/;
    expect(description.exec(files[paths.services] ?? "")?.[1]).toContain(both);
    expect(files[paths.services]).toContain(formatDate(from));
    expect(files[articlePath("driving-meditation")]).toBeDefined();
  });
});

describe("a Sunday elsewhere and a time away", async () => {
  const moved = {
    date: sundayIn(20).toString(),
    place: "Town Hall",
    address: "225 Sturt Street",
    startTime: "10:00",
    endTime: "10:45",
  };
  const files = await renderWithValues({
    "for-a-while": { sundays: [moved], away: [{ from: inDays(30), until: inDays(40) }] },
  });

  test("are exceptions to the series and the hours for search engines", () => {
    const series = dataOf(files[paths.sundayClass], "EventSeries");
    expect(series.eventSchedule.exceptDate).toContain(moved.date);
    expect(series.subEvent).toMatchObject([
      {
        startDate: expect.stringMatching(new RegExp(`^${moved.date}T10:00:00[+-]`)),
        previousStartDate: expect.stringContaining(`T${sundayClass.startTime}`),
        location: { name: moved.place, address: moved.address },
      },
    ]);
    expect(dataOf(files[paths.contact], "LocalBusiness").specialOpeningHoursSpecification).toMatchObject([
      { validFrom: inDays(30), validThrough: inDays(40), opens: "00:00", closes: "00:00" },
    ]);
  });

  test("is in the calendar in the place of that Sunday’s class, with a higher sequence", () => {
    const [, event = ""] = (files[calendarPaths.sundayClass] ?? "").split(/(?=BEGIN:VEVENT)/).slice(-2);
    const compact = moved.date.replaceAll("-", "");
    expect(event).toContain(
      `RECURRENCE-ID;TZID=${timeZone}:${compact}T${sundayClass.startTime.replace(":", "")}00`,
    );
    expect(event).toContain(`DTSTART;TZID=${timeZone}:${compact}T100000`);
    expect(event).toContain("SEQUENCE:1");
    expect(event.replace(/\r\n /g, "")).toContain("LOCATION:Town Hall\\, 225 Sturt Street");
  });
});

test("after a Sunday off, no page promises the next class while it isn’t sure", async () => {
  const closed = sundayIn(7).toString();
  const files = await renderWithValues({
    schedule: { closures: [{ from: closed, to: closed, why: "Works" }] },
  });
  for (const path of [paths.sundayClass, paths.bookClass, paths.firstClass]) {
    const promises = [...(files[path] ?? "").matchAll(/Next class: (.{0,80})/g)];
    expect(promises.length, path).toBeGreaterThan(0);
    for (const [, next] of promises)
      expect(next).toMatch(/^<span data-when="sunday:unsure"[^>]*>perhaps(?:<!-- -->)? /);
  }
});
