import { html } from "hono/html";
import type { StoredMessage } from "../contact/store.ts";
import {
  composeBody,
  type Email,
  formatReceived,
  messageIdOf,
  type Sender,
  toVisitor,
} from "../delivery/email.ts";
import type { Answer } from "./store.ts";

/**
 * Composes the email that brings an answer to the visitor. It refers to the email that brought the message, so that the
 * owner's mail program shows the visitor's reply beside it.
 */
export function composeAnswer(answer: Answer, message: StoredMessage, sender: Sender) {
  const wrote = `On ${formatReceived(message.receivedAt)}, you wrote:`;
  const quoted = message.message.split("\n").map((line) => `> ${line}`);
  const notification = messageIdOf(message.id, sender);

  return {
    ...toVisitor(answer.id, { name: message.name, address: message.email }, sender),
    subject: `Re: Your message to ${sender.siteName} (${message.interest})`,
    ...composeBody([
      { text: answer.text, html: html`<div style="white-space:pre-wrap">${withLinks(answer.text)}</div>` },
      {
        text: [wrote, ...quoted].join("\n"),
        html: html`<p style="color:#555">${wrote}</p>
<blockquote style="margin:0;padding-left:1em;border-left:3px solid #ccc;color:#555;white-space:pre-wrap">${message.message}</blockquote>`,
      },
    ]),
    // No Auto-Submitted: a person wrote it.
    headers: { "In-Reply-To": notification, References: notification },
  } satisfies Email;
}

/** Returns the owner's text as HTML, with its web addresses as links: not every mail program makes them. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
