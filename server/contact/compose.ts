import { timeZone } from "../../content/schedule.ts";
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

  return {
    envelope: { from, to: owner },
    messageId: messageIdOf(message.id, sender),
    from: { name: `${siteName} website`, address: from },
    to: owner,
    replyTo: { name, address: email },
    subject: `${message.suspectedSpam ? "[Suspected spam] " : ""}${name}: ${interest}`,
    text: [...facts.map(([label, value]) => `${label}: ${value}`), "", message.message, ""].join("\n"),
    html: `<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">
<table>${facts.map(([label, value]) => `<tr><th align="left" style="padding-right:1em">${label}</th><td>${escapeHtml(value)}</td></tr>`).join("")}</table>
<p style="white-space:pre-wrap">${escapeHtml(message.message)}</p>
<p style="color:#555">Reply to this email to write to ${escapeHtml(name)}.</p></body></html>`,
    headers: { "X-Auto-Response-Suppress": "All", "Auto-Submitted": "auto-generated" },
  } satisfies Email;
}
