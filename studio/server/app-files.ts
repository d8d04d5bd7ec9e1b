import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Hono, type MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { Door } from "./door/door.ts";

/** Stand in the built index.html for the nonce of a response, and for what opens the studio (`app/shell/door.tsx` reads it). */
const noncePlaceholder = "%nonce%";
const doorPlaceholder = "%door%";

/**
 * Serves the built app from memory: a request's path is looked up, never joined to a folder. Every other path is a screen.
 *
 * @param folder where the app was built
 */
export function createAppFiles(folder: string, previewOrigin: string, opensWith: Door["opensWith"]) {
  const page = readFileSync(path.join(folder, "index.html"), "utf8").replace(doorPlaceholder, opensWith);
  const files = new Map<string, { body: Uint8Array<ArrayBuffer>; type: string }>();
  for (const name of readdirSync(path.join(folder, "assets"))) {
    const type = getMimeType(name) ?? "application/octet-stream";
    files.set(`/assets/${name}`, { body: readFileSync(path.join(folder, "assets", name)), type });
  }

  return new Hono()
    .get("/assets/*", (c) => {
      const file = files.get(c.req.path);
      if (!file) return c.body(null, 404);
      return c.body(file.body, 200, {
        "Content-Type": file.type,
        "Cache-Control": "private, max-age=31536000, immutable",
      });
    })
    .get("*", (c) => {
      const nonce = newNonce();
      return c.html(page.replaceAll(noncePlaceholder, nonce), 200, {
        "Content-Security-Policy": policy(previewOrigin, nonce),
      });
    });
}

/** Returns a policy that allows the studio's own files, and frames of the preview. */
const policy = (previewOrigin: string, nonce: string) =>
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

const newNonce = () => randomBytes(16).toString("base64");

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
