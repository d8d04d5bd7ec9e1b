import { confirmationDays } from "../../app/routes/newsletter/periods.ts";
import { type Email, messageIdOf, type Sender } from "../delivery/email.ts";
import { escapeHtml } from "../http/html.ts";
import type { SubscriptionRequest } from "./store.ts";
import type { NewsletterLinks } from "./tokens.ts";

/**
 * Composes the email that asks for confirmation. It contains nothing that was typed into the form: it may go to somebody
 * who never saw the form.
 *
 * @param unsubscribeToken for the one-click header of mail programs (RFC 8058)
 */
export function composeConfirmation(
  { id, email, confirmationToken }: SubscriptionRequest,
  unsubscribeToken: string,
  links: NewsletterLinks,
  sender: Sender,
) {
  const { from, owner, siteName, teacher, place } = sender;
  const confirm = links.confirm(confirmationToken);
  const unsubscribe = links.unsubscribe(unsubscribeToken);
  const asked = `Somebody, most likely you, asked at ${siteName} for ${teacher}’s newsletter to be sent to this address.`;
  const otherwise = `The link works once, within ${confirmationDays} days. If it wasn’t you, do nothing: without that press no letter is sent.`;
  const forget = "To have this address forgotten at once, or to never get mail from this site again:";
  const signature = [teacher, `${siteName}, ${place}`, owner];

  return {
    envelope: { from, to: email },
    messageId: messageIdOf(id, sender),
    from: { name: `${teacher}, ${siteName}`, address: from },
    to: { name: "", address: email },
    replyTo: owner,
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
      unsubscribe,
      "",
    ].join("\n"),
    html: `<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">
<p>Hello,</p>
<p>${escapeHtml(asked)} If that’s right, open this page and press the button on it:</p>
<p><a href="${escapeHtml(confirm)}">Confirm that it was me</a></p>
<p>${escapeHtml(otherwise)}</p>
<p>${signature.map(escapeHtml).join("<br>")}</p>
<p style="color:#555">${forget} <a href="${escapeHtml(unsubscribe)}">forget or refuse</a>.</p></body></html>`,
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "X-Auto-Response-Suppress": "All",
      "Auto-Submitted": "auto-generated",
    },
  } satisfies Email;
}
