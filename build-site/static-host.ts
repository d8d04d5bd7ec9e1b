import { cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ServedFile } from "../server/files/file-index.ts";
import { securityHeaders } from "../server/http/response.ts";
import { readSiteBuild } from "../server/site-build.ts";

/** Cloudflare's limits for `_headers`, the lowest of such hosts. */
const maxRules = 100;
const maxLineLength = 2000;

type Headers = Readonly<Record<string, string>>;

/**
 * Makes or replaces the folder `static` of a build, for static hosts. It has no compressed files, as such hosts make their own.
 * It has the `_headers` and `_redirects` that Cloudflare, Netlify and others read.
 *
 * @throws Error if `_headers` exceeds Cloudflare's limits
 */
export async function makeStaticHost(build = "build"): Promise<void> {
  const target = path.join(build, "static");
  await rm(target, { recursive: true, force: true });
  const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
  await cp(path.join(build, "client"), target, { recursive: true, filter });
  await writeFile(path.join(target, "_headers"), headersFile(readSiteBuild(build).files));
  // Imported now: a fresh checkout lacks the compiled content.
  const { redirects } = await import("#content/redirects");
  const lines = redirects.map(({ from, to }) => `${from.replaceAll("*", ":any")} ${to} 301\n`);
  await writeFile(path.join(target, "_redirects"), lines.join(""));
}

/**
 * Formats the headers that the Node server sends. No two rules for one path set the same header: hosts would join
 * them, and two joined policies both apply.
 */
function headersFile(files: ReadonlyMap<string, ServedFile>): string {
  const { "Content-Security-Policy": strictest, ...common } = securityHeaders(true);
  /** Returns the rule's path for a file that isn't a page: its folder or the file itself. */
  const ruleFor = (path: string) => path.replace(/^(\/[^/]+\/).*/, "$1*");
  const rules = new Map<string, Headers>([["/*", common]]);
  for (const [path, { contentType, cacheControl, contentSecurityPolicy }] of files) {
    rules.set(contentSecurityPolicy ? path : ruleFor(path), {
      "Content-Security-Policy": contentSecurityPolicy ?? strictest ?? "",
      "Cache-Control": cacheControl,
      ...(unusual.test(path) && { "Content-Type": contentType }),
    });
  }
  if (rules.size > maxRules) {
    throw new Error(`A static host takes ${maxRules} rules in _headers. This site has ${rules.size}.`);
  }
  const lines = [...rules].flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > maxLineLength);
  if (long) throw new Error(`_headers: a line of ${long.length} characters: ${long.slice(0, 60)}...`);
  return `${lines.join("\n")}\n`;
}

/** Files whose type static hosts don't know. Calendar files have a folder of their own, and so one rule. */
const unusual = /(?:\.webmanifest|\.ics|^\/rss\.xml)$/;
