import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, ElementHandle, Page } from "puppeteer-core";

/** A page on a slow phone and a slow connection, really slowed down. Milliseconds; `cls` has no unit. */
export type ThrottledFigures = { readonly fcp: number; readonly lcp: number; readonly cls: number };

/** What only the site itself has: from the first intent until React runs, and ways to another page. In milliseconds. */
export type LivelyFigures = {
  readonly intentToLive: number;
  /** From a click on a link that the pointer has rested on until the next page is shown, before React runs. */
  readonly navigationBefore: number;
  /** The same once React runs. */
  readonly navigationAfter: number;
};

const megabit = 1e6 / 8;
const slow = { latency: 150, download: 1.6 * megabit, upload: 0.75 * megabit };
const slowerProcessor = 4;
/** How long the pointer rests on a link, so that the browser has made its page ready. */
const rest = 1500;
/** How long after the last painting no larger one is expected. */
const settled = 1500;

/** How a page came to be painted. */
export async function lookThrottled(browser: Browser, address: string): Promise<ThrottledFigures> {
  return withSlowPage(browser, async (page) => {
    await page.evaluateOnNewDocument(watchPainting);
    await page.goto(address, { waitUntil: "load" });
    await sleep(settled);
    return page.evaluate(() => (globalThis as unknown as { painting: ThrottledFigures }).painting);
  });
}

/**
 * How long a page takes to come to life, and how long ways from it to another page take.
 *
 * @param target the path of the other page, to which the page has a link that can be seen
 */
export async function comeToLife(browser: Browser, address: string, target: string): Promise<LivelyFigures> {
  const navigationBefore = await withSlowPage(browser, async (page) => {
    await page.goto(address, { waitUntil: "load" });
    return followLink(page, target);
  });
  return withSlowPage(browser, async (page) => {
    await page.evaluateOnNewDocument(watchStart);
    await page.goto(address, { waitUntil: "load" });
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => "live" in globalThis);
    const intentToLive = await page.evaluate(() => (globalThis as unknown as { live: number }).live);
    return { intentToLive, navigationBefore, navigationAfter: await followLink(page, target) };
  });
}

/** Rests on a link and clicks it. Gives the time from the click until the other page has been painted. */
async function followLink(page: Page, target: string): Promise<number> {
  const link = await seenLink(page, target);
  await link.scrollIntoView();
  await link.hover();
  await sleep(rest);
  await page.evaluate(() => {
    // The time of day, since the next page is another document. Kept as the click happens.
    const keep = () => sessionStorage.setItem("clicked", String(performance.timeOrigin + performance.now()));
    document.addEventListener("click", keep, { capture: true, once: true });
  });
  await Promise.all([page.waitForNavigation(), link.click()]);
  return page.evaluate(async () => {
    // A page that was ready counts from when it began to be made so, and is painted as it is shown.
    const painted = () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const first = list.getEntriesByName("first-contentful-paint")[0];
          if (first) resolve(performance.timeOrigin + first.startTime);
        }).observe({ type: "paint", buffered: true }),
      );
    return (await painted()) - Number(sessionStorage.getItem("clicked"));
  });
}

async function seenLink(page: Page, target: string): Promise<ElementHandle> {
  for (const link of await page.$$(`a[href="${target}"]`)) if (await link.isVisible()) return link;
  throw new Error(`bench: ${page.url()} has no link to ${target} that can be seen`);
}

async function withSlowPage<Result>(
  browser: Browser,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({
      width: 412,
      height: 823,
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    // These hold for pages that are made ready too.
    await page.emulateNetworkConditions(slow);
    await page.emulateCPUThrottling(slowerProcessor);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page, from its beginning on. */
function watchPainting() {
  const painting = { fcp: 0, lcp: 0, cls: 0 };
  Object.assign(globalThis, { painting });
  new PerformanceObserver((list) => {
    const first = list.getEntriesByName("first-contentful-paint")[0];
    if (first) painting.fcp = first.startTime;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    painting.lcp = list.getEntries().at(-1)?.startTime ?? painting.lcp;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      painting.cls += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: from the first key until React has taken the page over. */
function watchStart() {
  const begin = (event: Event) => {
    const look = () => {
      const main = document.querySelector("main") ?? {};
      const isLive = Object.keys(main).some((key) => key.startsWith("__reactProps"));
      if (isLive) Object.assign(globalThis, { live: performance.now() - event.timeStamp });
      else setTimeout(look);
    };
    look();
  };
  addEventListener("keydown", begin, { capture: true, once: true });
}
