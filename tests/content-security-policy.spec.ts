import type { Page } from "@playwright/test";
import { jamThePress } from "./support/jam-the-press.ts";
import { pages } from "./support/pages.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

/** Collects what the browser refuses because of the policy, on this page and on those after it. */
async function refusalsOf(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await page.exposeFunction("reportRefusal", (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    const { reportRefusal } = window as unknown as { reportRefusal(refusal: string): void };
    document.addEventListener("securitypolicyviolation", (event) =>
      reportRefusal(`${location.pathname}: ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
  return refusals;
}

for (const path of pages) {
  test(`${path} and its React work under its policy`, async ({ page }) => {
    const refusals = await refusalsOf(page);
    await page.goto(path);
    await startReact(page);
    // What comes after React: the list of notices, with a style sheet of its own.
    await page.waitForLoadState("networkidle");
    expect(refusals).toEqual([]);
  });
}

test("under its policy a page that cannot be drawn says so, with its styles and a way home", async ({
  page,
  complaints,
}) => {
  const refusals = await refusalsOf(page);
  await jamThePress(page, "/contact");
  await page.goto("/contact");
  await page.getByLabel("Name", { exact: true }).focus();
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(page.locator("main"), "the page has its own styles").toHaveCSS("display", "grid");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Same busy life.");
  expect(refusals).toEqual([]);
  complaints.length = 0; // React notes the error
});
