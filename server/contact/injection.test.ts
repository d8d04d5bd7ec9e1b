import { expect, test } from "vitest";
import { startDelivering } from "../test-support/app.ts";
import { mailServer } from "../test-support/mail-server.ts";
import { mailTo } from "../test-support/site-process.ts";

const owner = "owner@example.net";
const from = "site@stillwater.example.com";
const victim = "victim@example.org";

/** Injections into fields that become email headers. */
const attacks = [
  `Eve\r\nBcc: ${victim}`,
  `Eve\r\n\r\n.\r\nMAIL FROM:<${victim}>\r\nRCPT TO:<${victim}>\r\nDATA\r\nhello`,
  // Some parsers take these for line breaks.
  `Eve\u2028Bcc: ${victim}`,
  `Eve\u0085Bcc: ${victim}`,
  `Eve\u0000\r\nBcc: ${victim}`,
  // Their low bytes are line breaks.
  `Eve\u010d\u010aBcc: ${victim}`,
  // An encoded word that contains a line break.
  `=?utf-8?Q?Eve=0D=0ABcc:_${victim}?=`,
  `=?utf-8?B?${Buffer.from(`Eve\r\nBcc: ${victim}`).toString("base64")}?=`,
  `Eve \u202e${victim}`,
  `Eve" <${victim}>, "`,
  `undisclosed: ${victim};`,
  `<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">Eve</a>`,
  `"></td></table><form action="https://evil.example"><input name="password">`,
];

/** The only headers that an email from the contact form may have. */
const expectedHeaders = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
];

test("keeps headers, recipients and markup safe from injected text", async () => {
  const mailbox = await mailServer();
  const site = startDelivering({ ...mailTo(mailbox.url), CONTACT_FROM: from });
  let taken = 0;
  for (const [count, attack] of attacks.entries()) {
    for (const field of ["name", "interest", "message", "email"]) {
      const fields = {
        name: `Eve ${count}`,
        email: "eve@example.org",
        interest: "",
        // Some attacks are the same once they are cleaned, and the same text is one message.
        message: `Hello ${count}`,
        [field]: attack,
      };
      const response = await site.request("/functions/v1/send-contact-email", {
        method: "POST",
        ...(taken % 2 === 0
          ? { body: new URLSearchParams(fields) }
          : { body: JSON.stringify(fields), headers: { "Content-Type": "application/json" } }),
      });
      expect([200, 422], `${field}: ${JSON.stringify(attack)}`).toContain(response.status);
      if (response.status === 422) {
        // Shown again, as text.
        expect(await response.text()).not.toMatch(/<script|<img|<form action="https/);
      } else taken += 1;
    }
  }
  // Any name and any message is valid; only invalid addresses are rejected.
  expect(taken).toBeGreaterThanOrEqual(2 * attacks.length);

  const mails = await mailbox.received(taken);
  expect(mails).toHaveLength(taken);
  for (const email of mails) {
    const about = JSON.stringify(email.subject);
    expect(email.to_, about).toEqual([owner]);
    expect(email.headers.map(({ key }) => key).sort(), about).toEqual(expectedHeaders);
    expect(email.from?.address, about).toBe(from);
    expect(email.to, about).toEqual([{ name: "", address: owner }]);
    // A reply goes to one person, at the given address.
    expect(
      email.replyTo?.map(({ address }) => address),
      about,
    ).toEqual(["eve@example.org"]);
    expect(email.replyTo?.[0]?.name, about).not.toMatch(/^Jo Hartley$|[\p{Cc}\p{Bidi_Control}]/u);
    expect(email.html, about).not.toMatch(/<(?:script|img|form|input|a)\b/i);
    expect(email.attachments, about).toEqual([]);
  }
});
