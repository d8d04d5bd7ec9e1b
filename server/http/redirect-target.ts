import { redirects } from "#content/redirects";

const rules = redirects.map(({ from, to }) => ({ parts: from.toLowerCase().split("/"), to }));

/**
 * Returns the path that a former page redirects to, or `undefined` for an unknown one.
 *
 * @param pathname in any letter case, with or without a trailing slash
 */
export function redirectTarget(pathname: string): string | undefined {
  const parts = pathname.toLowerCase().replace(/\/+$/, "").split("/");
  return rules.find(
    (rule) =>
      rule.parts.length === parts.length &&
      rule.parts.every((part, index) => part === parts[index] || (part === "*" && parts[index] !== "")),
  )?.to;
}
