import { contactForm, waitUntilLive } from "./support/contact-form.ts";
import { expect, test } from "./support/test.ts";

test.describe("notices", () => {
  test("Alt+T reaches them and Escape gives the focus back; a problem is not only a colour", async ({
    page,
  }) => {
    await page.goto("/contact");
    await waitUntilLive(page);
    await contactForm(page).send.click();
    const notice = contactForm(page).notices.getByRole("listitem");
    await expect(notice).toBeVisible();
    await expect(contactForm(page).name).toBeFocused();

    await page.keyboard.press("Alt+t");
    await expect(contactForm(page).notices.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(contactForm(page).name).toBeFocused();

    // A problem stays, has a mark of its own, and goes when it is dismissed.
    await page.waitForTimeout(7000);
    await expect(notice).toBeVisible();
    await expect(notice.locator("[data-icon]")).toHaveCount(1);
    const box = await notice.boundingBox();
    const view = page.viewportSize();
    expect(box && view && box.x + box.width).toBeGreaterThan((view?.width ?? 0) - 60);
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toHaveCount(0);
  });
});
