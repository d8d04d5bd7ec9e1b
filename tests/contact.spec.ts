import { contactForm, waitUntilLive, writeMessage } from "./support/contact-form.ts";
import { expect, test, uniqueWords } from "./support/test.ts";

const oneMail = (mailbox: { mailsWith(words: string): unknown[] }, words: string) =>
  expect.poll(() => mailbox.mailsWith(words).length, { timeout: 15_000 }).toBe(1);

test("a message reaches the owner’s mailbox, from the site and answered to the visitor", async ({
  page,
  mailbox,
}) => {
  const words = uniqueWords();
  await page.goto("/contact");
  await waitUntilLive(page);
  await writeMessage(page, `${words}\nDoes it suit someone who falls asleep? 🦢`, "Zoë O’Brien");
  await contactForm(page).interest.selectOption("8-Week Online Course");
  await contactForm(page).send.click();

  await expect(contactForm(page).sent).toBeFocused();
  await expect(contactForm(page).notices).toContainText("Message sent!");
  await expect(contactForm(page).notices).toContainText(
    "Thanks for reaching out. I'll get back to you soon.",
  );
  await oneMail(mailbox, words);
  const [mail] = mailbox.mailsWith(words);
  expect(mail?.from).toMatchObject({ address: "website@example.com" });
  expect(mail?.replyTo).toEqual([{ name: "Zoë O’Brien", address: "sam@example.net" }]);
  expect(mail?.subject).toBe("Zoë O’Brien: 8-Week Online Course");
  expect(mail?.text).toContain("falls asleep? 🦢");
  expect(mail?.html).toContain("falls asleep? 🦢");

  await page.getByRole("link", { name: "Write another" }).click();
  await expect(contactForm(page).name).toHaveValue("");
  await expect(contactForm(page).message).toHaveValue("");
});

test("what is typed before React starts is kept, also on another page and back", async ({
  page,
  mailbox,
}) => {
  const words = uniqueWords();
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto("/contact");
  await contactForm(page).interest.selectOption("1-to-1 Coaching");
  await contactForm(page).name.pressSequentially("Sam Nguyen", { delay: 60 });
  await contactForm(page).email.fill("sam@example.net");
  await contactForm(page).message.fill(words);
  await page.waitForTimeout(2000);
  await page.locator("form[novalidate]").waitFor();
  await expect(contactForm(page).name).toHaveValue("Sam Nguyen");
  await page.goto("/about");
  await page.goto("/contact");
  await expect(contactForm(page).name).toHaveValue("Sam Nguyen");
  await contactForm(page).send.click();
  await oneMail(mailbox, words);
  expect(mailbox.mailsWith(words)[0]?.subject).toBe("Sam Nguyen: 1-to-1 Coaching");
});

test("what the browser fills in by itself goes without a complaint", async ({ page, complaints }) => {
  await page.goto("/contact");
  // As Chromium does: an event of a key that does not say which.
  await page.locator("#email").evaluate((field: HTMLInputElement) => {
    field.dispatchEvent(new Event("keydown", { bubbles: true }));
    field.value = "sam@example.com";
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  });
  expect(complaints).toEqual([]);
});

test("everything can be done with the keyboard alone", async ({ page, mailbox }) => {
  const words = uniqueWords();
  await page.goto("/contact");
  await contactForm(page).name.focus();
  await page.keyboard.type("Kim");
  await page.keyboard.press("Tab");
  await page.keyboard.type("kim@example.net");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.keyboard.type(words, { delay: 40 });
  await page.keyboard.press("Tab");
  await expect(contactForm(page).send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(contactForm(page).sent).toBeFocused();
  await oneMail(mailbox, words);
  expect(mailbox.mailsWith(words)[0]?.subject).toBe("Kim: 1-to-1 Coaching");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(contactForm(page).name).toBeFocused();
});

test("missing fields are named, at the field and in a notice, and the first one is focused", async ({
  page,
}) => {
  await page.goto("/contact");
  await waitUntilLive(page);
  await contactForm(page).name.fill("   ");
  await contactForm(page).email.fill("sam@example.net");
  await contactForm(page).send.click();

  await expect(contactForm(page).notices).toContainText("Missing information");
  await expect(contactForm(page).notices).toContainText("Please fill in your name, email, and message.");
  await expect(page.getByRole("alert")).toContainText("Missing information");
  await expect(contactForm(page).name).toBeFocused();
  await expect(contactForm(page).name).toHaveAttribute("aria-invalid", "true");
  await expect(contactForm(page).name).toHaveAccessibleDescription(/Your name/);
  await expect(contactForm(page).message).toHaveAccessibleDescription(/A word or two is enough/);
  await expect(contactForm(page).email).toHaveAttribute("aria-invalid", "false");
});

test("while a message is on its way the button says so and cannot be pressed", async ({ page, mailbox }) => {
  const words = uniqueWords();
  await page.route("**/send-contact-email", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto("/contact");
  await waitUntilLive(page);
  await writeMessage(page, words);
  await contactForm(page).send.click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(contactForm(page).sent).toBeVisible();
  await oneMail(mailbox, words);
});

test("a message that is on its way when its page is left arrives, once", async ({ page, mailbox }) => {
  const words = uniqueWords();
  await page.goto("/contact");
  await waitUntilLive(page);
  await writeMessage(page, words);
  // Both in one go: no answer can come in between.
  await contactForm(page).send.evaluate((button: HTMLElement) => {
    button.click();
    location.assign("/faq");
  });
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => mailbox.mailsWith(words).length, { timeout: 15_000 }).toBe(1);
});

test("a message that cannot be stored stays in the form, with the notice", async ({ page, complaints }) => {
  await page.route("**/send-contact-email", (route) =>
    route.fulfill({ status: 400, json: { error: { code: "malformed", message: "no", fields: {} } } }),
  );
  await page.goto("/contact");
  await waitUntilLive(page);
  await writeMessage(page, "Still here?");
  await contactForm(page).send.click();

  await expect(contactForm(page).notices).toContainText("Error");
  await expect(contactForm(page).notices).toContainText(
    "Failed to send message. Please try again or email directly.",
  );
  await expect(contactForm(page).message).toHaveValue("Still here?");
  await expect(contactForm(page).send).toBeFocused();
  expect(complaints.some((text) => text.includes("The message was not sent"))).toBe(true);
  complaints.length = 0;
});

test("an answer that was lost does not make two mails of one message", async ({
  page,
  mailbox,
  complaints,
}) => {
  const words = uniqueWords();
  let lost = 0;
  await page.route("**/send-contact-email", async (route) => {
    const response = await route.fetch();
    // The server has stored it, but the visitor never hears of it the first time.
    if (lost++ === 0) await route.fulfill({ status: 502, body: "" });
    else await route.fulfill({ response });
  });
  await page.goto("/contact");
  await waitUntilLive(page);
  await writeMessage(page, words);
  await contactForm(page).send.click();
  await expect(contactForm(page).sent).toBeVisible();
  expect(lost).toBe(2);
  await oneMail(mailbox, words);
  await page.waitForTimeout(1500);
  expect(mailbox.mailsWith(words)).toHaveLength(1);
  complaints.length = 0; // the browser notes the 502
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("offline: the notice comes at once, the text outlives a reload, and can be sent when back", async ({
    page,
    context,
    mailbox,
    complaints,
  }) => {
    const words = uniqueWords();
    await page.goto("/contact");
    await waitUntilLive(page);
    await writeMessage(page, words);
    await context.setOffline(true);
    await contactForm(page).send.click();
    await expect(contactForm(page).notices).toContainText("Failed to send message.", { timeout: 3000 });
    await expect(contactForm(page).message).toHaveValue(words);

    await context.setOffline(false);
    await expect(page.getByText("You’re back online")).toBeVisible();
    await page.reload();
    await waitUntilLive(page);
    await expect(contactForm(page).message).toHaveValue(words);
    await expect(contactForm(page).name).toHaveValue("Sam Nguyen");
    await contactForm(page).send.click();
    await oneMail(mailbox, words);
    complaints.length = 0;
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message reaches the owner, and the page says that it has gone", async ({ page, mailbox }) => {
    const words = uniqueWords();
    await page.goto("/contact");
    await writeMessage(page, words);
    await contactForm(page).interest.selectOption("Sunday Ballarat Class");
    await contactForm(page).send.click();
    await expect(page).toHaveURL(/\/contact#message-sent$/);
    await expect(contactForm(page).sent).toBeVisible();
    await expect(contactForm(page).send).toBeHidden();
    await oneMail(mailbox, words);
    expect(mailbox.mailsWith(words)[0]?.subject).toContain("Sunday Ballarat Class");

    await page.getByRole("link", { name: "Write another" }).click();
    await expect(contactForm(page).send).toBeVisible();
  });

  test("what was typed comes back, escaped, with the fault beside its field", async ({
    page,
    complaints,
  }) => {
    await page.goto("/contact");
    await contactForm(page).name.fill('<b>"Sam" & [[email]]</b>');
    await contactForm(page).email.fill("sam@nowhere");
    await contactForm(page).message.fill("</textarea><script>alert(1)</script>\nTwo lines");
    await contactForm(page).interest.selectOption("1-to-1 Coaching");
    await contactForm(page).send.click();

    await expect(page.getByRole("alert")).toContainText("Error");
    await expect(contactForm(page).name).toHaveValue('<b>"Sam" & [[email]]</b>');
    await expect(contactForm(page).email).toHaveValue("sam@nowhere");
    await expect(contactForm(page).email).toHaveAttribute("aria-invalid", "true");
    await expect(contactForm(page).email).toHaveAccessibleDescription(/doesn’t look like an email address/);
    await expect(contactForm(page).message).toHaveValue("</textarea><script>alert(1)</script>\nTwo lines");
    await expect(contactForm(page).interest).toHaveValue("1-to-1 Coaching");

    await contactForm(page).email.fill("sam@example.net");
    await contactForm(page).send.click();
    await expect(contactForm(page).sent).toBeVisible();
    complaints.length = 0; // the browser notes the 422
  });
});
