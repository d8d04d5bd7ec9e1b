import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hashSource } from "../../build-site/content-security-policy.ts";

/** The studio's font. Inlined: the preview has no files of its own until its pages are ready. */
const font = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  ),
  "base64",
);

/** The colours are `--sheet` and `--soft` of the studio's `tokens.css`. */
const style = `@font-face{font-family:Hanken;font-weight:100 900;src:url(data:font/woff2;base64,${font}) format("woff2")}
html{color-scheme:light dark;background:light-dark(oklch(0.993 0.006 88),oklch(0.243 0.03 216));color:light-dark(oklch(0.42 0.034 210),oklch(0.8 0.02 95))}
body{margin:0;min-height:100vh;box-sizing:border-box;padding:1.5rem;display:grid;place-items:center;font:1rem/1.5 Hanken,Arial,sans-serif;text-align:center}
p{margin:0;max-width:34ch;text-wrap:balance;overflow-wrap:anywhere}`;

const styleHash = hashSource(style);

type Words = { readonly words: string; readonly status: ContentfulStatusCode };

/** Responds with a sentence in the studio's font, where a page can't be shown. */
export function respondWithWords(c: Context, { words, status }: Words, studioOrigin: string) {
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src ${styleHash}; font-src data:; frame-ancestors ${studioOrigin}`,
  );
  return c.html(
    html`<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><style>${raw(style)}</style><p>${words}</p></html>`,
    status,
  );
}
