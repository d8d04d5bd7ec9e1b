import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { videoHost } from "../../app/components/video/player.ts";

const require = createRequire(import.meta.url);
// Data and parked scripts are not run. Speculation rules are no script, but their hash is asked for all the same.
const executedScript =
  /<script(?![^>]*(?:\ssrc=|type="(?:application\/|text\/plain)))[^>]*>([\s\S]*?)<\/script>/g;
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What Google's tag loads and tells, without anything of advertising. Asked for by Google for GA4. */
const google = {
  connect: " https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  img: " https://*.google-analytics.com https://*.googletagmanager.com",
  script: " https://*.googletagmanager.com",
} as const;

export type Allowed = {
  /** Whether any video can be played, which needs a frame of the video site. */
  readonly videos?: boolean;
  /** Of Google Analytics: where there is one, and only there, its hosts are let in. */
  readonly measurementId?: string;
  /** Where the site's functions are, if that is another host. */
  readonly functionsAt?: string;
  /** Of an outside mailing list: where its form goes, and where that sends the browser on to. */
  readonly formsTo?: readonly string[];
};

/**
 * Makes the policies of pages: each allows the inline scripts and styles of its own page by their hashes, and
 * nothing else inline. What may be loaded, framed and posted to is the same on every page.
 *
 * @param allowed what the content asks for beyond the site itself, each only where it is used
 * @returns what gives the policy of a page or template from its HTML
 * @throws Error where the measurement id is none, or a form's address no secure one
 */
export async function contentSecurityPolicies({
  videos = false,
  measurementId = "",
  functionsAt = "/",
  formsTo = [],
}: Allowed = {}): Promise<(page: string) => string> {
  if (measurementId && !/^G-[A-Z0-9]{4,}$/.test(measurementId)) {
    throw new Error(
      `content/site.ts: analytics.measurementId is to look like G-AB12CD34EF, not like ${measurementId}`,
    );
  }
  const functions = functionsAt.startsWith("/") ? [] : [originOf(functionsAt, "functions.address")];
  const also = measurementId ? google : { connect: "", img: "", script: "" };
  // Sonner puts its own style sheet into the page when it starts, empty at first. Empty, too, is what React
  // draws in the place of a page's styles where it has to draw the whole document, as after an error.
  const drawnLater = [hash(await sonnerStyles()), hash("")];
  const sitewide = [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    [
      "form-action 'self'",
      ...functions,
      ...new Set(formsTo.map((to) => originOf(to, "newsletter.list"))),
    ].join(" "),
    [`connect-src 'self'${also.connect}`, ...functions].join(" "),
    "font-src 'self'",
    `img-src 'self'${also.img}`,
    "manifest-src 'self'",
    ...(videos ? [`frame-src ${videoHost}`] : []),
  ];
  return (page) =>
    [
      ...sitewide,
      [`script-src 'self'${also.script}`, ...hashes(page, executedScript)].join(" "),
      ["style-src 'self'", ...new Set([...hashes(page, styleElement), ...drawnLater])].join(" "),
    ].join("; ");
}

/** The policy allows whole sites: an address with a query would allow nothing. */
function originOf(address: string, setting: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:") {
    throw new Error(
      `content/site.ts: ${setting} is to have addresses that begin with https://, not ${address}`,
    );
  }
  return url.origin;
}

function hashes(page: string, element: RegExp): string[] {
  const texts = [...page.matchAll(element)].map((match) => match[1] ?? "");
  return [...new Set(texts)].map(hash).sort();
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function sonnerStyles(): Promise<string> {
  const source = await readFile(require.resolve("sonner").replace(/index\.js$/, "index.mjs"), "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error("content-security-policy: sonner's style sheet is not where it was");
  return JSON.parse(literal) as string;
}
