import type { Page } from "@playwright/test";

/** The parts of the contact form, as a visitor finds them. */
export const contactForm = (page: Page) => ({
  name: page.getByLabel("Name", { exact: true }),
  email: page.getByLabel("Email", { exact: true }),
  interest: page.getByLabel("I’m interested in"),
  message: page.getByLabel("Message", { exact: true }),
  send: page.getByRole("button", { name: /^Send/ }),
  sent: page.getByRole("heading", { name: "Posted." }),
  notices: page.getByRole("region", { name: "Notifications" }),
});

/** Fills in everything that is needed, in no less time than a person needs. */
export async function writeMessage(page: Page, message: string, name = "Sam Nguyen"): Promise<void> {
  await page.waitForTimeout(2000);
  const form = contactForm(page);
  await form.name.fill(name);
  await form.email.fill("sam@example.net");
  await form.message.fill(message);
}

/** Waits until React has taken over the form, which the first focus starts. */
export async function waitUntilLive(page: Page): Promise<void> {
  await contactForm(page).name.focus();
  await page.locator("form[novalidate]").waitFor();
}
