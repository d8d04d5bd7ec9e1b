import { setTimeout as sleep } from "node:timers/promises";
import { contactForm, writeMessage } from "./support/contact-form.ts";
import { isEdge } from "./support/host.ts";
import { Mailbox } from "./support/mailbox.ts";
import { SiteServer } from "./support/site-server.ts";
import { expect, test, uniqueWords } from "./support/test.ts";

test("no mail server, then a power cut right after the thanks: the mail arrives once both are back", async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  const mailbox = new Mailbox();
  await mailbox.open();
  const settings = {
    ...mailbox.settings,
    CONTACT_TO: "owner@example.com",
    CONTACT_FROM: "website@example.com",
    RETRY_FIRST_SECONDS: "0.2",
    RETRY_LONGEST_SECONDS: "0.5",
  };
  await mailbox.close();
  const site = await SiteServer.start(settings);
  try {
    const words = uniqueWords();
    await page.goto(`${site.address}/contact`);
    await writeMessage(page, words);
    await contactForm(page).send.click();
    await expect(contactForm(page).sent).toBeVisible();
    await site.kill();
    await page.close();
    // What the page still had to load was refused by the dead server.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("net::ERR_")));

    await mailbox.open();
    await site.start();
    // On the edge nobody can tell that whoever had the message in hand is gone, before its claim runs out.
    const patience = isEdge ? 60_000 : 20_000;
    await expect.poll(() => mailbox.mailsWith(words).length, { timeout: patience }).toBe(1);
    // Long enough for a second one, were there any.
    await sleep(2500);
    expect(mailbox.mailsWith(words)).toHaveLength(1);
    const health = await (await fetch(`${site.address}/healthz`)).json();
    expect(health).toMatchObject({ status: "ok", pending: 0 });
  } finally {
    await site.stop();
    await mailbox.close();
  }
});
