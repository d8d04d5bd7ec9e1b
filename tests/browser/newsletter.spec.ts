import type { BrowserContext, Page } from "@playwright/test";
import { answerPage, answers, confirmationEmail } from "#content/newsletter";
import { fieldMessages } from "../../domain/message.ts";
import { emailDatesId } from "../../domain/newsletter.ts";
import { paths } from "../../domain/pages.ts";
import { submitLabels } from "../../site/components/newsletter-block/submit-labels.ts";
import { terms } from "../../site/schedule/terms.ts";
import { expectAccessible } from "../support/axe.ts";
import { openAt, sessionStart } from "../support/clock.ts";
import { sidewaysOverflow } from "../support/in-page.ts";
import type { Mailbox } from "../support/mailbox.ts";
import { hydrateIsland, timersFired } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

const [lastTerm] = terms.slice(-1) as [(typeof terms)[0]];
const afterLastTerm = sessionStart(lastTerm).add({ days: 1 });

const pageWithBlock = "/video-library";

const form = (page: Page) => ({
  name: page.getByLabel("First name, if you like"),
  email: page.getByLabel("Email", { exact: true }),
  send: page.getByRole("button", { name: "Send me the letter" }),
  notices: page.getByRole("region", { name: "Notifications" }),
});

/** An email address that no other test uses. */
const freshAddress = () => `kim-${crypto.randomUUID()}@example.org`;

/** Waits for the email to an address. */
async function emailTo(mailbox: Mailbox, address: string) {
  const emails = () =>
    mailbox.emailsWith(confirmationEmail.request).filter(({ to_ }) => to_.includes(address));
  await expect.poll(() => emails().length).toBe(1);
  const [email] = emails();
  if (!email) throw new Error(`no email to ${address}`);
  return email;
}

/** The paths of the links in an email: to confirm, and to unsubscribe. */
function linksIn(text: string | undefined) {
  const paths = [...(text ?? "").matchAll(/https:\/\/\S+(\/functions\/v1\/\S+)/g)].map(
    ([, path]) => path ?? "",
  );
  const [confirm = "", unsubscribe = ""] = paths;
  return { confirm, unsubscribe };
}

/** Submits the form; returns the page in the new tab. */
async function send(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent("page");
  await form(page).send.click();
  const answer = await opened;
  await answer.waitForLoadState();
  return answer;
}

test("a mistyped address is asked about, and what was sent from it can be changed", async ({
  page,
  context,
  site,
}) => {
  await page.goto(pageWithBlock);
  await hydrateIsland(page);
  const { email, name } = form(page);
  const local = `kim-${crypto.randomUUID()}`;
  await email.fill(`${local}@gmial.com`);
  const asked = await send(page, context);
  await expect(asked.getByText(`You typed ${local}@gmial.com.`)).toBeVisible();
  await expectAccessible(asked, "a request");
  await asked.getByText(answerPage.change, { exact: true }).click();
  await asked.getByLabel("Email", { exact: true }).fill(`${local}@gmail.com`);
  await asked.getByRole("button", { name: "Send me the letter" }).click();
  await expect(asked.getByText(`You typed ${local}@gmail.com.`)).toBeVisible();
  expect(
    site.read("SELECT email FROM subscription_requests WHERE email LIKE ? ORDER BY email", `${local}%`),
  ).toEqual([{ email: `${local}@gmail.com` }, { email: `${local}@gmial.com` }]);

  await email.fill("kim@gmial.com");
  await name.click();
  await page.getByRole("button", { name: "kim@gmail.com" }).click();
  await expect(email).toHaveValue("kim@gmail.com");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("subscribing by the link in the email, and unsubscribing", async ({ page, context, mailbox }) => {
      const address = freshAddress();
      await page.goto(pageWithBlock);
      if (javaScriptEnabled) await hydrateIsland(page);
      await form(page).name.fill("Zoë");
      await form(page).email.fill(address);
      const asked = await send(page, context);
      await expect(asked.getByRole("heading", { level: 1 })).toHaveText(answers.requested.title);
      if (javaScriptEnabled) {
        await expect(form(page).notices).toContainText("Redirecting...");
        await expect(form(page).notices).toContainText("You’ll be taken to confirm your subscription.");
        await expect(form(page).name, "what went is gone").toHaveValue("");
        await expect(form(page).email).toHaveValue("");
      }

      const email = await emailTo(mailbox, address);
      expect(email.from).toMatchObject({ address: "website@example.com" });
      expect(email.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      const { confirm, unsubscribe } = linksIn(email.text);
      const unfolded = email.raw.replace(/\r?\n[ \t]+/g, "");
      expect(unfolded).toContain(`${unsubscribe}>`);
      // What follows has no script, whatever the form had.
      if (javaScriptEnabled) return;

      await asked.goto(confirm);
      await asked.getByRole("button", { name: answers.confirm.button }).click();
      await expect(asked.getByRole("heading", { level: 1 })).toHaveText(answers.confirmed.title);
      await asked.reload();
      await expect(asked.getByRole("heading", { level: 1 })).toHaveText(answers.confirmed.title);
      await asked.goto(unsubscribe);
      await asked.getByRole("button", { name: answers.unsubscribe.button }).click();
      await expect(asked.getByRole("heading", { level: 1 })).toHaveText(answers.unsubscribed.title);
    });

    test("asking for the next dates of the course, by the link in an email of its own", async ({
      page,
      context,
      mailbox,
      complaints,
    }) => {
      const address = freshAddress();
      if (javaScriptEnabled) await openAt(page, paths.course, afterLastTerm);
      else await page.goto(paths.course);
      const dates = page.locator(`#${emailDatesId}`);
      if (javaScriptEnabled) await hydrateIsland(page);
      await dates.getByLabel("Email", { exact: true }).fill(address);
      await dates.getByRole("button", { name: submitLabels["course-dates"] }).click();
      await expect(page.getByText(answers.requestedDates.text)).toBeVisible();
      await expect(page.getByText("Redirecting")).toHaveCount(0);
      expect(context.pages()).toHaveLength(1);
      const emails = () =>
        mailbox.emailsWith(confirmationEmail.courseDates.request).filter(({ to_ }) => to_.includes(address));
      await expect.poll(() => emails().length).toBe(1);
      const { confirm } = linksIn(emails()[0]?.text);
      if (javaScriptEnabled) return;
      await page.goto(confirm);
      await page.getByRole("button", { name: answers.confirmDates.button }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.confirmedDates.title);

      // Opened again, it says so.
      await page.goto(confirm);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.confirmedDates.title);

      // A link that is too old offers the same form, and so does its error.
      const again = page.getByRole("button", { name: submitLabels["course-dates"] });
      await page.goto(confirm.replace(/(?<=token=).*/, "a".repeat(43)));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.expired.title);
      await expect(again).toBeVisible();
      await expect(form(page).name).toHaveCount(0);
      await form(page).email.fill("kim@nowhere");
      await again.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.invalidEmail.title);
      await expect(again).toBeVisible();
      await expect(form(page).name).toHaveCount(0);
      complaints.length = 0; // the browser logs 410 and 422
    });

    test("an empty field blocks the form", async ({ page, context }) => {
      await page.goto(pageWithBlock);
      if (javaScriptEnabled) await hydrateIsland(page);
      await form(page).send.click();
      if (javaScriptEnabled) {
        await expect(form(page).notices).toContainText("Email required");
        await expect(form(page).notices).toContainText("Please enter your email address.");
      }
      await expect(form(page).email).toBeFocused();
      // Without script no timer of the page fires.
      if (javaScriptEnabled) await timersFired(page);
      expect(context.pages()).toHaveLength(1);
    });
  });
}

test("an address that nobody could answer is refused at the field, before anything opens", async ({
  page,
  context,
}) => {
  await page.goto(pageWithBlock);
  await hydrateIsland(page);
  for (const wrong of ["foo@bar", "kim@gmail..com", "kim@gmail.com?"]) {
    await form(page).email.fill(wrong);
    await form(page).send.click();
    await expect(form(page).notices).toContainText(answers.invalidEmail.title);
    await expect(form(page).email).toHaveAccessibleDescription(fieldMessages.email.invalid);
    await expect(form(page).email).toBeFocused();
    await expect(form(page).email).toHaveValue(wrong);
  }
  await timersFired(page);
  expect(context.pages()).toHaveLength(1);
  await expect(form(page).notices).not.toContainText("Redirecting...");

  await form(page).email.fill(freshAddress());
  await send(page, context);
  await expect(form(page).email).toHaveAttribute("aria-invalid", "false");
  await expect(form(page).notices).not.toContainText(answers.invalidEmail.title);
});

test("what is completed while the script loads isn't sent by the click before", { tag: "@slow" }, async ({
  page,
  context,
}) => {
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => typed.then(() => route.continue()));
  await page.goto(pageWithBlock);
  await form(page).send.click();
  await form(page).email.fill(freshAddress());
  letGo();
  await page.locator("form[novalidate]").waitFor();
  await timersFired(page);
  expect(context.pages()).toHaveLength(1);
});

test("an invalid form is shown again with the typed text, and can be sent again", async ({
  page,
  complaints,
  context,
}) => {
  // As from a form that isn't live.
  await page.route("**/assets/*.js", () => {});
  await page.goto(pageWithBlock);
  await form(page).name.fill('"Kim" <b>');
  await form(page).email.fill("kim@nowhere");
  const again = await send(page, context);
  await expect(again.getByRole("heading", { level: 1 })).toHaveText(answers.invalidEmail.title);
  await expect(form(again).name).toHaveValue('"Kim" <b>');
  await expect(form(again).email).toHaveAttribute("aria-invalid", "true");
  // In Firefox, Playwright appends to the value of an email field.
  await form(again).email.clear();
  await form(again).email.fill(freshAddress());
  await form(again).send.click();
  await expect(again.getByRole("heading", { level: 1 })).toHaveText(answers.requested.title);
  complaints.length = 0;
});

test.describe("the answer pages", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("axe finds nothing, and they fit a narrow screen", { tag: "@slow" }, async ({ page, complaints }) => {
    const key = "a".repeat(43);
    for (const path of [
      `unsubscribe?token=${key}`,
      `confirm-subscription?token=${key}`,
      "unsubscribe?token=half",
    ]) {
      await page.goto(`/functions/v1/${path}`);
      await expectAccessible(page, path);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    }
    // The pages answer with these statuses, which the browser logs.
    expect(complaints.splice(0).every((text) => /410|400/.test(text))).toBe(true);
  });
});

test("the page of the unsubscribe link lets its reader refuse all emails, and isn't counted: its URL has a token", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await page.goto(`/functions/v1/unsubscribe?token=${"a".repeat(43)}`);
  await page.getByRole("button", { name: answers.unsubscribe.never }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.refused.title);
  expect(sent.filter((path) => path.endsWith("/page-view"))).toEqual([]);
});
