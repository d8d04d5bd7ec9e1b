/* One rule for email addresses: forms, server, newsletter and lists of readers read them alike. */

/** Invisible characters, some of which reverse the text around them. Persian names and emoji need the two joiners. */
export const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** No address is as long, with all that is pasted around it. */
const longest = 1000;

/**
 * Returns an address without what comes along when it is typed or pasted: spaces, `mailto:`, quotation marks and brackets around it,
 * a full stop after it. The full stops of Chinese and Japanese keyboards become dots, as in a browser's address bar.
 */
export function cleanAddress(typed: string): string {
  if (typed.length > longest) return typed;
  const bare = typed
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/^[\s"'“”„‘’«»<(]+/u, "")
    // With s, the end always fits: without it, a line break after the question mark took cubic time.
    .replace(/^mailto:\s*([^?]*).*$/isu, "$1")
    .replace(/[\s"'“”‘’«»>)]+$/u, "")
    .replace("＠", "@");
  const at = bare.lastIndexOf("@") + 1;
  const domain = bare.slice(at).replace(/[。．｡]/gu, ".");
  return bare.slice(0, at) + domain.replace(/\.$/, "");
}

/** In any alphabet; without characters that could end an address, and without a dot at an edge or two in a row. */
const localPart = /^[^\s@<>()[\],;:"\\.\p{Cc}]+(?:\.[^\s@<>()[\],;:"\\.\p{Cc}]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** No top-level domain is a number or one letter. */
const topLevel = /^(?!\p{N}+$).{2,}$/u;
const joiners = /\u200c|\u200d/g;

/** Returns whether an address, cleaned, has the form of one that can be written to. */
export function isAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  const labels = address
    .slice(at + 1)
    .replace(joiners, "")
    .split(".");
  return (
    address.length <= longest &&
    localPart.test(address.slice(0, Math.max(0, at))) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    topLevel.test(labels.at(-1) ?? "")
  );
}

/**
 * Returns the mailbox that an address delivers to: in lower case, without its tag (`kim+news@`), and without dots at Gmail, which
 * ignores them. The domain stays as it is written.
 */
export function mailboxAsWritten(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  // An address that starts with a plus has no tag.
  const name = email
    .slice(0, at)
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<=.)\+.*/s, "");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
