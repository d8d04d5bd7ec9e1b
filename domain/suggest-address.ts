import { slipsBetween } from "./closest-to.ts";
import { cleanAddress } from "./email-address.ts";

/**
 * Where most people here have their email. None with a name under five letters: too many real domains differ from those in one
 * letter.
 */
const providers = [
  "gmail.com",
  "hotmail.com",
  "hotmail.com.au",
  "outlook.com",
  "outlook.com.au",
  "icloud.com",
  "yahoo.com",
  "yahoo.com.au",
  "bigpond.com",
  "bigpond.com.au",
  "bigpond.net.au",
  "optusnet.com.au",
  "iinet.net.au",
  "internode.on.net",
  "westnet.com.au",
  "ncable.com.au",
  "ncable.net.au",
  "netspace.net.au",
  "ozemail.com.au",
  "aussiebroadband.com.au",
  "fastmail.com",
  "proton.me",
  "protonmail.com",
  "googlemail.com",
  "ymail.com",
];

/** Domains that exist, and differ from one of these in one letter. */
const neighbours = ["gail.com", "inet.net.au", "yahoo.com.ar"];

/**
 * Returns an address with the provider's domain that the visitor probably meant: one with a letter missing, doubled, wrong or
 * swapped. Undefined for others, which may be anybody's. Those that differ in the first letter are, too: it is the one that
 * people seldom mistype, and mail.com, email.com and cloud.com exist.
 */
export function suggestAddress(typed: string): string | undefined {
  const address = cleanAddress(typed);
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at).toLowerCase();
  if (at < 2 || providers.includes(domain) || neighbours.includes(domain)) return undefined;
  const meant = providers.find(
    (provider) =>
      provider[0] === domain[0] &&
      // Comparing a domain of a hundred thousand letters would take seconds.
      Math.abs(provider.length - domain.length) <= 1 &&
      slipsBetween(domain, provider) === 1,
  );
  return meant && address.slice(0, at) + meant;
}
