import { chromium } from "@playwright/test";
import puppeteer, { type Browser, type HTTPRequest, type Page } from "puppeteer-core";
import { chromiumOptions } from "../support/chromium.ts";
import { expect, test } from "../support/test.ts";

const desktop = { width: 1280, height: 800 };
let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  const { executablePath = chromium.executablePath(), args = [] } = chromiumOptions();
  browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox", ...args] });
});
test.afterAll(() => browser.close());
test.beforeEach(async () => {
  page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(60_000);
  await page.setViewport(desktop);
  // The server does not count views by headless browsers.
  await page.setUserAgent({ userAgent: (await browser.userAgent()).replace("Headless", "") });
});

const isPrerender = (request: HTTPRequest) =>
  request.headers()["sec-purpose"]?.includes("prerender") ?? false;

/** Hovers a link until its page is being prerendered: until its resources are requested. */
async function hoverUntilPrerendered(path: string): Promise<void> {
  const isPart = (request: HTTPRequest) => new URL(request.url()).pathname.startsWith("/assets/");
  const loaded = page.waitForResponse(
    (response) => isPrerender(response.request()) && isPart(response.request()),
  );
  await page.hover(`a[href="${path}"]`);
  await loaded;
}

/** Follows a link. Returns the time of the click. */
async function follow(path: string): Promise<number> {
  const clicked = Date.now();
  await Promise.all([page.waitForNavigation(), page.click(`a[href="${path}"]`)]);
  return clicked;
}

/** Returns how long a page was prerendered before it was shown, in milliseconds; 0 if it wasn't prerendered. */
const activationStart = () =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return (navigation as PerformanceNavigationTiming & { activationStart: number }).activationStart;
  });

test("a page is prerendered while its link is hovered, and counted once, when it is shown", async ({
  site,
}) => {
  const views = () => {
    const [row] = site.read("SELECT sum(views) AS views FROM page_views WHERE path = '/faq'");
    return Number(row?.views);
  };
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const before = views();
  await page.goto(`${site.url}/about`);
  await hoverUntilPrerendered("/faq");
  expect(views(), "before it is shown").toBe(before);
  await follow("/faq");
  expect(await activationStart()).toBeGreaterThan(0);
  await expect.poll(views).toBe(before + 1);
  await page.goto("about:blank");
  expect(views(), "after it was left").toBe(before + 1);
  expect(logged).toEqual([]);
});

test("a prerendered page resolves dates when it is shown, not when it was prerendered", async ({ site }) => {
  await page.goto(`${site.url}/sunday-class`);
  await hoverUntilPrerendered("/book-in-person-class");
  const clicked = await follow("/book-in-person-class");
  expect(await activationStart()).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scheduleMoment?.now)).toBeGreaterThanOrEqual(clicked);
});

test("the current page is not prerendered again, with an old draft of the message", async ({ site }) => {
  await page.goto(`${site.url}/contact`);
  await page.type("#message", "A few words");
  await page.hover('a[href="/contact"]');
  // Another page, which is prerendered later than the current one would have been.
  await hoverUntilPrerendered("/about");
  await follow("/contact");
  expect(await activationStart()).toBe(0);
  expect(await page.$eval("#message", (field) => (field as HTMLTextAreaElement).value)).toBe("A few words");
});

test("the island of a prerendered page hydrates", async ({ site }) => {
  await page.goto(`${site.url}/about`);
  await hoverUntilPrerendered("/contact");
  await follow("/contact");
  expect(await activationStart()).toBeGreaterThan(0);
  await page.focus("#name");
  await page.waitForSelector("form[novalidate]");
});
