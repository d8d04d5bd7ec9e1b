import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Content } from "../content-model/schema/content-files.ts";
import { videoHost } from "../site/components/video/player.ts";

const require = createRequire(import.meta.url);

/** What a page says inline. Speculation rules are no script, but browsers require their hash all the same. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Hosts that Google requires for GA4, without advertising. */
const google = {
  connect: " https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  img: " https://*.google-analytics.com https://*.googletagmanager.com",
  script: " https://*.googletagmanager.com",
} as const;

export type Allowed = {
  /** Allows frames of the video site, if any video has an id. */
  readonly videos?: boolean;
  /** Google Analytics measurement id; allows Google's hosts if set. */
  readonly measurementId?: string;
  /** URL of the site's functions, if on another host. */
  readonly functionsAt?: string;
  /** URLs of an external mailing list: the form's target and its redirects. */
  readonly formsTo?: readonly string[];
};

/** Returns what other sites the pages of a content need. */
export const allowedBy = ({ business, practices, lessons }: Content): Allowed => ({
  videos: [...practices, ...lessons].some(({ youtube }) => youtube),
  measurementId: business.analytics.measurementId ?? "",
  functionsAt: business.functions.url,
  formsTo: business.newsletterList
    ? [business.newsletterList.url, ...(business.newsletterList.redirectsTo ?? [])]
    : [],
});

/** Returns the pages' policies, which differ in the hashes of inline scripts and styles. Throws for an unsafe setting. */
export async function contentSecurityPolicies({
  videos = false,
  measurementId = "",
  functionsAt = "/",
  formsTo = [],
}: Allowed = {}): Promise<(page: Inline) => string> {
  if (measurementId && !/^G-[A-Z0-9]{4,}$/.test(measurementId)) {
    throw new Error(
      `content/business.yaml: analytics.measurementId must look like G-AB12CD34EF, not ${measurementId}`,
    );
  }
  const functions = functionsAt.startsWith("/") ? [] : [originOf(functionsAt, "functions.url")];
  const also = measurementId ? google : { connect: "", img: "", script: "" };
  // Sonner inserts a style element when it starts, empty at first.
  const insertedLater = [hashSource(await sonnerStyles()), hashSource("")];
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
  return (page) =>
    [
      ...sitewide,
      [`script-src 'self'${also.script}`, ...hashes(page.scripts)].join(" "),
      ["style-src 'self'", ...new Set([...hashes(page.styles), ...insertedLater])].join(" "),
    ].join("; ");
}

/** Returns the origin: a policy source with a query would match nothing. */
function originOf(to: string, setting: string): string {
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url?.protocol !== "https:") {
    throw new Error(`content/business.yaml: ${setting} must begin with https://, not ${to}`);
  }
  return url.origin;
}

const hashes = (texts: readonly string[]) => [...new Set(texts)].map(hashSource).sort();

/** Returns the source by which a policy allows an inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function sonnerStyles(): Promise<string> {
  const source = await readFile(require.resolve("sonner").replace(/index\.js$/, "index.mjs"), "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error("content-security-policy: sonner's style sheet was not found in its source");
  return JSON.parse(literal) as string;
}
