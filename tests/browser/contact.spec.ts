import type { Locator, Page } from "@playwright/test";
import { business } from "#content/business";
import { begun, card, form, sendStatus, sentCard } from "#content/pages/contact";
import { services } from "#content/pages/services";
import { course } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { plainText } from "../../content-model/schema/prose.ts";
import { fieldLimits, fieldMessages, notices, tooManyNotice } from "../../domain/message.ts";
import { expectAccessible } from "../support/axe.ts";
import { contactForm, expectOneEmail, hydrateForm, writeMessage } from "../support/contact-form.ts";
import { expect, test, uniqueWords } from "../support/test.ts";

test("the footer leads workplaces to length, price and an example, and on to a message that is half written", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "For workplaces" }).click();
  await expect(page.getByRole("heading", { name: services.forWorkplaces.heading })).toBeInViewport();
  for (const { name } of services.forWorkplaces.facts)
    await expect(
      page.getByRole("region", { name: services.forWorkplaces.heading }).getByText(name, { exact: true }),
    ).toBeVisible();
  await page.getByRole("link", { name: services.forWorkplaces.button }).click();
  const { message } = begun.workplaces;
  await expect(contactForm(page).message).toHaveValue(message);
  await expect(page.getByText(plainText(begun.note))).toBeInViewport();
  await expect(contactForm(page).name, "the link lands at the form").toBeInViewport();
  await expect(contactForm(page).interest).toHaveValue("General Question");
  await hydrateForm(page);
  await expect(contactForm(page).message).toHaveValue(message);
  await contactForm(page).message.fill("Something of my own");
  const ruled = await contactForm(page).message.evaluate((area) => {
    const { lineHeight, backgroundSize } = getComputedStyle(area);
    return { lineHeight, rule: /100% ([\d.]+px)/.exec(backgroundSize)?.[1] };
  });
  expect(ruled.rule, "each line stands on a rule").toBe(ruled.lineHeight);
  await page.goto("/contact/workplaces");
  await expect(contactForm(page).message).toHaveValue("Something of my own");
});

test("students, givers of presents and people who can’t pay begin a message by a link, without script too", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const ways = [
    ["/8-week-mindfulness-course#students", "/contact/not-here-yet", begun.missing, course.name],
    ["/8-week-mindfulness-course#students", "/contact/missed-a-session", begun.missed, course.name],
    ["/8-week-mindfulness-course#students", "/contact/another-term", begun.move, course.name],
    ["/8-week-mindfulness-course#students", "/contact/cancel", begun.cancel, course.name],
    ["/8-week-mindfulness-course", "/contact/half-price", begun.halfPrice, course.name],
    ["/enrol-live-online-course", "/contact/half-price", begun.halfPrice, course.name],
    ["/in-person-class", "/contact/hearing", begun.hearing, form.interests[0]],
    ["/faq", "/contact/present", begun.present, form.preselected],
    ["/contact", "/contact/present", begun.present, form.preselected],
    ["/enrol-live-online-course", "/contact/present", begun.present, form.preselected],
  ] as const;
  for (const [from, to, { title, message }, interest] of ways) {
    await page.goto(from);
    const link = page.locator(`main a[href="${to}#write"]`).first();
    await expect(link, `${from} to ${to}`).toBeAttached();
    await page.goto(`${to}#write`);
    await expect(page.getByRole("heading", { level: 1 }), "the page says what it is about").toHaveText(title);
    await expect(contactForm(page).message).toHaveValue(message);
    await expect(contactForm(page).interest).toHaveValue(interest ?? "");
  }
  await context.close();
});

test("a message that a page begins follows what was typed on another page, and has its own subject", async ({
  page,
}) => {
  const { name, interest, message } = contactForm(page);
  await page.goto("/contact");
  await name.fill("Sam Nguyen");
  await message.fill("Is there parking?");
  const stored = () => page.evaluate(() => sessionStorage.getItem("contact-draft"));
  await expect.poll(stored).toContain("Is there parking?");
  await page.goto("/contact/half-price");
  const both = `Is there parking?\n\n${begun.halfPrice.message}`;
  await expect(message).toHaveValue(both);
  await expect(interest).toHaveValue(course.name);
  await expect(name).toHaveValue("Sam Nguyen");
  // What the page begins goes along nowhere, though something else was typed there.
  await name.fill("Sam Lee");
  await expect.poll(stored).toContain("Sam Lee");
  await page.goto("/contact/present");
  await expect(message).toHaveValue(`Is there parking?\n\n${begun.present.message}`);
  await expect(name).toHaveValue("Sam Lee");
  await page.goto("/contact/half-price");
  await expect(message).toHaveValue(both);
  // In its middle, where the cursor stays as the form comes to life.
  await message.press("ControlOrMeta+Home");
  await message.press("ArrowDown");
  await message.pressSequentially("Or trams?");
  await page.locator("form[novalidate]").waitFor();
  await message.pressSequentially(" ");
  await expect(message).toHaveValue(both.replace("\n\n", "\nOr trams? \n"));
  await message.fill(`${both} Term 1`);
  await page.reload();
  await expect(message).toHaveValue(`${both} Term 1`);
  await expect(interest).toHaveValue(course.name);
  await page.goto("/contact");
  await expect(message).toHaveValue(`${both} Term 1`);
});

test("the card of a present prints alone, on one sheet", async ({ page }) => {
  await page.goto("/contact/present#card");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#card picture")).toBeVisible();
  // By consumer law, until when it holds stands on the card itself.
  await expect(page.locator("#card").getByText(card.validity)).toBeVisible();
  await expect(page.locator("#write")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBe(1);
});

/** The screens of a phone, upright and on its side, and of a desktop. */
const screens = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

for (const viewport of screens) {
  test(`a notice covers no field, and says something else than the field, at ${viewport.width} × ${viewport.height}`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/send-contact-email", (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto("/contact");
    await hydrateForm(page);
    const { name, email, message, send, notices: region } = contactForm(page);
    const notice = region.getByRole("listitem").first();
    const expectUncovered = async (when: string) => {
      await expect(notice, when).toBeVisible();
      const covered = async () => {
        const over = await notice.boundingBox();
        const boxes = await page.locator("main form :is(input[id], select, textarea):not([tabindex])").all();
        const found: string[] = [];
        for (const field of boxes) {
          const box = await field.boundingBox();
          const meets =
            box &&
            over &&
            box.x < over.x + over.width &&
            over.x < box.x + box.width &&
            box.y < over.y + over.height &&
            over.y < box.y + box.height;
          if (meets) found.push((await field.getAttribute("id")) ?? "");
        }
        return found;
      };
      await expect.poll(covered, when).toEqual([]);
    };
    const first = async (field: Locator) => {
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
    };

    await send.click();
    await expectUncovered("all missing");
    await first(name);
    for (const field of [name, email, message]) {
      const description = await field.evaluate(
        (element) =>
          document.getElementById(element.getAttribute("aria-errormessage") ?? `${element.id}-error`)
            ?.textContent,
      );
      expect(description, "what to write").toMatch(/^Write your/);
      expect(notices.missing.text).not.toContain(description ?? "");
    }
    await writeMessage(page, "Hello");
    await email.fill("kim@gmail..com");
    await send.click();
    await expectUncovered("an invalid address");
    await first(email);
    await email.fill("kim@example.org");
    await message.fill("");
    await send.click();
    await expectUncovered("no message");
    await expect(message).toBeFocused();
    await message.fill("Hello");
    await send.click();
    await expect(region).toContainText("Failed to send message.");
    await expectUncovered("a failure");
    await expect(send).toBeFocused();
    complaints.length = 0; // the failure is logged
  });
}

test("on a phone, the form stands before its picture", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await expect(contactForm(page).name).toBeInViewport();
  const picture = await page.locator("main section picture").first().boundingBox();
  const send = await contactForm(page).send.boundingBox();
  expect(picture?.y).toBeGreaterThan(send?.y ?? 0);
});

test("a paste of more than fits is kept whole, and says so at once", async ({ page, site }) => {
  const words = uniqueWords();
  await page.goto("/contact");
  await hydrateForm(page);
  await writeMessage(page, "");
  const { message, send, sent } = contactForm(page);
  const long = `${words} ${"x".repeat(fieldLimits.message)}`;
  await message.focus();
  await page.keyboard.insertText(long);
  await expect(page.getByText(fieldMessages.message.tooLong)).toBeVisible();
  await expect(message).toHaveValue(long);
  await message.fill(long.slice(0, fieldLimits.message));
  await expect(page.getByText(fieldMessages.message.tooLong)).toBeHidden();
  await send.click();
  await expect(sent).toBeVisible();
  expect(
    site.read("SELECT length(message) AS length FROM messages WHERE message LIKE ?", `${words}%`),
  ).toEqual([{ length: fieldLimits.message }]);
});

test("a message over the limit says why it waits, and when to send it", async ({ page, complaints }) => {
  await page.route("**/send-contact-email", (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "247" }, json: { error: { fields: {} } } }),
  );
  await page.goto("/contact");
  await hydrateForm(page);
  await writeMessage(page, "Hello");
  await contactForm(page).send.click();
  await expect(contactForm(page).notices).toContainText(tooManyNotice(247).text);
  const beside = page.getByRole("status").filter({ hasText: tooManyNotice(247).text });
  await expect(beside, "beside the button, too").toHaveCount(1);
  await expect(page.getByText(sendStatus.failed)).toHaveCount(0);
  expect(tooManyNotice(247).text).toContain("Try again in 5 minutes.");
  complaints.length = 0; // the refusal is logged
});

test("a message that takes long says so, and is still being sent", async ({ page }) => {
  await page.clock.install();
  let answer = () => {};
  await page.route("**/send-contact-email", async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto("/contact");
  await hydrateForm(page);
  await writeMessage(page, "Hello");
  const asked = page.waitForRequest("**/send-contact-email");
  await contactForm(page).send.click();
  await asked;
  await expect(page.getByText(sendStatus.retrying)).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(page.getByText(sendStatus.retrying)).toBeVisible();
  await expect(contactForm(page).send).toBeDisabled();
  answer();
  await expect(contactForm(page).sent).toBeVisible();
});

test.describe("a mistyped address", () => {
  const question = (page: Page) => page.getByRole("status").filter({ hasText: "Did you mean" });

  test("is asked about once the field is left, and mended by a press", async ({ page }) => {
    await page.goto("/contact");
    await hydrateForm(page);
    const { email, interest, message } = contactForm(page);
    await email.pressSequentially("pat@gmial.com");
    await expect(question(page), "while it is typed").toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(interest).toBeFocused();
    await expect(question(page)).toHaveText("Did you mean pat@gmail.com?");
    await expectAccessible(page, "a question about the address");
    await page.getByRole("button", { name: "pat@gmail.com" }).click();
    await expect(email).toHaveValue("pat@gmail.com");
    await expect(email).toBeFocused();
    await message.click();
    await expect(question(page)).toHaveCount(0);
    await page.reload();
    await expect(email, "the draft has it too").toHaveValue("pat@gmail.com");
  });

  // On the second a message is begun, which isn’t the visitor’s.
  for (const path of ["/contact", "/contact/cancel"]) {
    test(`is sent by one press, and can be changed afterwards, at ${path}`, async ({ page, site }) => {
      const words = uniqueWords();
      await page.goto(path);
      await hydrateForm(page);
      const { email, send, sent, message, interest } = contactForm(page);
      await writeMessage(page, words);
      await interest.selectOption("1-to-1 Coaching");
      await email.fill("pat@gmial.com");
      await send.click();
      await expect(sent).toBeFocused();
      // Sent before the form could ask.
      await expect(
        page.getByText("My answer goes to pat@gmial.com. Did you mean pat@gmail.com?"),
      ).toBeVisible();
      await page.getByRole("button", { name: sentCard.change }).click();
      await expect(email).toBeFocused();
      await expect(email).toHaveValue("pat@gmail.com");
      await expect(question(page), "about the address that was changed").toHaveCount(0);
      await expect(contactForm(page).notices, "it isn’t sent yet").not.toContainText("Message sent!");
      await expect(message).toHaveValue(words);
      await expect(interest).toHaveValue("1-to-1 Coaching");
      await send.click();
      await expect(page.getByText("My answer goes to pat@gmail.com.", { exact: true })).toBeVisible();
      expect(site.read("SELECT email FROM messages WHERE message = ? ORDER BY received_at", words)).toEqual([
        { email: "pat@gmial.com" },
        { email: "pat@gmail.com" },
      ]);
    });
  }
});

/** “Sent on Sunday 18 October at 9:12 am, Melbourne time.” */
const whenSent = new RegExp(
  `^${fillSlots(sentCard.sent, { "message.sentAt": "\\w+day \\d+ \\w+ at \\d+:\\d\\d\\s[ap]m" })}$`,
);

test("a message reaches the owner’s mailbox, with the visitor as the address to reply to", async ({
  page,
  mailbox,
}) => {
  const words = uniqueWords();
  await page.goto("/contact");
  await hydrateForm(page);
  await writeMessage(page, `${words}\nDoes it suit someone who falls asleep? 🦢`, "Zoë O’Brien");
  await contactForm(page).interest.selectOption("8-Week Online Course");
  await contactForm(page).send.click();

  await expect(contactForm(page).sent).toBeFocused();
  // Who cancels in time can show it.
  await expect(page.getByText(whenSent)).toBeVisible();
  await expect(contactForm(page).notices).toContainText("Message sent!");
  await expect(contactForm(page).notices).toContainText(
    "Thanks for reaching out. I’ll get back to you soon.",
  );
  await expectOneEmail(mailbox, words);
  const [mail] = mailbox.emailsWith(words);
  expect(mail?.from).toMatchObject({ address: "website@example.com" });
  expect(mail?.replyTo).toEqual([{ name: "Zoë O’Brien", address: "sam@example.net" }]);
  expect(mail?.subject).toBe("Zoë O’Brien: 8-Week Online Course");
  expect(mail?.text).toContain("falls asleep? 🦢");
  expect(mail?.html).toContain("falls asleep? 🦢");

  await page.getByRole("link", { name: "Write another" }).click();
  await expect(contactForm(page).name).toHaveValue("");
  await expect(contactForm(page).message).toHaveValue("");
});

test("text typed before hydration is kept, also after a visit to another page", async ({ page, mailbox }) => {
  const words = uniqueWords();
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => typed.then(() => route.continue()));
  await page.goto("/contact");
  await contactForm(page).interest.selectOption("1-to-1 Coaching");
  await contactForm(page).name.pressSequentially("Sam Nguyen");
  await contactForm(page).email.fill("sam@example.net");
  await contactForm(page).message.pressSequentially(words.slice(0, 10));
  letGo();
  await contactForm(page).message.pressSequentially(words.slice(10));
  await page.locator("form[novalidate]").waitFor();
  await expect(contactForm(page).name).toHaveValue("Sam Nguyen");
  await page.goto("/about");
  await page.goto("/contact");
  await expect(contactForm(page).name).toHaveValue("Sam Nguyen");
  await contactForm(page).send.click();
  await expectOneEmail(mailbox, words);
  expect(mailbox.emailsWith(words)[0]?.subject).toBe("Sam Nguyen: 1-to-1 Coaching");
});

test("the form can be used by keyboard alone", async ({ page, mailbox }) => {
  const words = uniqueWords();
  await page.goto("/contact");
  await hydrateForm(page);
  await page.keyboard.type("Kim");
  await page.keyboard.press("Tab");
  await page.keyboard.type("kim@example.net");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.keyboard.type(words);
  await page.keyboard.press("Tab");
  await expect(contactForm(page).send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(contactForm(page).sent).toBeFocused();
  await expectOneEmail(mailbox, words);
  expect(mailbox.emailsWith(words)[0]?.subject).toBe("Kim: 1-to-1 Coaching");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: sentCard.change })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(contactForm(page).name).toBeFocused();
});

test("while a message is being sent the button says so and is disabled", async ({ page, mailbox }) => {
  const words = uniqueWords();
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/send-contact-email", (route) => seen.then(() => route.continue()));
  await page.goto("/contact");
  await hydrateForm(page);
  await writeMessage(page, words);
  await contactForm(page).send.click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  letGo();
  await expect(contactForm(page).sent).toBeVisible();
  await expectOneEmail(mailbox, words);
});

test("a message arrives once when its page is left while sending", async ({ page, mailbox }) => {
  const words = uniqueWords();
  await page.goto("/contact");
  await hydrateForm(page);
  await writeMessage(page, words);
  // In one task, so that no answer can arrive in between.
  await contactForm(page).send.evaluate((button: HTMLElement) => {
    button.click();
    location.assign("/faq");
  });
  await expect(page).toHaveURL(/\/faq$/);
  await expectOneEmail(mailbox, words);
});

test("a message that the server refuses stays, and each refusal shows its notice, however soon the answer comes", async ({
  page,
  complaints,
}) => {
  let asked = 0;
  await page.clock.install();
  await page.route("**/send-contact-email", async (route) => {
    asked += 1;
    // The notice of the refusal before is on its way out.
    await page.clock.runFor(60);
    await route.fulfill({ status: 422, json: { error: { code: "malformed", message: "no", fields: {} } } });
  });
  await page.goto("/contact");
  await hydrateForm(page);
  await writeMessage(page, "Still here?");
  const { notices, send } = contactForm(page);
  for (const refusals of [1, 2, 3, 4]) {
    await send.click();
    await expect(send).toHaveText("Send Message");
    await expect.poll(() => asked).toBe(refusals);
    const logged = () => complaints.filter((text) => text.includes("The message was not sent")).length;
    await expect.poll(logged).toBe(refusals);
    await page.clock.runFor(1000);
    await expect(notices.getByRole("listitem"), `refusal ${refusals}`).toHaveCount(1);
    await expect(notices).toContainText("Failed to send message. Please try again or email directly.");
  }
  await expect(contactForm(page).message).toHaveValue("Still here?");
  await expect(send).toBeFocused();
  complaints.length = 0; // the browser logs each refusal
});

test("the first click on an untouched form says what is missing in the form's own words", async ({
  page,
}) => {
  const { promise: clicked, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => clicked.then(() => route.continue()));
  await page.goto("/contact");
  const { notices, name, email, send } = contactForm(page);
  await send.click();
  await expect(name, "the browser says nothing of its own").not.toBeFocused();
  letGo();
  await expect(notices).toContainText("Please fill in your name, email, and message.");
  await expect(name).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Missing information");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(fieldMessages.email.missing);
  // On a phone, the notice stands over the next field or the button.
  await name.fill("Kim");
  await expect(notices.getByRole("listitem")).toHaveCount(0);
  await expect(email, "what is missing still stands there").toHaveAccessibleDescription(
    fieldMessages.email.missing,
  );
});

test("an address that nobody could answer is refused at its field, and a mended one arrives", async ({
  page,
  mailbox,
}) => {
  const words = uniqueWords();
  await page.goto("/contact");
  // As autofill does: Chromium sends a keydown event without a key.
  await page.locator("#email").evaluate((field: HTMLInputElement) => {
    field.dispatchEvent(new Event("keydown", { bubbles: true }));
    field.value = "sam@example.com";
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await hydrateForm(page);
  await writeMessage(page, words);
  const { notices: region, email, send, sent } = contactForm(page);
  for (const wrong of ["kim@gmail..com", "kim.@gmail.com", "kim@gmail.com…"]) {
    await email.fill(wrong);
    await send.click();
    await expect(region).toContainText(notices.invalidEmail.title);
    await expect(email).toHaveAccessibleDescription(fieldMessages.email.invalid);
    await expect(email).toBeFocused();
  }
  await email.fill("“sam@example.net.”");
  await send.click();
  await expect(sent).toBeVisible();
  await expectOneEmail(mailbox, words);
  expect(mailbox.emailsWith(words)[0]?.replyTo).toEqual([{ name: "Sam Nguyen", address: "sam@example.net" }]);
});

// A proxy may answer an empty 200 to what it has cut.
for (const status of [502, 200]) {
  test(`a lost answer, with an empty ${status} in its place, does not duplicate the message`, async ({
    page,
    mailbox,
    complaints,
    site,
  }) => {
    const words = uniqueWords();
    let lost = 0;
    await page.route("**/send-contact-email", async (route) => {
      const response = await route.fetch();
      // The server has stored the message; the browser gets something else the first time.
      if (lost++ === 0) await route.fulfill({ status, body: "" });
      else await route.fulfill({ response });
    });
    await page.goto("/contact");
    await hydrateForm(page);
    await writeMessage(page, words);
    await contactForm(page).send.click();
    await expect(contactForm(page).sent).toBeVisible();
    expect(lost).toBe(2);
    await expectOneEmail(mailbox, words);
    await expect.poll(async () => (await (await fetch(`${site.url}/healthz`)).json()).pending).toBe(0);
    expect(mailbox.emailsWith(words)).toHaveLength(1);
    complaints.length = 0; // the browser logs the 502
  });
}

test("an answer that never says so is no success: the text stays, and the notice says that it failed", async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.route("**/send-contact-email", (route) => route.fulfill({ status: 200, body: "" }));
  await page.goto("/contact");
  await hydrateForm(page);
  await writeMessage(page, "Still here?");
  const { notices, message, sent, send } = contactForm(page);
  await send.click();
  await expect
    .poll(async () => {
      // The pauses between the attempts.
      await page.clock.runFor(1000);
      return notices.textContent();
    })
    .toContain("Failed to send message. Please try again or email directly.");
  await expect(message).toHaveValue("Still here?");
  await expect(sent).toBeHidden();
  complaints.length = 0; // the failure is logged
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("offline: the notice shows at once, the text survives a reload and can be sent once online", async ({
    page,
    context,
    mailbox,
    complaints,
  }) => {
    const words = uniqueWords();
    await page.goto("/contact");
    await hydrateForm(page);
    await writeMessage(page, words);
    await contactForm(page).notices.waitFor({ state: "attached" });
    await context.setOffline(true);
    await contactForm(page).send.click();
    // Retrying would take 7 seconds.
    await expect(contactForm(page).notices).toContainText("Failed to send message.", { timeout: 6000 });
    await expect(contactForm(page).message).toHaveValue(words);

    await context.setOffline(false);
    await expect(page.getByText("You’re back online")).toBeVisible();
    await page.reload();
    await hydrateForm(page);
    await expect(contactForm(page).message).toHaveValue(words);
    await expect(contactForm(page).name).toHaveValue("Sam Nguyen");
    await contactForm(page).send.click();
    await expectOneEmail(mailbox, words);
    complaints.length = 0;
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message reaches the owner, and the page confirms it", async ({ page, mailbox }) => {
    const words = uniqueWords();
    const interest = `Sunday ${business.place.town} Class`;
    await page.goto("/contact");
    await writeMessage(page, words);
    await contactForm(page).interest.selectOption(interest);
    await contactForm(page).send.click();
    await expect(contactForm(page).sent).toBeVisible();
    await expect(contactForm(page).send).toBeHidden();
    await expectOneEmail(mailbox, words);
    expect(mailbox.emailsWith(words)[0]?.subject).toContain(interest);

    await page.getByRole("link", { name: "Write another" }).click();
    await expect(contactForm(page).send).toBeVisible();
  });

  test("the confirmation shows the address, from which the message can be sent again", async ({
    page,
    site,
  }) => {
    const words = uniqueWords();
    await page.goto("/contact");
    await writeMessage(page, words);
    await contactForm(page).email.fill("sam@gmial.com");
    await contactForm(page).send.click();
    await expect(
      page.getByText("My answer goes to sam@gmial.com. Did you mean sam@gmail.com?"),
    ).toBeVisible();
    await expect(page.getByText(whenSent)).toBeVisible();
    await page.getByText(sentCard.change).click();
    await expect(contactForm(page).message).toHaveValue(words);
    await expect(contactForm(page).email).toHaveValue("sam@gmail.com");
    await contactForm(page).send.click();
    await expect(page.getByText("My answer goes to sam@gmail.com.", { exact: true })).toBeVisible();
    expect(site.read("SELECT email FROM messages WHERE message = ? ORDER BY received_at", words)).toEqual([
      { email: "sam@gmial.com" },
      { email: "sam@gmail.com" },
    ]);
  });

  test("an invalid form is shown again with the typed text, escaped, and the error beside its field", async ({
    page,
    complaints,
  }) => {
    await page.goto("/contact");
    await contactForm(page).name.fill('<b>"Sam" & [[email]]</b>');
    await contactForm(page).email.fill("sam@nowhere");
    await contactForm(page).message.fill("</textarea><script>alert(1)</script>\nTwo lines");
    await contactForm(page).interest.selectOption("1-to-1 Coaching");
    await contactForm(page).send.click();

    await expect(page.getByRole("alert")).toContainText(notices.invalidEmail.title);
    await expect(contactForm(page).name).toHaveValue('<b>"Sam" & [[email]]</b>');
    await expect(contactForm(page).email).toHaveValue("sam@nowhere");
    await expect(contactForm(page).email).toHaveAttribute("aria-invalid", "true");
    await expect(contactForm(page).email).toHaveAccessibleDescription(/Write it like name@example\.com/);
    await expect(contactForm(page).message).toHaveValue("</textarea><script>alert(1)</script>\nTwo lines");
    await expect(contactForm(page).interest).toHaveValue("1-to-1 Coaching");

    await contactForm(page).email.fill("sam@example.net");
    await contactForm(page).send.click();
    await expect(contactForm(page).sent).toBeVisible();
    complaints.length = 0; // the browser logs the 422
  });
});
