import { html } from "hono/html";
import { type Email, formatReceived, type Sender, toOwner } from "../delivery/email.ts";
import { composeBody, factTable } from "../delivery/email-body.ts";
import type { StoredMessage } from "./store.ts";

/**
 * Composes the email that brings a message to the owner; a reply goes to the visitor. The Message-ID depends on the message alone, so that mail programs can
 * recognise duplicates. The date is that of the delivery: an older one would sort a late email out of sight.
 */
export function composeEmail(message: StoredMessage, sender: Sender) {
  const { name, email, interest } = message;
  const facts = [
    { label: "Name", text: name },
    { label: "Email", text: email },
    { label: "Interested in", text: interest },
    { label: "Received", text: formatReceived(message.receivedAt) },
  ];

  // Reply-To with a non-ASCII local part needs SMTPUTF8 on every server up to the mailbox.
  const canReply = /^\p{ASCII}+@/u.test(email);
  const howToReply = canReply
    ? `Reply to this email to write to ${name}.`
    : `Write to ${email} in a new email: a reply to this one doesn’t reach ${name}.`;

  return {
    ...toOwner(message.id, sender),
    replyTo: canReply ? { name, address: email } : undefined,
    subject: `${message.suspectedSpam ? "[Suspected spam] " : ""}${name}: ${interest}`,
    ...composeBody([
      ...(canReply ? [] : [{ text: howToReply, html: html`<p><strong>${howToReply}</strong></p>` }]),
      factTable(facts),
      { text: message.message, html: html`<p style="white-space:pre-wrap">${message.message}</p>` },
      ...(canReply ? [{ html: html`<p style="color:#555">${howToReply}</p>` }] : []),
    ]),
  } satisfies Email;
}
