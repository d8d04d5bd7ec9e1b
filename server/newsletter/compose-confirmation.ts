import { confirmationDays } from "../../content/newsletter.ts";
import type { Composed } from "../delivery/mail.ts";
import { escapeHtml } from "../http/html.ts";
import type { NewsletterLinks } from "./links.ts";
import type { SubscriptionRequest } from "./subscription.ts";

/** Who writes, and how to reach them: an honest sender is named in every mail. */
export type Sender = {
  readonly from: string;
  readonly replyTo: string;
  readonly siteName: string;
  readonly teacher: string;
  readonly place: string;
};

/**
 * The mail that asks whether it was really they who asked. Nothing that was typed into the form stands in
 * it: it may go to somebody who never saw the form.
 *
 * @param leaveKey takes the address off the list, at one press in a mail program that can (RFC 8058)
 */
export function composeConfirmation(
  { id, email, confirmKey }: SubscriptionRequest,
  leaveKey: string,
  links: NewsletterLinks,
  { from, replyTo, siteName, teacher, place }: Sender,
) {
  const confirm = links.confirm(confirmKey);
  const leave = links.leave(leaveKey);
  const asked = `Somebody, most likely you, asked at ${siteName} for ${teacher}’s newsletter to be sent to this address.`;
  const otherwise = `The link works once, within ${confirmationDays} days. If it wasn’t you, do nothing: without that press no letter is sent.`;
  const forget = "To have this address forgotten at once:";
  const signature = [teacher, `${siteName}, ${place}`, replyTo];

  return {
    envelope: { from, to: email },
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    from: { name: `${teacher}, ${siteName}`, address: from },
    to: { name: "", address: email },
    replyTo,
    subject: `Please confirm: the newsletter of ${siteName}`,
    text: [
      "Hello,",
      "",
      `${asked} If that’s right, open this page and press the button on it:`,
      "",
      confirm,
      "",
      otherwise,
      "",
      ...signature,
      "",
      forget,
      leave,
      "",
    ].join("\n"),
    html: `<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">
<p>Hello,</p>
<p>${escapeHtml(asked)} If that’s right, open this page and press the button on it:</p>
<p><a href="${escapeHtml(confirm)}">Confirm that it was me</a></p>
<p>${escapeHtml(otherwise)}</p>
<p>${signature.map(escapeHtml).join("<br>")}</p>
<p style="color:#555">${forget} <a href="${escapeHtml(leave)}">forget this address</a>.</p></body></html>`,
    headers: {
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "X-Auto-Response-Suppress": "All",
      "Auto-Submitted": "auto-generated",
    },
  } satisfies Composed;
}
