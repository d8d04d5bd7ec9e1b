import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const layers = "@layer reset, tokens, base, frame, parts, screens, show;";

const read = (file: string) => readFileSync(new URL(`../app/${file}`, import.meta.url), "utf8");

/** Shown for a key that opens nothing. It stands alone: without a cookie, no file of the studio is served. */
export function doorPage(): Response {
  const style = [
    layers,
    ...["tokens", "base", "frame", "door"].map((name) => read(`styles/${name}.css`)),
  ].join("\n");
  const hash = createHash("sha256").update(style).digest("base64");
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This key has been used · the studio</title>
<style>${style}</style>
</head>
<body>
<main class="doors"><section class="door">
<p class="brand">${read("ui/mark.svg")}<span>The studio</span></p>
<h1>This key has been used</h1>
<p>Each opens one window, once, so that nobody who comes by your history can walk in.</p>
<p class="soft">In the Terminal window where the studio runs, press <b>Enter</b>. A fresh window opens by itself. If there’s no such window, run <b>npm run studio</b>.</p>
</section></main>
</body>
</html>
`;
  return new Response(html, {
    status: 403,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
    },
  });
}
