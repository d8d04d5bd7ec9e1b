import { expect, type Page } from "@playwright/test";
import type { Mailbox } from "./mailbox.ts";

/** Locates the parts of the contact form by label and role. */
export const contactForm = (page: Page) => ({
  name: page.getByLabel("Name", { exact: true }),
  email: page.getByLabel("Email", { exact: true }),
  interest: page.getByLabel("I’m interested in"),
  message: page.getByLabel("Message", { exact: true }),
  send: page.getByRole("button", { name: /^Send/ }),
  sent: page.locator("#message-sent").getByRole("heading"),
  notices: page.getByRole("region", { name: "Notifications" }),
});

/** Fills in the required fields. */
export async function writeMessage(page: Page, message: string, name = "Sam Nguyen"): Promise<void> {
  const form = contactForm(page);
  await form.name.fill(name);
  await form.email.fill("sam@example.net");
  await form.message.fill(message);
}

/** Focuses the form and waits until React has hydrated it. */
export async function hydrateForm(page: Page): Promise<void> {
  await contactForm(page).name.focus();
  await page.locator("form[novalidate]").waitFor();
}

/** Waits until exactly one email with these words has arrived. */
export const expectOneEmail = (mailbox: Mailbox, words: string): Promise<void> =>
  expect.poll(() => mailbox.emailsWith(words).length).toBe(1);
