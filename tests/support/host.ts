/**
 * What the site runs on in these tests: its own server, or with `SITE_HOST=edge` Cloudflare's runtime, as
 * `npm run edge` starts it.
 */
export const isEdge = process.env.SITE_HOST === "edge";
