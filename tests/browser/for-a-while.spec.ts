import type { Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { business } from "#content/business";
import { layout } from "#content/layout";
import { contact } from "#content/pages/contact";
import { course, timeZone } from "#content/schedule";
import { formatDays } from "../../domain/for-a-while.ts";
import { formatDate, formatFullDate, formatTimeRange } from "../../domain/format-date.ts";
import { money } from "../../domain/money.ts";
import { paths } from "../../domain/pages.ts";
import { expectAccessible } from "../support/axe.ts";
import { melbourne, openAt, returnAt } from "../support/clock.ts";
import { layoutShift, recordLayoutShift } from "../support/layout-shift.ts";
import { serveWithValues } from "../support/site-with-values.ts";
import { test as base, expect } from "../support/test.ts";

// What holds for a while begins and ends by itself, on a site that was built before and that nobody publishes again.

/** A Sunday some weeks after the build: what is tested lies around it. */
const sunday = Temporal.Now.plainDateISO(timeZone)
  .add({ days: 28 })
  .add({ days: 7 })
  .subtract({
    days: Temporal.Now.plainDateISO(timeZone).dayOfWeek % 7,
  });
const day = (fromSunday: number) => sunday.add({ days: fromSunday }).toString();

const onAll = { text: "The line is down until Friday.", from: day(1), until: day(5) };
const onBlog = {
  text: "Two articles are new.",
  link: paths.lessons,
  pages: ["/blog"],
  from: day(3),
  until: day(3),
};

/** The class is in a hall and later, on the Sunday after the notice’s. */
const moved = {
  date: day(7),
  place: "Town Hall",
  address: "225 Sturt Street",
  startTime: "10:00",
  endTime: "10:45",
};
/** Two parts that follow each other: nobody must read a day on which she is away again. */
const away = [
  { from: day(12), until: day(14) },
  { from: day(8), until: day(11) },
];
const newPrice = { price: "course", from: day(10), amount: course.price + 20, announced: "yes" };

const test = base.extend<object, { readonly siteForAWhile: string }>({
  siteForAWhile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring of the first parameter
    ({}, use) =>
      serveWithValues(
        {
          schedule: {
            // Were the Sundays in holidays, the centre would know.
            sundayClass: { confirmed: [0, 14].map(day) },
            closures: [{ from: day(1), to: day(7), why: "Works" }],
          },
          "for-a-while": {
            notices: [onAll, onBlog],
            sundays: [moved],
            away,
            prices: [newPrice],
          },
        },
        use,
      ),
    { scope: "worker" },
  ],
  baseURL: async ({ siteForAWhile }, use) => use(siteForAWhile),
});

// One worker renders the site once.
test.describe.configure({ mode: "default" });

const notice = (page: Page) => page.getByRole("complementary", { name: layout.forAWhile.notice.label });
const noon = (fromSunday: number) => melbourne(`${day(fromSunday)}T12:00`);

test.describe("a notice", () => {
  test("stands above the page from its first to its last day, in the owner's time zone", async ({ page }) => {
    await openAt(page, paths.about, melbourne(`${day(0)}T23:59`));
    await expect(page.getByRole("banner")).toBeInViewport();
    await expect(notice(page)).toBeHidden();
    await returnAt(page, melbourne(`${day(1)}T00:00`));
    await expect(notice(page)).toHaveText(onAll.text, { useInnerText: true });
    await returnAt(page, melbourne(`${day(5)}T23:59`));
    await expect(notice(page)).toBeVisible();
    await returnAt(page, melbourne(`${day(6)}T00:00`));
    await expect(notice(page)).toBeHidden();
  });

  test("moves nothing once the page is painted, and stands above the bar", async ({ page }) => {
    await recordLayoutShift(page);
    for (const path of ["/", paths.contact, paths.course]) {
      await openAt(page, path, noon(2));
      await expect(notice(page)).toBeVisible();
      const [above, bar, heading] = await Promise.all([
        notice(page).boundingBox(),
        page.getByRole("banner").boundingBox(),
        page.getByRole("heading", { level: 1 }).boundingBox(),
      ]);
      const bottom = (above?.y ?? 0) + (above?.height ?? 0);
      expect(bar?.y).toBeCloseTo(bottom, 0);
      expect(heading?.y).toBeGreaterThan(bottom + (bar?.height ?? 0));
      expect(await layoutShift(page), path).toBeLessThan(0.01);
    }
  });

  test("leaves the bar at the top of the screen as the page is scrolled", async ({ page }) => {
    await openAt(page, paths.about, noon(2));
    await page.mouse.wheel(0, 2000);
    await expect(notice(page)).not.toBeInViewport();
    await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(0);
  });

  test("gives way on its pages to one that begins later, and comes back", async ({ page }) => {
    await openAt(page, paths.blog, noon(2));
    await expect(notice(page)).toHaveText(onAll.text, { useInnerText: true });
    await returnAt(page, noon(3));
    await expect(notice(page)).toHaveText(onBlog.text, { useInnerText: true });
    await expect(notice(page).getByRole("link")).toHaveAttribute("href", onBlog.link);
    await returnAt(page, noon(4));
    await expect(notice(page)).toHaveText(onAll.text, { useInnerText: true });
    await openAt(page, paths.about, noon(3));
    await expect(notice(page)).toHaveText(onAll.text, { useInnerText: true });
  });

  test("stays closed for the visit, on every page, without a cookie", async ({ page, context }) => {
    await openAt(page, paths.about, noon(2));
    await notice(page).getByRole("button", { name: layout.forAWhile.notice.close }).click();
    await expect(notice(page)).toBeHidden();
    await page.goto(paths.blog);
    await expect(notice(page)).toBeHidden();
    await returnAt(page, noon(3));
    await expect(notice(page)).toHaveText(onBlog.text, { useInnerText: true });
    expect(await context.cookies()).toEqual([]);
    const nextVisit = await context.newPage();
    await openAt(nextVisit, paths.about, noon(2));
    await expect(notice(nextVisit)).toBeVisible();
  });

  test("closes on its page where nothing can be stored", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await openAt(page, paths.about, noon(2));
    await notice(page).getByRole("button").click();
    await expect(notice(page)).toBeHidden();
  });

  test("is read once, printed, and accessible", async ({ page }) => {
    await openAt(page, paths.about, noon(2));
    await expectAccessible(page, "a notice");
    await expect(notice(page).locator("[aria-live], [role=status], [role=alert]")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(notice(page).getByText(onAll.text)).toBeVisible();
    await expect(notice(page).getByRole("button")).toBeHidden();
  });
});

test.describe("a Sunday elsewhere", () => {
  const times = formatTimeRange(moved.startTime, moved.endTime);
  const said = `the class is at ${moved.place}, ${moved.address}, ${times}.`;

  for (const path of [paths.bookClass, paths.firstClass, paths.services])
    test(`is said on ${path} until it has begun, though a closure names it`, async ({ page }) => {
      await openAt(page, path, melbourne(`${day(0)}T08:00`));
      await expect(page.getByText(said).filter({ visible: true })).toHaveCount(0);
      await returnAt(page, melbourne(`${day(0)}T12:00`));
      await expect(page.getByText(said).filter({ visible: true }).first()).toContainText(
        `Sunday ${formatDate(moved.date)} ${said}`,
      );
      // The usual class would have begun.
      await returnAt(page, melbourne(`${day(7)}T09:59`));
      await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible();
      await returnAt(page, melbourne(`${day(7)}T10:00`));
      await expect(page.getByText(said).filter({ visible: true })).toHaveCount(0);
    });

  test("is said on the class page from before the class of the week before until it has begun", async ({
    page,
  }) => {
    const sentence = page.getByText(`Sunday ${formatDate(moved.date)} ${said}`).filter({ visible: true });
    for (const time of [`${day(-7)}T12:00`, `${day(0)}T08:00`, `${day(0)}T12:00`, `${day(7)}T09:59`]) {
      await openAt(page, paths.sundayClass, melbourne(time));
      await expect(sentence).toHaveCount(1);
    }
    await returnAt(page, melbourne(`${day(7)}T10:00`));
    await expect(sentence).toHaveCount(0);
  });

  test("takes the place of the usual time and place on the home page's board", async ({ page }) => {
    const row = page.locator("section:has(#board-heading) li", {
      has: page.locator(`h3 a[href="${paths.sundayClass}"]`),
    });
    await openAt(page, "/", melbourne(`${day(5)}T12:00`));
    await expect(row).toContainText(moved.place, { useInnerText: true });
    await expect(row).toContainText(times, { useInnerText: true });
    await expect(row).not.toContainText(business.centre.name, { useInnerText: true });
    await returnAt(page, melbourne(`${day(8)}T12:00`));
    await expect(row).toContainText(business.centre.name, { useInnerText: true });
    await expect(row).not.toContainText(moved.place, { useInnerText: true });
  });
});

test.describe("a time away", () => {
  const sentence = `Until Monday ${formatDate(day(15))} I’m away; I answer then.`;

  test("is said at the form and in the footer, beside the usual time, and ends by itself", async ({
    page,
  }) => {
    const form = page.locator("#write");
    const footer = page.getByRole("contentinfo");
    await openAt(page, paths.contact, noon(7));
    await expect(form.getByText(sentence)).toBeHidden();
    await returnAt(page, noon(8));
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(footer.getByText(sentence)).toBeVisible();
    // Is the class on meanwhile? It is, where its page says so.
    const ofClasses = footer.getByText(layout.forAWhile.awayClasses);
    await expect(ofClasses).toBeVisible();
    await expect(page.getByText(`usually ${business.replyPromise}`).first()).toBeVisible();
    await returnAt(page, melbourne(`${day(15)}T00:00`));
    await expect(form.getByText(sentence)).toBeHidden();
    await expect(footer.getByText(sentence)).toBeHidden();
    await expect(ofClasses).toBeHidden();
  });

  test("is said beside the form’s result", async ({ page }) => {
    await openAt(page, paths.contact, noon(8));
    await page.route("**/send-contact-email", (route) => route.fulfill({ status: 200, json: { ok: true } }));
    await page.getByLabel(contact.form.name, { exact: true }).fill("Sam");
    await page.getByLabel(contact.form.email, { exact: true }).fill("sam@example.com");
    await page.getByLabel(contact.form.message, { exact: true }).fill("Is there a ramp?");
    // It would be posted without script before.
    await expect(page.locator("#write form[novalidate]")).toBeVisible();
    await page.getByRole("button", { name: contact.form.button }).click();
    await expect(page.getByRole("heading", { name: contact.sentCard.heading })).toBeVisible();
    await expect(page.locator("#write").getByText(sentence)).toBeVisible();
  });
});

test("a price begins on its day, and is said before", async ({ page }) => {
  const price = page.locator("section:has(#board-heading) li", {
    has: page.locator(`h3 a[href="${paths.course}"]`),
  });
  const shown = { useInnerText: true };
  const [before, after] = [money(course.price), money(newPrice.amount)];
  await openAt(page, "/", melbourne(`${day(9)}T23:59`));
  await expect(price).toContainText(before, shown);
  await expect(price).toContainText(`from ${formatDate(newPrice.from)} ${after}`, shown);
  await returnAt(page, melbourne(`${day(10)}T00:00`));
  await expect(price).toContainText(after, shown);
  await expect(price).not.toContainText(before, shown);
  // Menus have no room for the next one.
  await openAt(page, paths.about, noon(9));
  await expect(page.getByRole("navigation", { name: layout.topBar.label })).not.toContainText(after, shown);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a notice names its days", async ({ page }) => {
    await page.goto(paths.about);
    await expect(notice(page)).toHaveText(`From ${formatDays(onAll)}: ${onAll.text}`, { useInnerText: true });
    await expect(notice(page).getByRole("button")).toBeHidden();
  });

  test("a time away, a price and a Sunday elsewhere name theirs, too", async ({ page }) => {
    await page.goto(paths.contact);
    const year = (date: string) => date.slice(0, 4);
    const until = day(15);
    await expect(page.locator("#write")).toContainText(
      `until Monday ${formatDate(until)} ${year(until)} I’m away; I answer then.`,
      { useInnerText: true },
    );
    await page.goto("/");
    await expect(page.locator("#main")).toContainText(
      `${money(course.price)} (${money(newPrice.amount)} from ${formatFullDate(newPrice.from)})`,
      { useInnerText: true },
    );
    await page.goto(paths.firstClass);
    await expect(page.locator("#main")).toContainText(
      `Sunday ${formatDate(moved.date)} ${year(moved.date)} the class is at`,
      { useInnerText: true },
    );
  });
});
