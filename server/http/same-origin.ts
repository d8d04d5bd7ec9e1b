/**
 * Whether a post was made by another site's page in a visitor's browser. A request that says nothing of
 * where it comes from is let through: that is an old browser, or a program, neither of which can be
 * tricked into it.
 *
 * @param headers of the request
 * @param host of the request, as the visitor's browser knows it
 */
export function isCrossSite(headers: Headers, host: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site) return site === "cross-site";
  const origin = headers.get("Origin");
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host !== host;
}
