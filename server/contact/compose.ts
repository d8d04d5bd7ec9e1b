import { timeZone } from "#content/schedule";
import { type Email, messageIdOf, type Sender } from "../delivery/email.ts";
import { escapeHtml } from "../http/html.ts";
import type { StoredMessage } from "./store.ts";

/**
 * Composes the email that brings a message to the owner. It comes from the site's own address, which the owner's mail
 * server trusts; a reply goes to the visitor. The Message-ID depends on the message alone, so that mail programs can
 * recognise duplicates. The date is that of the delivery: an older one would sort a late email out of sight.
 */
export function composeEmail(message: StoredMessage, sender: Sender) {
  const { name, email, interest } = message;
  const { from, owner, siteName } = sender;
  const received = new Intl.DateTimeFormat("en-AU", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  }).format(message.receivedAt);
  const facts = [
    ["Name", name],
    ["Email", email],
    ["Interested in", interest],
    ["Received", received],
  ] as const;

  // Reply-To with a non-ASCII local part needs SMTPUTF8 on every server up to the mailbox.
  const canReply = /^\p{ASCII}+@/u.test(email);
  const howToReply = canReply
    ? `Reply to this email to write to ${name}.`
    : `Write to ${email} in a new email: a reply to this one doesn’t reach ${name}.`;

  return {
    envelope: { from: sender.bouncesTo, to: owner },
    messageId: messageIdOf(message.id, sender),
    from: { name: `${siteName} website`, address: from },
    to: owner,
    replyTo: canReply ? { name, address: email } : undefined,
    subject: `${message.suspectedSpam ? "[Suspected spam] " : ""}${name}: ${interest}`,
    text: [
      ...(canReply ? [] : [howToReply, ""]),
      ...facts.map(([label, value]) => `${label}: ${value}`),
      "",
      message.message,
      "",
    ].join("\n"),
    html: `<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">
${canReply ? "" : `<p><strong>${escapeHtml(howToReply)}</strong></p>`}<table>${facts.map(([label, value]) => `<tr><th align="left" style="padding-right:1em">${label}</th><td>${escapeHtml(value)}</td></tr>`).join("")}</table>
<p style="white-space:pre-wrap">${escapeHtml(message.message)}</p>
${canReply ? `<p style="color:#555">${escapeHtml(howToReply)}</p>` : ""}</body></html>`,
    headers: { "X-Auto-Response-Suppress": "All", "Auto-Submitted": "auto-generated" },
  } satisfies Email;
}
