import type { Page } from "@playwright/test";
import { compileScript } from "../../build-site/vite/page-scripts.ts";
import { timersFired } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

/** Opens a page with a measurement id; records requests for Google's tag and the commands that it would get. */
async function openPage(
  page: Page,
  path = "/with-google?from=card",
): Promise<{ tags: string[]; commands: () => Promise<unknown[][]> }> {
  const { code } = await compileScript("site/page-script/google-tag.inline.ts");
  const tags: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    tags.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.route("**/with-google*", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><head><title>T</title><link rel="icon" href="data:,">
        </head>
        <body><section><h2>Term 1</h2><a data-offer="term 1" href="#x">Book</a></section>
        <script data-measurement-id="G-TEST1234">${code}</script></body></html>`,
    }),
  );
  await page.goto(path, { referer: "https://search.example.com/?q=private" });
  const commands = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: IArguments[] }).dataLayer ?? []).map((command) => [...command] as unknown[]),
    );
  return { tags, commands };
}

test("page views and clicks are sent to Google's tag, after consent was denied", async ({
  page,
  context,
  site,
}) => {
  const { tags, commands } = await openPage(page);
  await expect.poll(() => tags).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1234"]);
  const [consent] = await commands();
  expect(consent?.slice(0, 2)).toEqual(["consent", "default"]);
  const choices = consent?.[2] as Record<string, string>;
  expect(Object.keys(choices).sort()).toEqual([
    "ad_personalization",
    "ad_storage",
    "ad_user_data",
    "analytics_storage",
  ]);
  expect(new Set(Object.values(choices))).toEqual(new Set(["denied"]));
  const config = (await commands()).find(([kind]) => kind === "config");
  expect(config).toEqual([
    "config",
    "G-TEST1234",
    { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
  ]);

  await page.getByRole("link", { name: "Book" }).click();
  // A page restored from the back/forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  const sent = (await commands()).slice(-5);
  const address = `${site.url}/with-google`;
  expect(sent).toEqual([
    ["set", { page_location: `${address}?from=card`, page_referrer: "https://search.example.com/" }],
    ["event", "page_view"],
    ["event", "booking_click", { offer: "term 1" }],
    ["set", { page_location: `${address}?from=card`, page_referrer: "" }],
    ["event", "page_view"],
  ]);
  expect(tags).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
});

test("a click before the page has loaded is sent after the consent and the page view", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.querySelector("a")?.click()),
  );
  const { commands } = await openPage(page);
  const sent = (await commands()).map(([kind, name]) => (kind === "event" ? name : kind));
  expect(sent.indexOf("booking_click")).toBeGreaterThan(sent.indexOf("page_view"));
  expect(sent[0]).toBe("consent");
});

test("URLs with a token are not sent to Google", async ({ page }) => {
  const { tags } = await openPage(page, "/functions/v1/with-google?token=SECRET");
  await timersFired(page);
  expect(tags).toEqual([]);
});

test("Google's tag is not loaded for visitors who ask not to be tracked", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  const { tags, commands } = await openPage(page);
  await timersFired(page);
  expect(tags).toEqual([]);
  expect(await commands()).toEqual([]);
});
