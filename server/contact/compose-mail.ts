import type { Composed } from "../delivery/mail.ts";
import { escapeHtml } from "../http/html.ts";
import type { StoredMessage } from "./message.ts";

/** Who the mail is from and to, and the name of the business. */
export type Envelope = { readonly from: string; readonly to: string; readonly siteName: string };

/**
 * The mail that brings a message to the owner. It comes from the site's own address, so that the
 * owner's mail server trusts it; answering it writes to the visitor. The Message-ID depends on the
 * message alone: should a mail arrive twice, mail programs can tell. Its date is that of the delivery:
 * an older one would sort a late mail down to where nobody looks, and look like spam.
 */
export function composeMail(message: StoredMessage, envelope: Envelope) {
  const { name, email, interest } = message;
  const domain = envelope.from.slice(envelope.from.lastIndexOf("@") + 1);
  const mark = message.suspectedSpam ? "[Suspected spam] " : "";
  const received = new Intl.DateTimeFormat("en-AU", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Australia/Melbourne",
  }).format(message.receivedAt);
  const facts = [
    ["Name", name],
    ["Email", email],
    ["Interested in", interest],
    ["Received", received],
  ] as const;

  return {
    envelope: { from: envelope.from, to: envelope.to },
    messageId: `<${message.id}@${domain}>`,
    from: { name: `${envelope.siteName} website`, address: envelope.from },
    to: envelope.to,
    replyTo: { name, address: email },
    subject: `${mark}${name}: ${interest}`,
    text: [...facts.map(([label, value]) => `${label}: ${value}`), "", message.message, ""].join("\n"),
    html: `<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">
<table>${facts.map(([label, value]) => `<tr><th align="left" style="padding-right:1em">${label}</th><td>${escapeHtml(value)}</td></tr>`).join("")}</table>
<p style="white-space:pre-wrap">${escapeHtml(message.message)}</p>
<p style="color:#555">Answer this mail to write to ${escapeHtml(name)}.</p></body></html>`,
    headers: { "X-Auto-Response-Suppress": "All", "Auto-Submitted": "auto-generated" },
  } satisfies Composed;
}
