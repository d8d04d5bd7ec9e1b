import { confirmationEmail as words } from "#content/newsletter";
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
  { id, email, purpose, confirmationToken }: SubscriptionRequest,
  unsubscribeToken: string,
  links: NewsletterLinks,
  sender: Sender,
) {
  const { subject, request } = purpose === "letter" ? words : words.courseDates;
  const { from, owner, siteName, teacher, place } = sender;
  const confirm = links.confirm(confirmationToken, purpose);
  const unsubscribe = links.unsubscribe(unsubscribeToken);
  const signature = [teacher, `${siteName}, ${place}`, owner];

  return {
    envelope: { from: sender.bouncesTo, to: email },
    messageId: messageIdOf(id, sender),
    from: { name: `${teacher}, ${siteName}`, address: from },
    to: { name: "", address: email },
    replyTo: owner,
    subject,
    text: [
      words.greeting,
      "",
      request,
      "",
      confirm,
      "",
      words.otherwise,
      "",
      ...signature,
      "",
      words.forget,
      unsubscribe,
      "",
    ].join("\n"),
    html: `<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">
<p>${escapeHtml(words.greeting)}</p>
<p>${escapeHtml(request)}</p>
<p><a href="${escapeHtml(confirm)}">${escapeHtml(words.button)}</a></p>
<p>${escapeHtml(words.otherwise)}</p>
<p>${signature.map(escapeHtml).join("<br>")}</p>
<p style="color:#555">${escapeHtml(words.forget)} <a href="${escapeHtml(unsubscribe)}">${escapeHtml(words.forgetLink)}</a>.</p></body></html>`,
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "X-Auto-Response-Suppress": "All",
      "Auto-Submitted": "auto-generated",
    },
  } satisfies Email;
}
