/** Whether the tests run on Cloudflare's runtime (`npm run edge`) instead of the Node server. */
export const isEdge = process.env.SITE_HOST === "edge";
