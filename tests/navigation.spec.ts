import type { Page } from "@playwright/test";
import { barLink as link, menuName, startReact } from "./support/bar.ts";
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
    expect(scripts).toEqual([]);
    await menuName(page, "Services").hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });

  test("React takes over without a complaint, and then pages change without loading a document", async ({
    page,
  }) => {
    await page.goto("/");
    await startReact(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
    await link(page, /^Contact/).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.locator("[aria-live=polite]").filter({ hasText: /^Contact/ })).toHaveCount(1);
    expect(documents).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("Back leads to where the visitor was", async ({ page }) => {
    await page.goto("/");
    await startReact(page);
    await page.evaluate(() => scrollTo(0, 1500));
    await link(page, /^Contact/).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });

  test("an address that used to be a page leads on, without a new document too", async ({ page }) => {
    await page.goto("/");
    await startReact(page);
    await page.evaluate(() => {
      const anchor = Object.assign(document.createElement("a"), {
        href: "/Product/4-Week-Course/",
        textContent: "old",
      });
      document.querySelector("main")?.prepend(anchor);
    });
    await page.getByText("old", { exact: true }).click({ force: true });
    await expect(page).toHaveURL(/\/$/);
  });

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

  test("a page that cannot be drawn says so, with the message, the stack folded away, and a way home", async ({
    page,
    complaints,
  }) => {
    await page.goto("/");
    await startReact(page);
    const module = await contactModule(page);
    await page.route(`**${module}`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default function Page() { throw new Error('a test jammed the press'); }",
      }),
    );
    await link(page, /^Contact/).click();
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page.getByText("a test jammed the press", { exact: true })).toBeVisible();
    await expect(page.locator("pre")).toBeHidden();
    await expect(page.locator("body"), "the page has its styles").toHaveCSS("margin", "0px");
    await page.getByText("What the machine said").click();
    await expect(page.locator("pre")).toContainText("a test jammed the press");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Same busy life.");
    complaints.length = 0; // React notes the error
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

/** The address of the module that draws the contact page, from the list of routes that the page loaded. */
function contactModule(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> };
    };
    return manifest.routes["routes/contact/page"]?.module ?? "";
  });
}
