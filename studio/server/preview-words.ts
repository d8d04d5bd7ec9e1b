import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hashSource } from "../../build-site/content-security-policy.ts";

/** The colours are `--sheet` and `--soft` of the studio's `tokens.css`. */
const style = `html{color-scheme:light dark;background:light-dark(oklch(0.993 0.006 88),oklch(0.243 0.03 216));color:light-dark(oklch(0.42 0.034 210),oklch(0.8 0.02 95))}
body{margin:0;min-height:100vh;box-sizing:border-box;padding:1.5rem;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;text-align:center}
p{margin:0;max-width:34ch;text-wrap:balance;overflow-wrap:anywhere}`;

const styleHash = hashSource(style);

type Words = { readonly words: string; readonly status: ContentfulStatusCode };

/** Responds with a sentence in its middle, where a page can't be shown. */
export function respondWithWords(c: Context, { words, status }: Words, studioOrigin: string) {
  const policy = `default-src 'none'; style-src ${styleHash}; frame-ancestors ${studioOrigin}`;
  c.header("Content-Security-Policy", policy);
  return c.html(
    html`<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><style>${raw(style)}</style><p>${words}</p></html>`,
    status,
  );
}
