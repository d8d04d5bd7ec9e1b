import { expect, test } from "./support/test.ts";

// The test tool turns the browser's memory of left pages off, unless told.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

test("a page that comes back as it was from the browser's memory is counted again", async ({
  page,
  site,
}) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/accessibility");
  await page.goto("/privacy");
  // The tool waits for a load that a page from memory does not have.
  await page.evaluate(() => history.back()).catch(() => undefined);

  const views = () => site.read("SELECT views FROM page_views WHERE path = '/accessibility'")[0]?.views;
  await expect.poll(views).toBe(2);
  await page.waitForTimeout(400);
  expect(views()).toBe(2);
  expect(documents, "the page came from memory").toEqual(["/accessibility", "/privacy"]);
});
