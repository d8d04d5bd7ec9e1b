import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { videoHost } from "../../app/components/video/player.ts";

const require = createRequire(import.meta.url);
// Data blocks don't run. Speculation rules are no script, but browsers require their hash all the same.
const executedScript = /<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Hosts that Google requires for GA4, without advertising. */
const google = {
  connect: " https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  img: " https://*.google-analytics.com https://*.googletagmanager.com",
  script: " https://*.googletagmanager.com",
} as const;

export type Allowed = {
  /** The inline scripts that pages may have, as text. */
  readonly scripts?: ReadonlySet<string>;
  /** Allows frames of the video site, if any video has an id. */
  readonly videos?: boolean;
  /** Google Analytics measurement id; allows Google's hosts if set. */
  readonly measurementId?: string;
  /** URL of the site's functions, if on another host. */
  readonly functionsAt?: string;
  /** URLs of an external mailing list: the form's target and its redirects. */
  readonly formsTo?: readonly string[];
};

/**
 * Creates the pages' policies. Each allows the known inline scripts and the styles of its own page by hash. Everything
 * else is the same on every page.
 *
 * @param allowed the known scripts, and external hosts that the content needs
 * @returns a function from a page's HTML to its policy, which throws if the page has a script that isn't known
 * @throws Error on an invalid measurement id or a form URL without https
 */
export async function contentSecurityPolicies({
  scripts = new Set(),
  videos = false,
  measurementId = "",
  functionsAt = "/",
  formsTo = [],
}: Allowed = {}): Promise<(page: string) => string> {
  if (measurementId && !/^G-[A-Z0-9]{4,}$/.test(measurementId)) {
    throw new Error(
      `content/business.yaml: analytics.measurementId must look like G-AB12CD34EF, not ${measurementId}`,
    );
  }
  const functions = functionsAt.startsWith("/") ? [] : [originOf(functionsAt, "functions.url")];
  const also = measurementId ? google : { connect: "", img: "", script: "" };
  // Sonner inserts a style element when it starts, empty at first.
  const insertedLater = [hash(await sonnerStyles()), hash("")];
  const sitewide = [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    [
      "form-action 'self'",
      ...functions,
      ...new Set(formsTo.map((to) => originOf(to, "newsletterList"))),
    ].join(" "),
    [`connect-src 'self'${also.connect}`, ...functions].join(" "),
    "font-src 'self'",
    `img-src 'self'${also.img}`,
    "manifest-src 'self'",
    ...(videos ? [`frame-src ${videoHost}`] : []),
  ];
  return (page) => {
    const inPage = textsOf(page, executedScript);
    const unknown = inPage.find((script) => !scripts.has(script));
    if (unknown !== undefined) {
      throw new Error(
        `content-security-policy: this inline script isn't one of app/**/*.inline.ts: ${unknown.slice(0, 200)}`,
      );
    }
    return [
      ...sitewide,
      [`script-src 'self'${also.script}`, ...inPage.map(hash).sort()].join(" "),
      [
        "style-src 'self'",
        ...new Set([...textsOf(page, styleElement).map(hash).sort(), ...insertedLater]),
      ].join(" "),
    ].join("; ");
  };
}

/** Returns the origin: a policy source with a query would match nothing. */
function originOf(to: string, setting: string): string {
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url?.protocol !== "https:") {
    throw new Error(`content/business.yaml: ${setting} must begin with https://, not ${to}`);
  }
  return url.origin;
}

/** Returns the texts of all such elements, each once. */
const textsOf = (page: string, element: RegExp): readonly string[] => [
  ...new Set([...page.matchAll(element)].map(([, text = ""]) => text)),
];

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function sonnerStyles(): Promise<string> {
  const source = await readFile(require.resolve("sonner").replace(/index\.js$/, "index.mjs"), "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error("content-security-policy: sonner's style sheet was not found in its source");
  return JSON.parse(literal) as string;
}
