import { redirectTarget } from "../../app/seo/redirect-target.ts";
import { type BuiltPage, builtFile, type Reference } from "./built-pages.ts";
import { isExampleAddress } from "./check-texts.ts";
import { type Finding, quote } from "./finding.ts";

export type LinkPorts = {
  readonly pages: readonly BuiltPage[];
  /** Whether the server has a file at a path. */
  readonly hasFile: (path: string) => boolean;
  /** The public address of the site: what begins with it is a link inside. */
  readonly siteAddress: string;
  /** Texts that stand in `content/`, whose faults are told there. */
  readonly contentTexts: ReadonlySet<string>;
  /** Where a text is written in the files of the site. */
  readonly findSource: (text: string) => Pick<Finding, "file" | "line"> | undefined;
};

/** What stands for the pages and paths below. */
const base = "https://this-site.invalid";

/** Finds links, pictures and anchors of the built pages that lead nowhere, each once. */
export function checkLinks(ports: LinkPorts): Finding[] {
  const pages = new Map(ports.pages.map((page) => [page.path, page]));
  const dead = new Map<string, { reference: Reference; from: string[]; why: string }>();

  for (const page of ports.pages) {
    for (const reference of page.references) {
      const why = faultOf(reference.address, page, pages, ports);
      if (!why) continue;
      const key = reference.address.startsWith("#") ? `${page.path}${reference.address}` : reference.address;
      const known = dead.get(key) ?? { reference, from: [], why };
      if (!known.from.includes(page.path)) known.from.push(page.path);
      dead.set(key, known);
    }
  }

  return [...dead.values()].map(({ reference: { address, label }, from: [first = "", ...others], why }) => {
    const and =
      others.length === 0 ? "" : `, and ${others.length} more ${others.length === 1 ? "page" : "pages"}`;
    const isExample = /^https?:/.test(address) && !address.startsWith(ports.siteAddress);
    return {
      severity: "error",
      kind: isExample ? "example address" : "dead link",
      ...(ports.findSource(address) ?? { file: builtFile(first) }),
      what: `${quote(label)} on the page ${first}${and} leads to ${address}: ${why}`,
      todo: isExample
        ? "Put in the real address."
        : "Lead it to something that is there, or take it away; or add what is missing.",
    };
  });
}

/** Why an address of a page leads nowhere; undefined where it is right. */
function faultOf(
  address: string,
  page: BuiltPage,
  pages: ReadonlyMap<string, BuiltPage>,
  { hasFile, siteAddress, contentTexts }: LinkPorts,
): string | undefined {
  const inside = address.startsWith(siteAddress) ? address.slice(siteAddress.length) || "/" : address;
  if (!URL.canParse(inside, base + page.path)) return "that is no address.";
  const url = new URL(inside, base + page.path);
  if (url.origin !== base) {
    const isOurs = contentTexts.has(address) || !/^https?:/.test(url.protocol);
    return isExampleAddress(url.host) && !isOurs ? "that address belongs to nobody." : undefined;
  }
  // Functions are answered by the server itself.
  if (url.pathname.startsWith("/functions/")) return undefined;

  const asked = decodeURIComponent(url.pathname.replace(/(?<=.)\/$/, ""));
  // An address that used to be a page leads on.
  const path = pages.has(asked) || hasFile(asked) ? asked : (redirectTarget(asked) ?? asked).split("#", 1)[0];
  const target = pages.get(path ?? "");
  if (!target) return hasFile(path ?? "") ? undefined : "there is no such page or file.";
  const anchor = decodeURIComponent(url.hash.slice(1)).split(":~:", 1)[0] ?? "";
  if (!anchor || anchor === "top" || target.ids.has(anchor)) return undefined;
  return `the page is there, but nothing on it is called ${quote(anchor)}.`;
}
