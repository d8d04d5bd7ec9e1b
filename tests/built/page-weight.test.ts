import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const kibibyte = 1024;

/** The limits of a page, in bytes after brotli. */
const limits = {
  /** Head, styles and first section, which must fit the first round trip. */
  "first round trip": 14 * kibibyte,
  html: 30 * kibibyte,
  /** All scripts that run on load. */
  "eager scripts": 3.2 * kibibyte,
} as const;

/** The rest is for what an owner adds: a claim's source, a longer lead, more terms. */
const share = 0.97;

/** Executable scripts, inline or external; not data, import maps or speculation rules. */
const scriptElement =
  /<script(?![^>]*type="(?:application\/|speculationrules|importmap))(?:[^>]*\ssrc="([^"]+)")?[^>]*>([\s\S]*?)<\/script>/g;

const compressed = (text: string) => brotliCompressSync(text).length;

/** Returns a page up to the end of its first section; on every page the second one starts below the first screen. */
function firstScreenOf(html: string): string {
  const main = html.indexOf("<main");
  const first = /<\/(?:section|header)>/.exec(html.slice(main));
  return first ? html.slice(0, main + first.index) : html;
}

test("the project's own pages leave room for the owner's words within their size limits", () => {
  const files = globSync("build/client/**/*.html");
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const html = readFileSync(file, "utf8");
    const scripts = [...html.matchAll(scriptElement)];
    const external = scripts.flatMap(([, url]) => (url ? readFileSync(`build/client${url}`, "utf8") : []));
    const inline = scripts.map(([, , code]) => code).join("\n");
    const weights = {
      "first round trip": compressed(firstScreenOf(html)),
      html: compressed(html),
      "eager scripts": [inline, ...external].reduce((sum, script) => sum + compressed(script), 0),
    };
    for (const part of Object.keys(limits) as (keyof typeof limits)[])
      expect.soft(weights[part], `${part} of ${file}`).toBeLessThanOrEqual(limits[part] * share);
  }
});
