import { wholeBrowser } from "../support/chromium.ts";
import { timersFired } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(wholeBrowser && { executablePath: wholeBrowser }),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
    { scope: "worker" },
  ],
});

test.skip(!wholeBrowser, "the browser for tests keeps no pages to go back to");

test("a page restored from the back/forward cache is counted again, once", async ({ page, site }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/accessibility");
  await page.goto("/privacy");
  // Playwright would wait for a load event, which a restored page does not have.
  await page.evaluate(() => history.back()).catch(() => undefined);

  const views = () => site.read("SELECT views FROM page_views WHERE path = '/accessibility'")[0]?.views;
  await expect.poll(views).toBe(2);
  // The test tool may notice late that the page is another one.
  await expect(() => timersFired(page)).toPass();
  expect(views()).toBe(2);
  expect(documents, "the page came from the cache").toEqual(["/accessibility", "/privacy"]);
});
