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
  const read = (name: string) => ({
    body: readFileSync(path.join(folder, name)),
    type: getMimeType(name) ?? "application/octet-stream",
  });
  for (const name of readdirSync(path.join(folder, "assets")))
    files.set(`/assets/${name}`, read(`assets/${name}`));
  // What a phone's home screen needs. Their names stay the same, so that browsers ask for them again.
  for (const name of readdirSync(folder).filter((name) => /\.(?:png|webmanifest|js)$/.test(name)))
    files.set(`/${name}`, read(name));

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
      const file = files.get(c.req.path);
      if (file) {
        return c.body(file.body, 200, {
          "Content-Type": file.type,
          "Cache-Control": "no-cache",
          // A worker has a policy of its own.
          ...(file.type.includes("javascript") && { "Content-Security-Policy": workerPolicy }),
        });
      }
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
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${previewOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Of the editor, for what is pasted; and of the worker that opens the studio without a network.
    "trusted-types pasted-html own-worker",
  ].join("; ");

/** The worker fetches the studio's own files. */
const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

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
