import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { redirects } from "../../content/redirects.ts";
import type { ServedFile } from "../../server/files/file-index.ts";
import { securityHeaders } from "../../server/http/security-headers.ts";

/** What Cloudflare takes of a file of headers, which is no more than others do. */
const mostRules = 100;
const longestLine = 2000;

type Headers = Readonly<Record<string, string>>;

/**
 * Makes a folder for hosts that serve plain files: the site without its compressed forms, which they make themselves, and
 * with the files `_headers` and `_redirects` that Cloudflare, Netlify and others read. Not for our own server.
 *
 * @param client the folder of the built site
 * @param target the folder to make
 * @param files what our own server would serve of it
 * @throws Error where there are more headers than such hosts take
 */
export async function makeStaticHost(
  client: string,
  target: string,
  files: ReadonlyMap<string, ServedFile>,
): Promise<void> {
  await cp(client, target, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  await writeFile(path.join(target, "_headers"), headersFile(files));
  await writeFile(path.join(target, "_redirects"), redirectsFile());
}

/**
 * The headers that our own server sends, as far as a plain host would not. No two rules for one path set the same
 * header: such hosts would join them, and of two policies both would hold.
 */
function headersFile(files: ReadonlyMap<string, ServedFile>): string {
  const { "Content-Security-Policy": strictest, ...common } = securityHeaders(true);
  /** The path of a rule for a file that is no page: of its folder, or its own. */
  const ruleFor = (path: string) => path.replace(/^(\/[^/]+\/).*/, "$1*");
  const rules = new Map<string, Headers>([["/*", common]]);
  for (const [path, { contentType, cacheControl, contentSecurityPolicy }] of files) {
    rules.set(contentSecurityPolicy ? path : ruleFor(path), {
      "Content-Security-Policy": contentSecurityPolicy ?? strictest ?? "",
      "Cache-Control": cacheControl,
    });
    if (unusual.test(path)) {
      rules.set(path, { ...(ruleFor(path) === path && rules.get(path)), "Content-Type": contentType });
    }
  }
  if (rules.size > mostRules) throw new Error(`_headers: ${rules.size} rules, more than ${mostRules}`);
  const lines = [...rules].flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new Error(`_headers: a line of ${long.length} characters: ${long.slice(0, 60)}...`);
  return `${lines.join("\n")}\n`;
}

/** Types that plain hosts do not know, by the end of a file's name. */
const unusual = /(?:\.webmanifest|\.ics|^\/rss\.xml)$/;

/** Old addresses; letter case matters to such hosts. */
const redirectsFile = () =>
  redirects.map(({ from, to }) => `${from.replaceAll("*", ":any")} ${to} 301\n`).join("");
