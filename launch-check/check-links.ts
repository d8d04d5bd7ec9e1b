import type { Leaf } from "../content-model/compiler/leaves.ts";
import { plural } from "../domain/format-text.ts";
import { lettersPath } from "../domain/pages.ts";
import { redirectTarget } from "../server/http/unknown-url.ts";
import { type BuiltPage, builtFile, type Reference } from "./built-pages.ts";
import { isExampleHost } from "./check-texts.ts";
import { type Finding, quote } from "./finding.ts";

export type LinkPorts = {
  readonly pages: readonly BuiltPage[];
  /** Returns true if the server has a file at a path. */
  readonly hasFile: (path: string) => boolean;
  /** The site's public URL; links that begin with it are internal. */
  readonly siteUrl: string;
  /** Texts in `content/`, where `checkTexts` reports them. */
  readonly contentTexts: ReadonlySet<string>;
  /** The content, where a link may be written. */
  readonly leaves: readonly Leaf[];
};

/** Base for resolving internal URLs. */
const base = "https://this-site.invalid";

/** Reports dead links, pictures and anchors in the built pages, each once. */
export function checkLinks(ports: LinkPorts): Finding[] {
  const pages = new Map(ports.pages.map((page) => [page.path, page]));
  const dead = new Map<string, { reference: Reference; from: string[]; why: string }>();

  for (const page of ports.pages) {
    for (const reference of page.references) {
      const why = linkError(reference.url, page, pages, ports);
      if (!why) continue;
      const key = reference.url.startsWith("#") ? `${page.path}${reference.url}` : reference.url;
      const known = dead.get(key) ?? { reference, from: [], why };
      if (!known.from.includes(page.path)) known.from.push(page.path);
      dead.set(key, known);
    }
  }

  return [...dead.values()].map(({ reference: { url, label }, from: [first = "", ...others], why }) => {
    const and = others.length === 0 ? "" : `, and ${plural(others.length, "more page")}`;
    const isExample = /^https?:/.test(url) && !url.startsWith(ports.siteUrl);
    return {
      // A letter stays as it was sent.
      severity: [first, ...others].every((path) => path.startsWith(`${lettersPath}/`)) ? "warning" : "error",
      kind: isExample ? "example address" : "dead link",
      ...(writtenIn(ports.leaves, url) ?? { file: builtFile(first) }),
      what: `${quote(label)} on the page ${first}${and} leads to ${url}: ${why}`,
      todo: isExample ? "Enter the real web address." : "Correct or remove the link, or add its target.",
    };
  });
}

/** Returns why a link of a page is dead, or undefined if it works. */
function linkError(
  link: string,
  page: BuiltPage,
  pages: ReadonlyMap<string, BuiltPage>,
  { hasFile, siteUrl, contentTexts }: LinkPorts,
): string | undefined {
  const internal = link.startsWith(siteUrl) ? link.slice(siteUrl.length) || "/" : link;
  if (!URL.canParse(internal, base + page.path)) return "invalid URL.";
  const url = new URL(internal, base + page.path);
  if (url.origin !== base) {
    const isReported = contentTexts.has(link) || !/^https?:/.test(url.protocol);
    return isExampleHost(url.host) && !isReported ? "an example domain." : undefined;
  }
  // Functions aren't files.
  if (url.pathname.startsWith("/functions/")) return undefined;

  const requested = decodeURIComponent(url.pathname.replace(/(?<=.)\/$/, ""));
  // Follows redirects of former pages.
  const path =
    pages.has(requested) || hasFile(requested)
      ? requested
      : (redirectTarget(requested) ?? requested).split("#", 1)[0];
  const target = pages.get(path ?? "");
  if (!target) return hasFile(path ?? "") ? undefined : "no such page or file.";
  const anchor = decodeURIComponent(url.hash.slice(1)).split(":~:", 1)[0] ?? "";
  if (!anchor || anchor === "top" || target.ids.has(anchor)) return undefined;
  return `the page has no anchor ${quote(anchor)}.`;
}

/** Returns where the content has a link, as a value or in a text. */
function writtenIn(leaves: readonly Leaf[], url: string): Pick<Finding, "file" | "line"> | undefined {
  const found = leaves.find(({ value }) => value === url || String(value).includes(`](${url})`));
  return found && { file: found.file, line: found.line };
}
