import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { newsletterAnswers as answers } from "../content/newsletter.ts";
import type { Mailbox } from "./support/mailbox.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

const pageWithBlock = "/video-library";

const form = (page: Page) => ({
  name: page.getByLabel("First name, if you like"),
  email: page.getByLabel("Email", { exact: true }),
  send: page.getByRole("button", { name: "Send me the letter" }),
  notices: page.getByRole("region", { name: "Notifications" }),
});

/** An address that no other test uses. */
const freshAddress = () => `kim-${crypto.randomUUID()}@example.org`;

/** The mail for an address, once it has come. */
async function mailTo(mailbox: Mailbox, address: string) {
  const mails = () => mailbox.mailsWith("newsletter").filter(({ to_ }) => to_.includes(address));
  await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(1);
  const [mail] = mails();
  if (!mail) throw new Error("there is no mail");
  return mail;
}

/** Where the links of a mail lead, on the server of this test. */
function linksIn(text: string | undefined) {
  const paths = [...(text ?? "").matchAll(/https:\/\/\S+(\/functions\/v1\/\S+)/g)].map(
    ([, path]) => path ?? "",
  );
  const [confirm = "", leave = ""] = paths;
  return { confirm, leave };
}

/** Presses the button of the form, and gives the page in the new tab. */
async function send(page: Page, context: BrowserContext): Promise<Page> {
  // No less time than a person needs.
  await page.waitForTimeout(2000);
  const opened = context.waitForEvent("page");
  await form(page).send.click();
  const answer = await opened;
  await answer.waitForLoadState();
  return answer;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("from the form over the mail's link to the list, and off it again", async ({
      page,
      context,
      mailbox,
    }) => {
      const address = freshAddress();
      await page.goto(pageWithBlock);
      if (javaScriptEnabled) await startReact(page);
      await form(page).name.fill("Zoë");
      await form(page).email.fill(address);
      const asked = await send(page, context);
      await expect(asked.getByRole("heading", { level: 1 })).toHaveText(answers.asked.title);
      if (javaScriptEnabled) {
        await expect(form(page).notices).toContainText("Redirecting...");
        await expect(form(page).notices).toContainText("You'll be taken to confirm your subscription.");
      }

      const mail = await mailTo(mailbox, address);
      expect(mail.from).toMatchObject({ address: "website@example.com" });
      expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      const { confirm, leave } = linksIn(mail.text);
      const unfolded = mail.raw.replace(/\r?\n[ \t]+/g, "");
      expect(unfolded).toContain(`${leave}>`);

      await asked.goto(confirm);
      await asked.getByRole("button", { name: answers.confirm.button }).click();
      await expect(asked.getByRole("heading", { level: 1 })).toHaveText(answers.confirmed.title);
      await asked.goto(leave);
      await asked.getByRole("button", { name: answers.leave.button }).click();
      await expect(asked.getByRole("heading", { level: 1 })).toHaveText(answers.left.title);
    });

    test("an empty field blocks the form", async ({ page, context }) => {
      await page.goto(pageWithBlock);
      if (javaScriptEnabled) await startReact(page);
      await form(page).send.click();
      if (javaScriptEnabled) {
        await expect(form(page).notices).toContainText("Email required");
        await expect(form(page).notices).toContainText("Please enter your email address.");
      }
      await expect(form(page).email).toBeFocused();
      await page.waitForTimeout(500);
      expect(context.pages()).toHaveLength(1);
    });
  });
}

test("before React runs, the browser's own checks hold", async ({ page, context }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto(pageWithBlock);
  await form(page).email.fill("no address");
  await form(page).send.click();
  expect(await form(page).email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(
    true,
  );
  await page.waitForTimeout(500);
  expect(context.pages()).toHaveLength(1);
});

test("the fault of an empty field goes with the first letter that is sent", async ({ page, context }) => {
  await page.goto(pageWithBlock);
  await startReact(page);
  await form(page).send.click();
  await expect(form(page).email).toHaveAttribute("aria-invalid", "true");
  await form(page).email.fill(freshAddress());
  await send(page, context);
  await expect(form(page).email).toHaveAttribute("aria-invalid", "false");
  await expect(form(page).notices).not.toContainText("Email required");
});

test("what the server cannot take comes back with what was typed, and can be sent again from there", async ({
  page,
  complaints,
  context,
}) => {
  await page.goto(pageWithBlock);
  await form(page).name.fill('"Kim" <b>');
  await form(page).email.fill("kim@nowhere");
  const again = await send(page, context);
  await expect(again.getByRole("heading", { level: 1 })).toHaveText(answers.mend.title);
  await expect(form(again).name).toHaveValue('"Kim" <b>');
  await expect(form(again).email).toHaveAttribute("aria-invalid", "true");
  // The test tool fills such a field in Firefox by typing behind what stands there.
  await form(again).email.clear();
  await form(again).email.fill(freshAddress());
  await form(again).send.click();
  await expect(again.getByRole("heading", { level: 1 })).toHaveText(answers.asked.title);
  complaints.length = 0;
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`the pages that answer, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test("axe finds nothing, and they fit a narrow screen", async ({ page, complaints }) => {
      const key = "a".repeat(43);
      for (const path of [
        `unsubscribe?key=${key}`,
        `confirm-subscription?key=${key}`,
        "unsubscribe?key=half",
      ]) {
        await page.goto(`/functions/v1/${path}`);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
      // Gone, and a bad request, are what they are meant to be.
      expect(complaints.splice(0).every((text) => /410|400/.test(text))).toBe(true);
    });
  });
}

test("an address with a key in it is not counted as a visit", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await page.goto(`/functions/v1/unsubscribe?key=${"a".repeat(43)}`);
  await page.getByRole("button", { name: answers.leave.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.left.title);
  expect(sent.filter((path) => path.endsWith("/page-view"))).toEqual([]);
});
