import type { Page } from "@playwright/test";
import { isEdge } from "../support/host.ts";
import { expect, test } from "../support/test.ts";

const kibibyte = 1024;

// As wide as a phone from the first byte on. With `isMobile`, Playwright starts wide and may fetch the wide picture too.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** Adds up the compressed bytes that a page fetches, each file once, without headers. Call it before opening the page. */
function watchBytes(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const size = response.headerValue("content-length").then(Number);
    if (!sizes.has(response.url())) sizes.set(response.url(), size);
  });
  return async (files = /./) => {
    const wanted = [...sizes].filter(([url]) => files.test(url)).map(([, size]) => size);
    return (await Promise.all(wanted)).reduce((sum, size) => sum + size, 0);
  };
}

/** Scrolls to each picture, which loads the lazy ones. */
async function readToTheEnd(page: Page): Promise<void> {
  const pictures = page.locator("main img");
  for (let index = 0; index < (await pictures.count()); index++) {
    const picture = pictures.nth(index);
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
  await page.waitForLoadState("networkidle");
}

test("the home page transfers at most 95 KB to a phone as it opens, 37 KB of them fonts, and 135 KB read to its end", async ({
  page,
}) => {
  test.skip(isEdge, "Cloudflare compresses on its way out, not in the runtime on this machine");
  const bytes = watchBytes(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const opened = await bytes();
  expect(opened, "as it opens").toBeLessThanOrEqual(95 * kibibyte);
  await readToTheEnd(page);
  const all = await bytes();
  expect(all, "the pictures below came").toBeGreaterThan(opened + 20 * kibibyte);
  expect(all, "read to the end").toBeLessThanOrEqual(135 * kibibyte);
  expect(await bytes(/\.woff2$/), "fonts").toBeLessThanOrEqual(37 * kibibyte);
});
