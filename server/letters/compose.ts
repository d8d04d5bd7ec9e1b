import { html } from "hono/html";
import {
  type LetterBlock,
  type LetterInline,
  splitAtAddresses,
  startOf,
  textOfBlock,
} from "../../domain/letter.ts";
import type { Purpose } from "../../domain/newsletter.ts";
import {
  composeBody,
  type Email,
  type Part,
  type Person,
  type Sender,
  toVisitor,
} from "../delivery/email.ts";

type Markup = ReturnType<typeof html>;

const withLinks = (text: string) =>
  splitAtAddresses(text).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

function inlineHtml(node: LetterInline): Markup {
  if (node.type === "hard_break") return html`<br>`;
  const marks = node.marks ?? [];
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const link = marks.find((mark) => mark.type === "link");
  let words = link ? html`${node.text}` : html`${withLinks(node.text)}`;
  if (has("em")) words = html`<em>${words}</em>`;
  if (has("strong")) words = html`<strong>${words}</strong>`;
  return link ? html`<a href="${link.attrs.href}">${words}</a>` : words;
}

/** Mail programs know no style sheets: each element has its own. */
const headingStyle = "font:600 20px/1.3 Georgia,serif;margin:28px 0 8px";
const footStyle = "font-size:14px;opacity:.8";
const quoteStyle = "margin:16px 0;padding-left:16px;border-left:3px solid #bd8a1f";

function blockHtml(node: LetterBlock): Markup {
  switch (node.type) {
    case "paragraph":
      return html`<p>${node.content?.map(inlineHtml)}</p>`;
    case "heading":
      return node.attrs.level === 2
        ? html`<h2 style="${headingStyle}">${node.content?.map(inlineHtml)}</h2>`
        : html`<h3 style="${headingStyle};font-size:17px">${node.content?.map(inlineHtml)}</h3>`;
    case "blockquote":
      return html`<blockquote style="${quoteStyle}">${node.content.map(blockHtml)}</blockquote>`;
    default: {
      const items = node.content.map((item) => html`<li>${item.content.map(blockHtml)}</li>`);
      return node.type === "ordered_list"
        ? html`<ol start="${startOf(node)}">${items}</ol>`
        : html`<ul>${items}</ul>`;
    }
  }
}

const toPart = (node: LetterBlock): Part => ({ text: textOfBlock(node), html: blockHtml(node) });

/** A letter as the owner wrote it. */
export type LetterDraft = {
  readonly subject: string;
  readonly blocks: readonly LetterBlock[];
  readonly audience: Purpose;
};

/** Why a reader gets it. True of those, too, whom the owner brought in from a list of her own. */
const why: Readonly<Record<Purpose, string>> = {
  letter: "You get this because you asked, or agreed, to be on the list.",
  "course-dates":
    "You asked for one email with the next dates of the course, and this is it. Your address is deleted now, unless you get the letter, too.",
};

/** Mail programs that show letters dark keep their own colours; without it, some turn them round badly. */
const head = html`<meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark}</style>`;

/** The parts of a sender that a letter shows. */
export type LetterSender = Pick<Sender, "siteName" | "teacher" | "place" | "contact" | "abn">;

/** In bytes of HTML. Gmail cuts a longer letter off at about 102 KB, and its end with the link that takes a reader off the list. */
const longestWhole = 90_000;

/** Whether mail programs cut a letter off. */
export const isCutOff = (html: string): boolean => new TextEncoder().encode(html).length > longestWhole;

/** Composes what a reader sees of a letter, as HTML and as plain text, with their own link that unsubscribes. */
export const composeLetterBody = (
  { subject, blocks, audience }: LetterDraft,
  unsubscribe: string,
  { siteName, teacher, place, contact, abn }: LetterSender,
) => {
  const business = `${siteName}, ${place}${abn ? `, ABN ${abn}` : ""}`;
  const writeTo = `Write to ${teacher}: reply to this email, or`;
  const parts: Part[] = [
    ...blocks.map(toPart),
    {
      text: `${business}\n${writeTo} ${contact}\n${why[audience]} Take me off the list:\n${unsubscribe}`,
      html: html`<p style="${footStyle};margin-top:32px;padding-top:12px;border-top:1px solid #8886">${why[audience]} <a href="${unsubscribe}">Take me off the list</a>.<br>${writeTo} <a href="mailto:${contact}">${contact}</a>.<br>${business}</p>`,
    },
  ];
  const frame = {
    title: subject,
    head,
    style: "max-width:36em;margin:16px auto;padding:0 16px;overflow-wrap:break-word",
  };
  const body = composeBody(parts, frame);
  if (!isCutOff(body.html)) return body;
  const first = html`<p style="${footStyle}"><a href="${unsubscribe}">Take me off the list</a></p>`;
  return { ...composeBody([{ html: first }, ...parts], frame), text: body.text };
};

/** Composes a letter to one reader, with their own link that unsubscribes. The Message-ID follows from `id`. */
export function composeLetter(
  id: string,
  letter: LetterDraft,
  to: Person,
  unsubscribe: string,
  sender: Sender,
) {
  return {
    ...toVisitor(id, to, sender),
    subject: letter.subject,
    ...composeLetterBody(letter, unsubscribe, sender),
    // No Auto-Submitted: a person wrote it.
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  } satisfies Email;
}
