import type { Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { layout } from "#content/layout";
import { timeZone } from "#content/schedule";
import { formatDays } from "../../domain/for-a-while.ts";
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

const test = base.extend<object, { readonly siteForAWhile: string }>({
  siteForAWhile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring of the first parameter
    ({}, use) => serveWithValues({ "for-a-while": { notices: [onAll, onBlog] } }, use),
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a notice names its days", async ({ page }) => {
    await page.goto(paths.about);
    await expect(notice(page)).toHaveText(`From ${formatDays(onAll)}: ${onAll.text}`, { useInnerText: true });
    await expect(notice(page).getByRole("button")).toBeHidden();
  });
});
