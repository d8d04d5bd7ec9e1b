import type { Page } from "@playwright/test";
import { barLink as link, menuName } from "../support/bar.ts";
import { scriptRequests } from "../support/recorders.ts";
import { expect, test } from "../support/test.ts";
import { timersFired } from "../support/timers-fired.ts";

test.describe("moving between pages", () => {
  test("a page loads no script before a visitor reaches for an island", async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.goto("/");
    await link(page, /^About/).hover();
    await menuName(page, "Services").hover();
    await timersFired(page);
    expect(scripts, "a page without an island").toEqual([]);
    await page.goto("/contact");
    await timersFired(page);
    expect(scripts, "a page with an island").toEqual([]);
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
    const inView = await headingInView(page);
    await link(page, /^Contact/).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => headingInView(page)).toEqual(inView);
  });

  test("an unknown URL is a 404 that logs its path and leads home", async ({ page, complaints }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const response = await page.goto("/no/such-page?x=1");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect.poll(() => logged).toContain("Unknown path: /no/such-page");
    complaints.length = 0; // the browser logs the 404
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

/** Returns the first heading in view and its distance from the top in pixels, after deferred layout. */
function headingInView(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const heading of document.querySelectorAll("h2, h3")) {
      const { top } = heading.getBoundingClientRect();
      if (top >= 0 && top < innerHeight) return `${heading.textContent} at ${Math.round(top)}`;
    }
    return undefined;
  });
}
