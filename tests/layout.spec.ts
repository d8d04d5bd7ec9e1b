import { waitUntilLaidOut } from "./support/laid-out.ts";
import { layoutShift, watchLayoutShift } from "./support/layout-shift.ts";
import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

for (const path of pages) {
  test(`${path} never scrolls sideways, from 320 to 1920 px, nor with 200 % text`, async ({ page }) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.goto(path);
    await waitUntilLaidOut(page);
    for (const width of [320, 390, 600, 768, 820, 1024, 1120, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await overflow(), "with 200 % text").toBeLessThanOrEqual(0);
  });

  test(`${path} does not shift while it loads, however late fonts and pictures come`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\.(woff2|svg)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await watchLayoutShift(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test(`${path} states the true proportions of its pictures, and asks nothing of any other site`, async ({
    page,
    site,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site.address)) foreign.push(request.url());
    });
    await page.goto(path);
    await waitUntilLaidOut(page);
    const wrong = await page.evaluate(async () => {
      const images = [...document.querySelectorAll("img")];
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
      return images
        .filter((image) => image.naturalWidth > 0)
        .filter((image) => {
          const stated = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
          // A <picture> states the proportions of its last choice; the others are fitted by the styles.
          const fitted = image.parentElement?.tagName === "PICTURE";
          return !fitted && !(Math.abs(stated / (image.naturalWidth / image.naturalHeight) - 1) < 0.02);
        })
        .map((image) => image.src);
    });
    expect(wrong).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    expect(foreign).toEqual([]);
  });
}
