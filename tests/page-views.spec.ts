import type { Page } from "@playwright/test";
import { site as facts } from "../content/site.ts";
import { unknownPath } from "../server/analytics/visit-counter.ts";
import { barLink } from "./support/bar.ts";
import { startReact } from "./support/react.ts";
import type { SiteServer } from "./support/site-server.ts";
import { expect, test } from "./support/test.ts";

/** Everything that the page reports, in order, as it leaves the browser. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/functions/v1/") || request.method() !== "POST") return;
    const body = JSON.parse(request.postData() ?? "{}") as Record<string, string>;
    const said = [body.path, body.offer, body.place, body.referrer && `from ${body.referrer}`];
    reports.push([pathname.replace("/functions/v1/", ""), ...said].filter(Boolean).join(" | "));
  });
  return reports;
}

/** Waits until this is all that was reported, and a moment longer for anything too much. */
async function expectReports(page: Page, reports: string[], expected: string[]) {
  await expect.poll(() => reports.length).toBeGreaterThanOrEqual(expected.length);
  await page.waitForTimeout(400);
  expect(reports).toEqual(expected);
}

/** How many views of a path the site has counted. */
function viewsOf(site: SiteServer, path: string): number {
  const [row] = site.read("SELECT coalesce(sum(views), 0) AS views FROM page_views WHERE path = ?", path);
  return Number(row?.views);
}

test.describe("a page view is reported exactly once", () => {
  test("for the page that is loaded, with its query, and not for its anchors", async ({ page }) => {
    const reports = reportsOf(page);
    await page.goto("/?utm_source=card");
    await expectReports(page, reports, ["page-view | /?utm_source=card"]);
    await page.evaluate(() => location.assign("#religious"));
    await page.goBack();
    await expectReports(page, reports, ["page-view | /?utm_source=card"]);
  });

  for (const react of [false, true]) {
    test(`${react ? "with" : "before"} React: for each document, Back and Forward included`, async ({
      page,
    }) => {
      const reports = reportsOf(page);
      await page.goto("/");
      if (react) await startReact(page);
      await expectReports(page, reports, ["page-view | /"]);
      await barLink(page, /^Contact/).click();
      await expect(page).toHaveURL(/\/contact$/);
      const both = ["page-view | /", "page-view | /contact"];
      await expectReports(page, reports, both);
      await page.goBack();
      await expectReports(page, reports, [...both, "page-view | /"]);
      await page.goForward();
      await expectReports(page, reports, [...both, ...both]);
    });
  }

  test("on a page that never starts React, and for the page that it leads to", async ({
    page,
    site,
    complaints,
  }) => {
    const reports = reportsOf(page);
    const before = viewsOf(site, unknownPath);
    await page.goto("/no/such-page?x=1");
    await expect(page).toHaveURL(/:\d+\/$/);
    // The test tool misses what a page sends while it is left.
    await expectReports(page, reports, ["page-view | /"]);
    expect(viewsOf(site, unknownPath)).toBe(before + 1);
    complaints.length = 0; // the browser notes the 404
  });

  test("on the page that has its script as a file", async ({ page }) => {
    const reports = reportsOf(page);
    await page.goto("/guided-practices");
    await expectReports(page, reports, ["page-view | /guided-practices"]);
  });

  test("for a page that comes back as it was from the browser's memory", async ({ page }) => {
    const reports = reportsOf(page);
    await page.goto("/contact");
    await expectReports(page, reports, ["page-view | /contact"]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expectReports(page, reports, ["page-view | /contact", "page-view | /contact"]);
  });

  test("with the host of the site that led here, once", async ({ page, site }) => {
    const reports = reportsOf(page);
    await page.goto("/", { referer: "https://search.example.com/?q=private" });
    await expectReports(page, reports, ["page-view | / | from search.example.com"]);
    await startReact(page);
    await barLink(page, /^Contact/).click();
    await expectReports(page, reports, ["page-view | / | from search.example.com", "page-view | /contact"]);
    await page.goto("/privacy", { referer: `${site.address}/contact` });
    await expectReports(page, reports, [
      "page-view | / | from search.example.com",
      "page-view | /contact",
      "page-view | /privacy",
    ]);
  });
});

for (const [name, value] of [
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const) {
  test(`nothing is reported where the browser says ${name}`, async ({ page }) => {
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name, { get: () => value }),
      [name, value] as const,
    );
    const reports = reportsOf(page);
    await page.goto("/");
    await startReact(page);
    await barLink(page, /^Contact/).click();
    await expect(page).toHaveTitle(/^Contact/);
    await page.goBack();
    await expectReports(page, reports, []);
  });
}

test("answers of functions are no pages: what stands in their address stays there", async ({
  page,
  complaints,
}) => {
  const reports = reportsOf(page);
  await page.goto("/functions/v1/confirm-subscription?key=SECRET");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectReports(page, reports, []);
  complaints.length = 0; // the browser notes the status of a key that is none
});

test.describe("presses of booking buttons", () => {
  test.beforeEach(async ({ context }) => {
    // The booking page itself is not ours.
    await context.route("https://booking.example.com/**", (route) => route.fulfill({ body: "booking" }));
  });

  test("are reported by offer and place, before React and with it, by pointer, key and middle button", async ({
    page,
    context,
  }) => {
    const reports = reportsOf(page);
    const press = async (act: () => Promise<unknown>) => {
      const [opened] = await Promise.all([context.waitForEvent("page"), act()]);
      await opened.close();
    };
    await page.goto("/");
    const inBar = page.locator("header > div > a[data-offer]");
    const inHero = page.locator("main section").first().locator("a[data-offer]");
    const heading = (await page.getByRole("heading", { level: 1 }).textContent())?.replace(/\s+/g, " ");
    await press(() => inBar.click());
    await press(() => inHero.click({ button: "middle" }));
    await startReact(page);
    await inHero.focus();
    await press(() => page.keyboard.press("Enter"));
    await expectReports(page, reports, [
      "page-view | /",
      "booking-click | / | intro call | header",
      `booking-click | / | intro call | ${heading}`,
      `booking-click | / | intro call | ${heading}`,
    ]);
  });

  test("right button, other links and buttons are no presses", async ({ page }) => {
    const reports = reportsOf(page);
    await page.goto("/");
    await page.locator("main section").first().locator("a[data-offer]").click({ button: "right" });
    await startReact(page);
    await barLink(page, /^Contact/).click();
    await expect(page).toHaveTitle(/^Contact/);
    await expectReports(page, reports, ["page-view | /", "page-view | /contact"]);
  });

  test("every link to a booking names its offer", async ({ page }) => {
    await page.goto("/contact");
    const links = page.locator(`a[href="${facts.bookings.introCall.value}"]`);
    expect(await links.count()).toBeGreaterThan(1);
    for (const link of await links.all()) await expect(link).toHaveAttribute("data-offer", "intro call");
  });
});

test("a page that is left at once is counted", async ({ page, site }) => {
  const views = () => viewsOf(site, "/resources");
  const before = views();
  await page.goto("/resources", { waitUntil: "domcontentloaded" });
  await page.goto("/privacy");
  await expect.poll(views).toBe(before + 1);
  await page.waitForTimeout(600);
  expect(views(), "and once").toBe(before + 1);
});

test("what is reported reaches the day's totals, and leaves nothing in the browser", async ({
  page,
  context,
  site,
}) => {
  await page.goto("/accessibility?from=a-card");
  await expect.poll(() => viewsOf(site, "/accessibility")).toBeGreaterThan(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
