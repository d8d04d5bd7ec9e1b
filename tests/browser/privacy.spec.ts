import { paths } from "../../domain/pages.ts";
import { expect, test } from "../support/test.ts";

const asked = /^To show you this page, your browser asked one place, this site: (\d+) files, (\d+)\sKB\.$/;

test("the privacy page says what it asked for, as the browser lists it, and names this test", async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(paths.privacy);
  const line = page.locator("#asked");
  // The count of the visit follows a moment after the page.
  const counted = () => requests.some((url) => url.endsWith("/page-view"));
  await expect.poll(counted).toBe(true);
  const listed = () => performance.getEntriesByType("resource").length + 1;
  await expect
    .poll(
      async () => Number(asked.exec((await line.textContent()) ?? "")?.[1]) - (await page.evaluate(listed)),
    )
    .toBe(0);
  const [, , size] = asked.exec((await line.textContent()) ?? "") ?? [];
  expect(Number(size)).toBeGreaterThan(10);
  expect(requests.filter((url) => new URL(url).origin !== new URL(site.url).origin)).toEqual([]);
});

test("another place that the page asks is named", async ({ page }) => {
  await page.route("https://stats.example.org/**", (route) =>
    route.fulfill({ contentType: "image/gif", body: "" }),
  );
  await page.route(`**${paths.privacy}`, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = (await response.text()).replace(
      "</main>",
      '<img src="https://stats.example.org/a" alt=""></main>',
    );
    await route.fulfill({ response, headers, body });
  });
  await page.goto(paths.privacy);
  await expect(page.locator("#asked")).toContainText("asked 2 places: this site and stats.example.org.");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the privacy page says where the browser lists what was asked for", async ({ page }) => {
    await page.goto(paths.privacy);
    await expect(page.locator("#asked")).toHaveText(/^With JavaScript on, /);
  });
});
