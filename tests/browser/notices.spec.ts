import { contactForm, hydrateForm } from "../support/contact-form.ts";
import { expect, test } from "../support/test.ts";

test.describe("notices", () => {
  test("Alt+T focuses them and Escape returns the focus; an error has an icon and stays until dismissed", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/contact");
    await hydrateForm(page);
    await contactForm(page).send.click();
    const notice = contactForm(page).notices.getByRole("listitem");
    await expect(notice).toBeVisible();
    await expect(contactForm(page).name).toBeFocused();

    await page.keyboard.press("Alt+t");
    await expect(contactForm(page).notices.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(contactForm(page).name).toBeFocused();

    await page.clock.fastForward("10:00");
    await expect(notice).toBeVisible();
    await expect(notice.locator("[data-icon]")).toHaveCount(1);
    const box = await notice.boundingBox();
    const view = page.viewportSize();
    expect(box && view && box.x + box.width).toBeGreaterThan((view?.width ?? 0) - 60);
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toHaveCount(0);
  });
});
