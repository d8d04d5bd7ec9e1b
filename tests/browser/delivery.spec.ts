import { contactForm, writeMessage } from "../support/contact-form.ts";
import { isEdge } from "../support/host.ts";
import { Mailbox } from "../support/mailbox.ts";
import { SiteServer } from "../support/site-server.ts";
import { expect, test, uniqueWords } from "../support/test.ts";

test("an acknowledged message survives a mail outage and a killed server, and is delivered once", async ({
  page,
  complaints,
}) => {
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
    await page.goto(`${site.url}/contact`);
    await writeMessage(page, words);
    await contactForm(page).send.click();
    await expect(contactForm(page).sent).toBeVisible();
    await site.kill();
    await page.close();
    // The dead server refuses what the page still loads.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("net::ERR_")));

    await mailbox.open();
    await site.start();
    // On the edge, another worker takes over only when the lease has expired.
    const timeout = isEdge ? 60_000 : 30_000;
    await expect.poll(() => mailbox.emailsWith(words).length, { timeout }).toBe(1);
    const health = async () => (await fetch(`${site.url}/healthz`)).json();
    await expect.poll(health, { timeout }).toMatchObject({ status: "ok", pending: 0 });
    expect(mailbox.emailsWith(words)).toHaveLength(1);
  } finally {
    await site.stop();
    await mailbox.close();
  }
});
