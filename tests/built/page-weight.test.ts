import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { endOfFirstSection } from "../../site/rendering/first-section.ts";

const kibibyte = 1024;

/** The limits of a page, in bytes after brotli. */
const limits = {
  /** Head, its styles and the first section: what a browser reads, lays out and paints before all else. */
  "first section": 10 * kibibyte,
  html: 30 * kibibyte,
  /** The style sheet of what follows. */
  "style sheet": 8 * kibibyte,
  /** All scripts that run on load. */
  "eager scripts": 3.4 * kibibyte,
} as const;

/** The rest is for what an owner adds: a claim's source, a longer lead, more terms. */
const share = 0.97;

/** Executable scripts, inline or external; not data, import maps or speculation rules. */
const scriptElement =
  /<script(?![^>]*type="(?:application\/|speculationrules|importmap))(?:[^>]*\ssrc="([^"]+)")?[^>]*>([\s\S]*?)<\/script>/g;

const sizes = new Map<string, number>();

/** Returns the size of a text after brotli. Most scripts stand in every page. */
function compressed(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

/** The practice room: its first section is in an island, so its head has all styles. */
const undivided = "build/client/practise/index.html";

test("the project's own pages leave room for the owner's words within their size limits", () => {
  const files = globSync("build/client/**/*.html");
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const html = readFileSync(file, "utf8");
    const scripts = [...html.matchAll(scriptElement)];
    const external = scripts.flatMap(([, url]) => (url ? readFileSync(`build/client${url}`, "utf8") : []));
    const inline = scripts.map(([, , code]) => code).join("\n");
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const styles = sheets.map(([, url]) => readFileSync(`build/client${url}`, "utf8")).join("");
    const end = endOfFirstSection(html);
    // Chromium paints the first section because its parser waits there.
    expect
      .soft(
        sheets.map(({ index }) => index),
        file,
      )
      .toEqual(end === undefined ? [] : [end]);
    expect.soft(end === undefined, file).toBe(file === undivided);
    // One paint in the place of two: the browser waits for the end of the first section, unless a form stands in it.
    const waits = /<link rel="expect" blocking="render" href="#styles-of-the-rest"/.test(html);
    expect.soft(waits, file).toBe(end !== undefined && !html.slice(0, end).includes("<form"));
    // A font that is defined again is loaded again.
    expect.soft(styles, file).not.toContain("@font-face");
    const weights = {
      "first section": file === undivided ? 0 : compressed(html.slice(0, end)),
      html: compressed(html),
      "style sheet": compressed(styles),
      "eager scripts": [inline, ...external].reduce((sum, script) => sum + compressed(script), 0),
    };
    for (const part of Object.keys(limits) as (keyof typeof limits)[])
      expect.soft(weights[part], `${part} of ${file}`).toBeLessThanOrEqual(limits[part] * share);
  }
});
