/**
 * Returns whether another site's page sent a request. A request without any sign of its origin is allowed: it comes from
 * a program, or from an old browser, which sends `Origin` with cross-site posts.
 *
 * @param hosts by which the visitor's browser may know this site, with their ports
 */
export function isCrossSite(headers: Headers, hosts: readonly string[]): boolean {
  // Sec-Fetch-Site holds even if a proxy changed the Host header.
  const site = headers.get("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return false;
  // WebKit sends "cross-site" for a form with target=_blank; its Origin is right.
  return headers.has("Origin") ? hasForeignOrigin(headers, hosts) : site !== null;
}

/** Returns whether the `Origin` header names another site. One-click unsubscribe requests have none and are allowed. */
export function hasForeignOrigin(headers: Headers, hosts: readonly string[]): boolean {
  const origin = headers.get("Origin");
  if (origin === null) return false;
  // Sandboxed frames send "null".
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}
