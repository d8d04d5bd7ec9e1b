import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { newNonce, policy } from "./security-headers.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/** Stands in the built index.html for the nonce of a response. */
const noncePlaceholder = "%nonce%";

/**
 * Serves the built app from memory: a request's path is looked up, never joined to a folder. Every other path is a screen.
 *
 * @param folder where the app was built
 */
export function createAppFiles(folder: string, previewOrigin: string) {
  const page = readFileSync(path.join(folder, "index.html"), "utf8");
  const files = new Map<string, { body: Uint8Array<ArrayBuffer>; type: string }>();
  for (const name of readdirSync(path.join(folder, "assets"))) {
    const type = types[path.extname(name)];
    if (type) files.set(`/assets/${name}`, { body: readFileSync(path.join(folder, "assets", name)), type });
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
