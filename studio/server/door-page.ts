import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const layers = "@layer reset, tokens, base, frame, parts, screens, show;";

/** The fonts' Latin letters, which are all that this page has. */
const fonts = { "Besley Variable": "besley", "Hanken Grotesk Variable": "hanken-grotesk" };

function fontFace([family, name]: [string, string]): string {
  const file = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const data = readFileSync(new URL(file)).toString("base64");
  return `@font-face { font-family: "${family}"; font-weight: 400 900; src: url("data:font/woff2;base64,${data}"); }`;
}

const icon = "<b>Open the studio</b>";

const read = (file: string) => readFileSync(new URL(`../app/${file}`, import.meta.url), "utf8");

const words = {
  "used key": {
    title: "This key has been used",
    text: "Each opens one window, once, so that nobody who comes by your history can walk in.",
    advice: `Double-click ${icon} again, where you did the first time.`,
  },
  // Served without a session: it must reveal nothing of the site.
  shut: {
    title: "This window is shut",
    text: "A bookmark doesn’t open the studio, and an open window shuts after 12 hours, so that nobody else can walk in.",
    advice: `Double-click ${icon}, in the folder <b>studio</b> of the site.`,
  },
};

/**
 * The page for requests that aren't let in: with a key that opens nothing, or without any. It stands alone: without a cookie, no file of the
 * studio is served.
 */
export function doorPage(kind: keyof typeof words): Response {
  const { title, text, advice } = words[kind];
  const style = [
    layers,
    ...Object.entries(fonts).map(fontFace),
    ...["tokens", "base", "frame", "door"].map((name) => read(`styles/${name}.css`)),
  ].join("\n");
  const hash = createHash("sha256").update(style).digest("base64");
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · the studio</title>
<style>${style}</style>
</head>
<body>
<main class="doors"><section class="door">
<p class="brand">${read("ui/mark.svg").replace("#0e292e", "currentColor")}<span>The studio</span></p>
<h1>${title}</h1>
<p>${text}</p>
<p>${advice} A fresh window opens by itself.</p>
<p class="soft">Nothing is lost: all that was saved is there.</p>
</section></main>
</body>
</html>
`;
  return new Response(html, {
    status: 403,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; frame-ancestors 'none'; base-uri 'none'`,
    },
  });
}
