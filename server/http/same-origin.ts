/**
 * Whether a post was made by another site's page in a visitor's browser. A request that says nothing of
 * where it comes from is let through: that is a program, or an old browser, which sends `Origin` with
 * any post that another site's page makes.
 *
 * @param headers of the request
 * @param hosts those that the visitor's browser may know this site by, with their ports
 */
export function isCrossSite(headers: Headers, hosts: readonly string[]): boolean {
  // What the browser itself says holds even where a proxy changed the Host header.
  const site = headers.get("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return false;
  // WebKit calls a form that opens its answer in a new tab "cross-site"; its `Origin` is right.
  return headers.has("Origin") ? hasForeignOrigin(headers, hosts) : site !== null;
}

/**
 * Whether a request says that another site's page made it. Mail programs that take somebody off a list at
 * one press say nothing at all, and are let through.
 */
export function hasForeignOrigin(headers: Headers, hosts: readonly string[]): boolean {
  const origin = headers.get("Origin");
  if (origin === null) return false;
  // "null" is the origin of sandboxed frames.
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}
