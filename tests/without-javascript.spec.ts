import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

for (const path of pages) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const text = await page.getByRole("main").innerText();
    expect(text.length).toBeGreaterThan(500);
    // Words about today would be a promise that nobody keeps.
    expect(text).not.toMatch(/in progress|completed|booking is open|this sunday \d/i);
    // What is folded away unfolds, and what is closed with script stays out of the way.
    const folded = page.getByRole("main").locator("details");
    if ((await folded.count()) > 0) {
      await folded.first().locator("summary").click();
      await expect(folded.first().locator(":scope > :last-child")).toBeVisible();
    }
    await expect(page.locator("dialog").filter({ visible: true })).toHaveCount(0);
  });
}
