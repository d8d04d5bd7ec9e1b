import type { Page } from "@playwright/test";
import { PrerenderingTab } from "../support/prerendering-tab.ts";
import { test as base, expect } from "../support/test.ts";

/** Opens a tab on a path, and closes it after the test. */
const test = base.extend<{ openTab: (path: string) => Promise<PrerenderingTab> }>({
  openTab: async ({ site }, use) => {
    const tabs: PrerenderingTab[] = [];
    await use(async (path) => {
      const tab = await PrerenderingTab.open(site.url + path);
      tabs.push(tab);
      return tab;
    });
    for (const tab of tabs) await tab.close();
  },
});

/** Returns how long a page was prerendered before it was shown, in milliseconds; 0 if it wasn't prerendered. */
const activationStart = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return (navigation as PerformanceNavigationTiming & { activationStart: number }).activationStart;
  });

test("a page is prerendered while its link is hovered, and counted once, when it is shown", async ({
  site,
  openTab,
}) => {
  const views = () => {
    const [row] = site.read("SELECT sum(views) AS views FROM page_views WHERE path = '/faq'");
    return Number(row?.views);
  };
  const before = views();
  const tab = await openTab("/about");
  await tab.hoverUntilPrerendered("/faq");
  expect(views(), "before it is shown").toBe(before);
  const { page } = await tab.follow("/faq");
  expect(await activationStart(page)).toBeGreaterThan(0);
  await expect.poll(views).toBe(before + 1);
  await page.goto("about:blank");
  expect(views(), "after it was left").toBe(before + 1);
  expect(tab.logged).toEqual([]);
});

test("a prerendered page resolves dates when it is shown, not when it was prerendered", async ({
  openTab,
}) => {
  const tab = await openTab("/sunday-class");
  await tab.hoverUntilPrerendered("/book-in-person-class");
  const { page, clicked } = await tab.follow("/book-in-person-class");
  expect(await activationStart(page)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => window.scheduleMoment?.now)).toBeGreaterThanOrEqual(clicked);
});

test("the current page is not prerendered again, with an old draft of the message", async ({ openTab }) => {
  const tab = await openTab("/contact");
  await tab.type("#message", "A few words");
  await tab.hover("/contact");
  // Another page, which is prerendered later than the current one would have been.
  await tab.hoverUntilPrerendered("/about");
  const { page } = await tab.follow("/contact");
  expect(await activationStart(page)).toBe(0);
  await expect(page.locator("#message")).toHaveValue("A few words");
});

test("the island of a prerendered page hydrates", async ({ openTab }) => {
  const tab = await openTab("/about");
  await tab.hoverUntilPrerendered("/contact");
  const { page } = await tab.follow("/contact");
  expect(await activationStart(page)).toBeGreaterThan(0);
  await page.locator("#name").focus();
  await page.locator("form[novalidate]").waitFor();
});
