import { createHash, createHmac } from "node:crypto";
import { domainToUnicode } from "node:url";
import { mailboxAsWritten } from "../../domain/email-address.ts";
import type { Purpose } from "../../domain/newsletter.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";

/** The paths of the newsletter below the functions' URL. */
export const newsletterPaths = {
  subscribe: "/subscribe",
  confirm: "/confirm-subscription",
  unsubscribe: "/unsubscribe",
} as const;

/** The links in emails and exports. Each carries a token. */
export type NewsletterLinks = {
  readonly confirm: (token: string, purpose: Purpose) => string;
  readonly unsubscribe: (token: string) => string;
};

/**
 * Creates the links.
 *
 * @param siteUrl the public URL of the site
 * @param functionsUrl the URL of the functions, relative to the site's or absolute
 */
export function createLinks(siteUrl: string, functionsUrl: string): NewsletterLinks {
  // In the query string: paths are logged, tokens must not be.
  const link = (path: string) => String(new URL(functionsUrl + path, siteUrl));
  return {
    confirm: (token, purpose) =>
      `${link(newsletterPaths.confirm)}?${purpose === "letter" ? "" : `purpose=${purpose}&`}token=${token}`,
    unsubscribe: (token) => `${link(newsletterPaths.unsubscribe)}?token=${token}`,
  };
}

/** 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/;

/** Returns whether a token has the right format. Mail programs sometimes cut links. */
export const isToken = (text: string): boolean => tokenPattern.test(text);

/** Returns the hash under which a token is stored, so that the database alone doesn't reveal it. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Returns the mailbox that an address delivers to, with its domain in its own alphabet, however it is written. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  return mailboxAsWritten(`${email.slice(0, at)}@${inItsAlphabet(email.slice(at + 1).toLowerCase())}`);
}

/** Returns `bücher.example` for `xn--bcher-kva.example` and any form of the letters. Others stay: links in old emails must work. */
const inItsAlphabet = (domain: string) =>
  /^\p{ASCII}*$/u.test(domain) && !domain.includes("xn--") ? domain : domainToUnicode(domain) || domain;

/** Derives the unsubscribe token of an email address from the database's secret. */
export const deriveUnsubscribeToken = (secret: string, email: string): string =>
  createHmac("sha256", secret)
    .update(`unsubscribe:${mailboxOf(email)}`)
    .digest("base64url");

/**
 * Returns a function that derives the unsubscribe token of an email address. The token is never stored and never changes, so that the
 * links in old letters keep working. All addresses of a mailbox share it. So they share one subscription, the limits of emails and a
 * refusal: otherwise somebody could flood a person through tags in the address.
 */
export function createUnsubscribeTokens(database: SqlDatabase): (email: string) => Promise<string> {
  let secret: string | undefined;
  return async (email) => {
    const stored = "SELECT value FROM secrets WHERE name = 'unsubscribe-token-key'";
    secret ??= String((await query(database, stored))[0]?.value);
    return deriveUnsubscribeToken(secret, email);
  };
}
