import { redirects } from "../../content/redirects.ts";

const rules = redirects.map(({ from, to }) => ({ parts: from.toLowerCase().split("/"), to }));

/**
 * Where an address that used to exist leads now.
 *
 * @param pathname as in a URL, in any letter case, with or without a slash at the end
 * @returns the path of today's page, or `undefined` where the address was never a page
 */
export function redirectTarget(pathname: string): string | undefined {
  const parts = pathname.toLowerCase().replace(/\/+$/, "").split("/");
  return rules.find(
    (rule) =>
      rule.parts.length === parts.length &&
      rule.parts.every((part, index) => part === parts[index] || (part === "*" && parts[index] !== "")),
  )?.to;
}
