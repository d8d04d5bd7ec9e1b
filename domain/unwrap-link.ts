import { splitAtAddresses } from "./letter.ts";

/** Programs that wrap each link, and the parameters in which they keep its address. Their wrappers often name whose mail it was. */
const wrappers: readonly (readonly [address: RegExp, ...parameters: string[]])[] = [
  // Outlook and Teams.
  [/^[\w.-]+\.safelinks\.protection\.(?:outlook\.com|office365\.us)\//, "url"],
  [/^statics\.teams\.cdn\.office\.net\/evergreen-assets\/safelinks\//, "url"],
  [/^(?:www\.)?google\.[\w.]+\/url$/, "q", "url"],
  [/^(?:l|lm)\.facebook\.com\/l\.php$/, "u"],
  [/^l\.(?:instagram|messenger|threads)\.(?:com|net)\/$/, "u"],
  // Proofpoint's first version, and its second, which has signs of its own for % and /.
  [/^urldefense\.proofpoint\.com\/v[12]\/url$/, "u"],
  [/^(?:www\.)?youtube\.com\/redirect$/, "q"],
  [/^(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)\/?$/, "url"],
  [/^slack-redir\.net\/link$/, "url"],
  [/^linkprotect\.cudasvc\.com\/url$/, "a"],
  [/^duckduckgo\.com\/l\/$/, "uddg"],
];

/** A wrapped link may be wrapped again. */
const deepest = 5;

/** Returns the address to which a wrapped link leads; other addresses stay as they are. */
export function unwrapLink(href: string): string {
  let target = href;
  for (let depth = 0; depth < deepest; depth += 1) {
    const inner = targetOf(target);
    if (inner === undefined || !/^https?:\/\/[^/]/i.test(inner) || !URL.canParse(inner)) return target;
    target = inner;
  }
  return target;
}

function targetOf(href: string): string | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (/^urldefense\.(?:com|us)$/.test(url.hostname)) return proofpointTarget(href);
  const address = url.hostname + url.pathname;
  const [, ...parameters] = wrappers.find(([pattern]) => pattern.test(address)) ?? [];
  const inner = parameters.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  if (!address.startsWith("urldefense.proofpoint.com/v2/")) return inner ?? undefined;
  return inner && decode(inner.replaceAll("-", "%").replaceAll("_", "/"));
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A sign for % that isn't followed by two digits: not this wrapper's.
    return undefined;
  }
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Proofpoint's third version keeps the address, with a * for each other sign, or ** and a length for several, and these as base64. */
function proofpointTarget(href: string): string | undefined {
  const [, masked, kept = ""] = /\/v3\/__(.+?)__;([\w-]*={0,2})!/.exec(href) ?? [];
  if (masked === undefined) return undefined;
  const signs = [...(fromBase64(kept) ?? "")];
  const target = masked.replace(/\*(?:\*(.))?/g, (_, length: string | undefined) =>
    signs.splice(0, length === undefined ? 1 : alphabet.indexOf(length) + 2).join(""),
  );
  // Some mail programs join the two slashes.
  return target.replace(/^(https?:)\/(?!\/)/i, "$1//");
}

function fromBase64(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  } catch {
    // Its length or a sign is impossible.
    return undefined;
  }
}

/** Unwraps the addresses in a text. */
export const unwrapLinks = (text: string): string =>
  splitAtAddresses(text)
    .map((part, index) => (index % 2 === 1 ? unwrapLink(part) : part))
    .join("");
