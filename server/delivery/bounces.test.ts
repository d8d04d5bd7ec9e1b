import { expect, test } from "vitest";
import { startDelivering } from "../test-support/app.ts";
import { mailServer } from "../test-support/mail-server.ts";
import { mailTo } from "../test-support/site-process.ts";

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
  const { url, received } = await mailServer();
  const site = startDelivering({ ...mailTo(url), CONTACT_FROM: "web@site.example", ...settings });
  const visitor = { name: "Kim", email: "kim@example.org", message: "Hello" };
  expect((await site.post("send-contact-email", visitor)).status).toBe(303);
  expect((await site.post("subscribe", { EMAIL: visitor.email })).status).toBe(200);
  const mails = await received(2);
  expect(mails.flatMap(({ to_ }) => to_).toSorted()).toEqual([settings.CONTACT_TO, visitor.email].toSorted());
  for (const { from_, from } of mails) {
    expect([from_, from?.address]).toEqual([expected, "web@site.example"]);
  }
});
