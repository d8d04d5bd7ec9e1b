import type { Page } from "@playwright/test";
import { barLink as link, menuName } from "./support/bar.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

test.describe("moving between pages", () => {
  test("nothing but a few bytes of script runs before a visitor reaches for something", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto("/");
    await page.mouse.move(300, 300);
    await link(page, /^About/).hover();
    await page.waitForTimeout(1500);
    await menuName(page, "Services").hover();
    await page.waitForTimeout(500);
    expect(scripts, "a page without an island").toEqual([]);
    await page.goto("/contact");
    await page.getByLabel("Name", { exact: true }).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });

  test("React takes over without a complaint, and links still lead to documents, fetched while they are pointed at", async ({
    page,
  }) => {
    await page.goto("/");
    await startReact(page);
    await link(page, /^Contact/).hover();
    await page.waitForTimeout(1000); // a pointer that rests
    await link(page, /^Contact/).click();
    await expect(page).toHaveTitle(/^Contact/);
    const delivery = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
    );
    expect(delivery).toBe("navigational-prefetch");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const react of [false, true]) {
    test(`Back leads to where the visitor was, ${react ? "with" : "before"} React`, async ({ page }) => {
      await page.goto("/");
      if (react) await startReact(page);
      await page.evaluate(() => scrollTo(0, 4000));
      const inView = await headingInView(page);
      await link(page, /^Contact/).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => headingInView(page)).toEqual(inView);
    });
  }

  test("an unknown address is a 404 that says so on the console and goes home", async ({
    page,
    complaints,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const response = await page.goto("/no/such-page?x=1");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect.poll(() => said).toContain("Unknown path: /no/such-page");
    complaints.length = 0; // the browser notes the 404
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

/** Where the first heading that can be seen stands, to a pixel. */
function headingInView(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    for (const heading of document.querySelectorAll("h2, h3")) {
      const { top } = heading.getBoundingClientRect();
      if (top >= 0 && top < innerHeight) return `${heading.textContent} at ${Math.round(top)}`;
    }
    return undefined;
  });
}
