import { business } from "#content/business";
import { paths } from "../../domain/pages.ts";
import { day } from "../clock.ts";

/** Half of what RFC 9116 recommends at most: who keeps a copy asks again in time. */
const validDays = 180;

/**
 * Returns `/.well-known/security.txt` (RFC 9116): whom to tell of a vulnerability. Its end moves with the day, so that a build
 * of any age never has an expired one.
 */
export function securityText(siteUrl: string, now: number): string {
  const expires = new Date(Math.floor(now / day + validDays) * day).toISOString();
  const lines = [
    `Contact: mailto:${business.email}`,
    `Contact: ${new URL(paths.contact, siteUrl)}`,
    `Expires: ${expires.replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", siteUrl)}`,
  ];
  return `${lines.join("\n")}\n`;
}
