import type { Page } from "@playwright/test";
import { notFound } from "#content/pages/not-found";
import { barLink as link, menuName, timersFired } from "../support/page.ts";
import { scriptRequests } from "../support/recorders.ts";
import { expect, test } from "../support/test.ts";

test.describe("moving between pages", () => {
  test("a page loads no script before a visitor reaches for an island", async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.goto("/");
    await link(page, /^About/).hover();
    await menuName(page, "Services").hover();
    await timersFired(page);
    expect(scripts, "a page without an island").toEqual([]);
    await page.goto("/contact");
    await page.getByRole("heading", { level: 1 }).hover();
    await timersFired(page);
    expect(scripts, "a page with an island, beside its controls").toEqual([]);
    await page.getByLabel("Name", { exact: true }).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });

  test("a page is prefetched while its link is hovered", async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send("Preload.enable");
    const prefetched = new Promise<void>((resolve) =>
      client.on("Preload.prefetchStatusUpdated", ({ status }) => status === "Ready" && resolve()),
    );
    await page.goto("/");
    await link(page, /^Contact/).hover();
    await prefetched;
    await link(page, /^Contact/).click();
    await expect(page).toHaveTitle(/^Contact/);
    const delivery = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
    );
    expect(delivery).toBe("navigational-prefetch");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("a link leads to the top of its page, and Back to where the visitor was", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => scrollTo(0, 4000));
    const place = await firstInView(page);
    await link(page, /^Contact/).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => firstInView(page)).toEqual(place);
  });

  test("an unknown URL is a 404 that logs its path and leads home in silence, out of the history", async ({
    page,
    complaints,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/");
    const home = await page.locator("body").innerText();
    await page.goto("/contact");
    const response = await page.goto("/conntact?x=1");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect.poll(() => logged).toContain("Unknown path: /conntact");
    expect(await page.locator("body").innerText(), "the home page as it is").toBe(home);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    complaints.length = 0; // the browser logs the 404
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the 404 page itself names the page that was meant", async ({ page, complaints }) => {
      await page.goto("/conntact");
      await expect(page.getByText(notFound.noPage.replace("{{path}}", "/conntact"))).toBeVisible();
      await page.getByRole("link", { name: "/contact", exact: true }).click();
      await expect(page).toHaveURL(/\/contact$/);
      complaints.length = 0; // the browser logs the 404
    });
  });

  test("the skip link leads past the bar", async ({ page }) => {
    await page.goto("/contact");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });
});

/** Returns the first words below the bar, and how far down the screen they are. */
const firstInView = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("main :is(h2, h3, p, li)")];
    const places = parts.map((part) => ({ part, ...part.getBoundingClientRect().toJSON() }));
    const first = places.find(({ top, height }) => height > 0 && top > 80 && top < innerHeight);
    return first && { words: first.part.textContent, top: Math.round(first.top) };
  });
