import type { Page } from "@playwright/test";
import { business } from "#content/business";
import { unknownPath } from "../../server/analytics/visits.ts";
import { barLink, timersFired } from "../support/page.ts";
import type { SiteServer } from "../support/site-server.ts";
import { expect, test } from "../support/test.ts";

/** Records the page's reports in order. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/functions/v1/") || request.method() !== "POST") return;
    const body = JSON.parse(request.postData() ?? "{}") as Record<string, string>;
    const parts = [body.path, body.offer, body.referrer && `from ${body.referrer}`];
    reports.push([pathname.replace("/functions/v1/", ""), ...parts].filter(Boolean).join(" | "));
  });
  return reports;
}

/** Expects exactly these reports, after waiting until no further one can follow. */
async function expectReports(page: Page, reports: string[], expected: string[]) {
  await expect.poll(() => reports.length).toBeGreaterThanOrEqual(expected.length);
  await timersFired(page);
  expect(reports).toEqual(expected);
}

/** Returns the number of counted views of a path. */
function viewsOf(site: SiteServer, path: string): number {
  const [row] = site.read("SELECT coalesce(sum(views), 0) AS views FROM page_views WHERE path = ?", path);
  return Number(row?.views);
}

test.describe("a page view is reported once", () => {
  test("for a loaded page with its query, not for its anchors", async ({ page }) => {
    const reports = reportsOf(page);
    await page.goto("/?utm_source=card");
    await expectReports(page, reports, ["page-view | /?utm_source=card"]);
    await page.evaluate(() => location.assign("#religious"));
    await page.goBack();
    await expectReports(page, reports, ["page-view | /?utm_source=card"]);
  });

  test("for each document, Back and Forward included", async ({ page }) => {
    const reports = reportsOf(page);
    await page.goto("/");
    await expect.poll(() => reports).toEqual(["page-view | /"]);
    await barLink(page, /^Contact/).click();
    await expect(page).toHaveURL(/\/contact$/);
    const both = ["page-view | /", "page-view | /contact"];
    await expect.poll(() => reports).toEqual(both);
    await page.goBack();
    await expect.poll(() => reports).toEqual([...both, "page-view | /"]);
    await page.goForward();
    await expectReports(page, reports, [...both, ...both]);
  });

  test("for the not-found page, and for the page that it leads to", async ({ page, site, complaints }) => {
    const reports = reportsOf(page);
    const before = viewsOf(site, unknownPath);
    await page.goto("/no/such-page?x=1");
    await expect(page).toHaveURL(/:\d+\/$/);
    // Playwright misses requests that a page sends while it unloads.
    await expectReports(page, reports, ["page-view | /"]);
    await expect.poll(() => viewsOf(site, unknownPath)).toBe(before + 1);
    complaints.length = 0; // the browser logs the 404
  });

  test("for a page restored from the back/forward cache", async ({ page }) => {
    const reports = reportsOf(page);
    await page.goto("/contact");
    await expectReports(page, reports, ["page-view | /contact"]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expectReports(page, reports, ["page-view | /contact", "page-view | /contact"]);
  });

  test("for a prerendered page when it is shown", async ({ page }) => {
    const reports = reportsOf(page);
    await page.addInitScript(() =>
      Object.defineProperty(document, "prerendering", { configurable: true, value: true }),
    );
    await page.goto("/contact");
    await expectReports(page, reports, []);
    await page.evaluate(() => {
      Object.defineProperty(document, "prerendering", { value: false });
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    await expectReports(page, reports, ["page-view | /contact"]);
  });

  test("with the referring host, once", async ({ page, site }) => {
    const reports = reportsOf(page);
    await page.goto("/", { referer: "https://search.example.com/?q=private" });
    await expectReports(page, reports, ["page-view | / | from search.example.com"]);
    await barLink(page, /^Contact/).click();
    await expectReports(page, reports, ["page-view | / | from search.example.com", "page-view | /contact"]);
    await page.goto("/privacy", { referer: `${site.url}/contact` });
    await expectReports(page, reports, [
      "page-view | / | from search.example.com",
      "page-view | /contact",
      "page-view | /privacy",
    ]);
  });
});

test("nothing is reported when the browser asks not to track", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" }),
  );
  const reports = reportsOf(page);
  await page.goto("/");
  await barLink(page, /^Contact/).click();
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expectReports(page, reports, []);
});

test.describe("clicks on booking buttons", () => {
  test.beforeEach(async ({ context }) => {
    await context.route(business.bookings.introCall, (route) => route.fulfill({ body: "booking" }));
  });

  test("are reported by offer, whether by mouse, key or middle button", async ({ page, context }) => {
    const reports = reportsOf(page);
    const open = async (act: () => Promise<unknown>) => {
      const [opened] = await Promise.all([context.waitForEvent("page"), act()]);
      await opened.close();
    };
    await page.goto("/");
    const inBar = page.locator("header > div > a[data-offer]");
    const inHero = page.locator("main section").first().locator("a[data-offer]");
    await open(() => inBar.click());
    // Opens a tab in whole browsers only.
    await inHero.click({ button: "middle" });
    await inHero.focus();
    await open(() => page.keyboard.press("Enter"));
    await expectReports(page, reports, ["page-view | /", ...Array(3).fill("booking-click | intro call")]);
  });

  test("are not reported for the right button and for other links", async ({ page }) => {
    const reports = reportsOf(page);
    await page.goto("/");
    await expect.poll(() => reports).toEqual(["page-view | /"]);
    await page.locator("main section").first().locator("a[data-offer]").click({ button: "right" });
    await barLink(page, /^Contact/).click();
    await expect(page).toHaveTitle(/^Contact/);
    await expectReports(page, reports, ["page-view | /", "page-view | /contact"]);
  });
});

test("a page that is left at once is counted once", async ({ page, site }) => {
  const views = () => viewsOf(site, "/resources");
  const before = views();
  await page.goto("/resources", { waitUntil: "domcontentloaded" });
  await page.goto("/privacy");
  await expect.poll(views).toBe(before + 1);
  await timersFired(page);
  expect(views()).toBe(before + 1);
});

test("a page view reaches the day's totals, and leaves nothing in the browser", async ({
  page,
  context,
  site,
}) => {
  await page.goto("/accessibility?from=a-card");
  await expect.poll(() => viewsOf(site, "/accessibility")).toBeGreaterThan(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
