import { html } from "hono/html";
import {
  composeBody,
  type Email,
  type Part,
  type Person,
  paragraph,
  type Sender,
  toVisitor,
} from "../delivery/email.ts";

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/;

const withLinks = (text: string) =>
  text.split(address).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

/**
 * Parses a letter's text: a blank line ends a paragraph, lines with "- " are a list, a line with "# " is a heading, and web
 * addresses become links.
 */
export function toParts(text: string): Part[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== "")
    .map((typed) => {
      const block = typed.trim();
      const lines = block.split("\n");
      if (lines.length === 1 && block.startsWith("# ")) {
        const heading = block.slice(2).trim();
        return { text: heading, html: html`<h2 style="font-size:20px;margin:1.5em 0 .5em">${heading}</h2>` };
      }
      if (lines.every((line) => line.startsWith("- "))) {
        return {
          text: block,
          html: html`<ul>${lines.map((line) => html`<li>${withLinks(line.slice(2))}</li>`)}</ul>`,
        };
      }
      return {
        text: block,
        html: html`<p>${lines.map((line, index) => html`${index > 0 && html`<br>`}${withLinks(line)}`)}</p>`,
      };
    });
}

export type LetterWords = { readonly subject: string; readonly text: string };

/**
 * Composes a letter to one reader.
 *
 * @param id names the email: its Message-ID follows from it
 * @param unsubscribe the link that takes this reader off the list
 */
export function composeLetter(
  id: string,
  { subject, text }: LetterWords,
  to: Person,
  unsubscribe: string,
  sender: Sender,
) {
  const why = "You get this because you asked for it on the website.";
  return {
    ...toVisitor(id, to, sender),
    subject,
    ...composeBody([
      ...toParts(text),
      paragraph(`${sender.siteName}, ${sender.place}`),
      {
        text: `${why} Take me off the list:\n${unsubscribe}`,
        html: html`<p style="color:#555">${why} <a href="${unsubscribe}">Take me off the list</a>.</p>`,
      },
    ]),
    // No Auto-Submitted: a person wrote it.
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  } satisfies Email;
}
