import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "../test-support/mail-server.ts";
import { buildSite, startSite } from "../test-support/site-process.ts";

// As docs/operating.md says under "Email that comes back".
test.each([
  ["CONTACT_TO at the site's domain", { CONTACT_TO: "jo@site.example" }, "jo@site.example"],
  ["CONTACT_FROM if CONTACT_TO is elsewhere", { CONTACT_TO: "jo@mail.example" }, "web@site.example"],
  [
    "BOUNCES_TO if it is set",
    { CONTACT_TO: "jo@mail.example", BOUNCES_TO: "post@site.example" },
    "post@site.example",
  ],
])("what can't be delivered comes back to %s", async (_, settings, expected) => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const site = await startSite(buildSite(), {
    SMTP_URL: mailServer.url,
    CONTACT_FROM: "web@site.example",
    ...settings,
  });
  const post = (name: string, body: Record<string, string>) =>
    fetch(`${site.url}/functions/v1/${name}`, { method: "POST", body: new URLSearchParams(body) });
  const visitor = { name: "Kim", email: "kim@example.org", message: "Hello" };
  expect((await post("send-contact-email", visitor)).status).toBe(200);
  expect((await post("subscribe", { EMAIL: visitor.email })).status).toBe(200);
  const mails = await mailServer.received(2);
  expect(mails.flatMap(({ to_ }) => to_).toSorted()).toEqual([settings.CONTACT_TO, visitor.email].toSorted());
  for (const { from_, from } of mails) {
    expect([from_, from?.address]).toEqual([expected, "web@site.example"]);
  }
});
