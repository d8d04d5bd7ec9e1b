import { html } from "hono/html";
import { confirmationEmail as words } from "#content/newsletter";
import { automatic, composeBody, type Email, paragraph, type Sender, toVisitor } from "../delivery/email.ts";
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
  const { owner, siteName, teacher, place } = sender;
  const confirm = links.confirm(confirmationToken, purpose);
  const unsubscribe = links.unsubscribe(unsubscribeToken);
  const signature = [teacher, `${siteName}, ${place}`, owner];

  return {
    ...toVisitor(id, { name: "", address: email }, sender),
    subject,
    ...composeBody([
      paragraph(words.greeting),
      paragraph(request),
      { text: confirm, html: html`<p><a href="${confirm}">${words.button}</a></p>` },
      paragraph(words.otherwise),
      {
        text: signature.join("\n"),
        html: html`<p>${signature.map((line, index) => (index > 0 ? html`<br>${line}` : line))}</p>`,
      },
      {
        text: `${words.forget}\n${unsubscribe}`,
        html: html`<p style="color:#555">${words.forget} <a href="${unsubscribe}">${words.forgetLink}</a>.</p>`,
      },
    ]),
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      ...automatic,
    },
  } satisfies Email;
}
