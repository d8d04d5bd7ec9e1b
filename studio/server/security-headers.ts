import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** Returns a policy that allows the studio's own files, and frames of the preview. */
export const policy = (previewOrigin: string, nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // react-aria adds a style element, and reads the nonce from the page.
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Of the editor, for what is pasted.
    "trusted-types pasted-html",
  ].join("; ");

export const newNonce = () => randomBytes(16).toString("base64");

/** Adds the headers of every response. A response's own policy and caching stay. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("X-Frame-Options", "DENY");
    if (!headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  };
}
