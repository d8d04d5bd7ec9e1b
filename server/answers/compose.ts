import { timeZone } from "#content/schedule";
import type { StoredMessage } from "../contact/store.ts";
import { type Email, messageIdOf, type Sender } from "../delivery/email.ts";
import { escapeHtml } from "../http/html.ts";
import type { Answer } from "./store.ts";

/**
 * Composes the email that brings an answer to the visitor. It comes from the site's own address, which the mail server
 * accepts; a reply goes to the owner. It refers to the email that brought the message, so that the owner's mail program
 * shows the visitor's reply beside it.
 */
export function composeAnswer(answer: Answer, message: StoredMessage, sender: Sender) {
  const { from, owner, siteName, teacher } = sender;
  const received = new Intl.DateTimeFormat("en-AU", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  }).format(message.receivedAt);
  const wrote = `On ${received}, you wrote:`;
  const notification = messageIdOf(message.id, sender);

  return {
    envelope: { from: sender.bouncesTo, to: message.email },
    messageId: messageIdOf(answer.id, sender),
    from: { name: `${teacher}, ${siteName}`, address: from },
    to: { name: message.name, address: message.email },
    replyTo: owner,
    subject: `Re: Your message to ${siteName} (${message.interest})`,
    text: [answer.text, "", wrote, ...message.message.split("\n").map((line) => `> ${line}`), ""].join("\n"),
    html: `<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">
<div style="white-space:pre-wrap">${withLinks(answer.text)}</div>
<p style="color:#555">${escapeHtml(wrote)}</p>
<blockquote style="margin:0;padding-left:1em;border-left:3px solid #ccc;color:#555;white-space:pre-wrap">${escapeHtml(message.message)}</blockquote></body></html>`,
    // No Auto-Submitted: a person wrote it.
    headers: { "In-Reply-To": notification, References: notification },
  } satisfies Email;
}

/** Returns the owner's text as HTML, with its web addresses as links: not every mail program makes them. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/)
    .map((part, index) => {
      const escaped = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${escaped}">${escaped}</a>` : escaped;
    })
    .join("");
