import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "puppeteer-core";
import { launchChromium } from "./support/chromium.ts";
import { expect, test } from "./support/test.ts";

const desktop = { width: 1280, height: 800 };
let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  browser = await launchChromium(process.env.CHROME_PATH ?? chromium.executablePath());
});
test.afterAll(() => browser.close());
test.beforeEach(async () => {
  page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(desktop);
  // A program's visit would not be counted.
  await page.setUserAgent({ userAgent: (await browser.userAgent()).replace("Headless", "") });
});

/** Rests on a link until its page is ready, and then follows it. */
async function followWhenReady(path: string, whenReady?: () => void) {
  await page.hover(`a[href="${path}"]`);
  await sleep(1500);
  whenReady?.();
  const pressed = Date.now();
  await Promise.all([page.waitForNavigation(), page.click(`a[href="${path}"]`)]);
  return pressed;
}

/** How long a page had been in the making when it was shown; 0 where it had not. */
const madeReady = () =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return (navigation as PerformanceNavigationTiming & { activationStart: number }).activationStart;
  });

test("a page is made ready while its link is pointed at, and counted once, when it is shown", async ({
  site,
}) => {
  const views = () => {
    const [row] = site.read("SELECT sum(views) AS views FROM page_views WHERE path = '/faq'");
    return Number(row?.views);
  };
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  const before = views();
  await page.goto(`${site.address}/about`);
  await followWhenReady("/faq", () => expect(views(), "before it is seen").toBe(before));
  expect(await madeReady()).toBeGreaterThan(0);
  expect(await page.title()).toMatch(/FAQ|questions/i);
  await expect.poll(views).toBe(before + 1);
  expect(views(), "and once").toBe(before + 1);
  expect(complaints).toEqual([]);
});

test("a page that was made ready says what holds when it is shown, not when it was made", async ({
  site,
}) => {
  await page.goto(`${site.address}/sunday-class`);
  const pressed = await followWhenReady("/in-person-class");
  expect(await madeReady()).toBeGreaterThan(0);
  const looked = await page.evaluate(() => window.scheduleMoment?.now);
  expect(looked).toBeGreaterThanOrEqual(pressed);
});

test("the page that one is on is not made anew, with the draft that it had a while ago", async ({ site }) => {
  await page.goto(`${site.address}/contact`);
  await page.type("#message", "A few words");
  await followWhenReady("/contact");
  expect(await madeReady()).toBe(0);
  expect(await page.$eval("#message", (field) => (field as HTMLTextAreaElement).value)).toBe("A few words");
});

test("an island of a page that was made ready comes to life", async ({ site }) => {
  await page.goto(`${site.address}/about`);
  await followWhenReady("/contact");
  expect(await madeReady()).toBeGreaterThan(0);
  await page.focus("#name");
  await page.waitForSelector("form[novalidate]");
});
