import { html } from "hono/html";
import { business } from "#content/business";
import { timeZone } from "#content/schedule";
import type { Business } from "../../content-model/schema/business.ts";
import type { Env } from "../env.ts";
import type { MarkHandedOver } from "./channel.ts";
import type { Outcome } from "./outbox.ts";

export type Person = { readonly name: string; readonly address: string };

/** An email with its envelope, whose sender gets it back if it can't be delivered. */
export type Email = {
  readonly envelope: { readonly from: string; readonly to: string };
  /** Stays the same when the same item is sent again. */
  readonly messageId: string;
  readonly from: Person;
  readonly to: string | Person;
  /** Missing if the recipient's mail server may refuse the address. */
  readonly replyTo?: string | Person | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: { readonly [name: string]: string };
};

/** Hands one email to a mail server and returns the outcome. Calls `markHandedOver` before its last byte. Never throws. */
export type MailTransport = (email: Email, markHandedOver?: MarkHandedOver) => Promise<Outcome>;

/** Sends to the owner: what her mail server refuses, such as while her mailbox is full, is tried again. */
export const sendToOwner =
  (transport: MailTransport): MailTransport =>
  async (email, markHandedOver) => {
    const outcome = await transport(email, markHandedOver);
    return outcome.result === "rejected"
      ? { result: "failed", reason: outcome.reason, kind: "owner-refuses", maybeDelivered: false }
      : outcome;
  };

/** The site as the sender of its emails, and the owner whom they come from or go to. */
export type Sender = {
  /** The site's own address. */
  readonly from: string;
  readonly bouncesTo: string;
  readonly owner: string;
  readonly siteName: string;
  readonly teacher: string;
  readonly place: string;
  /** The address that the site publishes. */
  readonly contact: string;
  /** The business number; undefined if the owner hasn't put it in. */
  readonly abn?: string | undefined;
  /** The URL of the owner's studio; undefined where it can't be opened from a link in an email. */
  readonly studio?: string | undefined;
};

type Addresses = Pick<Env, "CONTACT_FROM" | "CONTACT_TO" | "BOUNCES_TO">;

/**
 * Returns the address that emails come back to. The owner reads hers; but a mail server may send for its own domain only, and
 * SPF is checked for this address.
 */
export const bounceAddress = ({ BOUNCES_TO, CONTACT_TO, CONTACT_FROM }: Addresses): string =>
  BOUNCES_TO || (domainOf(CONTACT_TO) === domainOf(CONTACT_FROM) ? CONTACT_TO : CONTACT_FROM);

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

export const createSender = (env: Addresses & Partial<Pick<Env, "STUDIO_URL">>): Sender => ({
  from: env.CONTACT_FROM,
  bouncesTo: bounceAddress(env),
  owner: env.CONTACT_TO,
  studio: env.STUDIO_URL || undefined,
  ...namesOf(business),
});

type BusinessOfEmails = Pick<Business, "name" | "teacher" | "place" | "email" | "teaching">;

/** Returns what emails call the site, its owner and its place, and whom to write to. */
export const namesOf = ({ name, teacher, place, email, teaching }: BusinessOfEmails) => ({
  siteName: name,
  teacher: teacher.name,
  place: `${place.town}, ${place.stateName}`,
  contact: email,
  abn: teaching?.abn,
});

/** Tells mail programs not to answer: no person wrote the email. */
export const automatic = { "X-Auto-Response-Suppress": "All", "Auto-Submitted": "auto-generated" };

/** Addresses an item's email to the owner. The sender is the site's own address, which her mail server trusts. */
export const toOwner = (id: string, sender: Sender) => ({
  envelope: { from: sender.bouncesTo, to: sender.owner },
  messageId: messageIdOf(id, sender),
  from: { name: `${sender.siteName} website`, address: sender.from },
  to: sender.owner,
  headers: automatic,
});

/** Addresses an item's email to a visitor. The sender is the site's own address; a reply goes to the owner. */
export const toVisitor = (id: string, to: Person, sender: Sender) => ({
  envelope: { from: sender.bouncesTo, to: to.address },
  messageId: messageIdOf(id, sender),
  from: { name: fromName(sender), address: sender.from },
  to,
  replyTo: sender.owner,
});

/** Formats the time at which a message was received, as its emails name it. */
export const formatReceived = (time: number): string =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "full", timeStyle: "short", timeZone }).format(time);

/** Returns the name that emails to visitors come from. */
export const fromName = ({ teacher, siteName }: Pick<Sender, "teacher" | "siteName">): string =>
  `${teacher}, ${siteName}`;

/** Returns the Message-ID of an item's email, at the sender's domain. */
export const messageIdOf = (id: string, { from }: Sender): string => `<${id}@${domainOf(from)}>`;

type Markup = ReturnType<typeof html>;

/** A part of an email, as text and as HTML. `text` is missing if only HTML needs it. */
export type Part = { readonly text?: string; readonly html: Markup };

/** A line of a table. `attention`: the owner should act. */
export type Fact = { readonly label: string; readonly text: string; readonly attention?: boolean };

export const paragraph = (text: string): Part => ({ text, html: html`<p>${text}</p>` });

/** Leads the owner to a page of her studio, such as "/messages": `words` say what she does there. Nothing where no link reaches it. */
export function studioLink(words: string, page: string, { studio }: Sender): readonly Part[] {
  if (studio === undefined) return [];
  const url = String(new URL(page, studio));
  return [{ text: `${words}: ${url}`, html: html`<p><a href="${url}">${words}</a></p>` }];
}

/** A table of facts; in text, a line each. */
export const factTable = (facts: readonly Fact[]): Part => ({
  text: facts.map(({ label, text }) => `${label}: ${text}`).join("\n"),
  html: html`<table>${facts.map(
    ({ label, text, attention }, index) =>
      html`${index > 0 && "\n"}<tr><th align="left" valign="top" style="padding-right:1em">${label}</th><td>${attention ? html`<strong>${text}</strong>` : text}</td></tr>`,
  )}</table>`,
});

/** What only some emails have: a title, more for the head, and declarations for the whole. */
type Frame = { readonly title?: string; readonly head?: Markup; readonly style?: string };

/** Joins the parts: the body of an email as text and as HTML. */
export const composeBody = (
  parts: readonly Part[],
  { title, head, style }: Frame = {},
): { readonly text: string; readonly html: string } => ({
  text: `${parts.flatMap(({ text }) => text ?? []).join("\n\n")}\n`,
  html: String(
    html`<!doctype html><html lang="en-AU"><meta charset="utf-8">${title !== undefined && html`<title>${title}</title>`}${head}<body style="font:16px/1.5 sans-serif${style !== undefined && `;${style}`}">${parts.map((part) => html`\n${part.html}`)}</body></html>`,
  ),
});
