import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isEdge } from "../support/host.ts";
import { pages } from "../support/pages.ts";
import { SiteServer } from "../support/site-server.ts";

type Headers = Readonly<Record<string, string>>;

let site: SiteServer;
beforeAll(async () => {
  site = await SiteServer.start();
});
afterAll(() => site.stop());

async function headersOf(path: string): Promise<Headers> {
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  return Object.fromEntries(response.headers);
}

test("every page has its own policy, without unsafe-inline, short enough for any host", async () => {
  const policies = new Set<string>();
  for (const path of [...pages, "/no-such-page"]) {
    const { "content-security-policy": policy = "" } = await headersOf(path);
    expect.soft(policy, path).toContain("default-src 'none'");
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    const own = policy.replace("frame-src https://www.youtube-nocookie.com", "");
    expect.soft(own, path).not.toMatch(/unsafe-|https?:|\*/);
    expect.soft(policy.length, `${path}: hosts cap a header line near 2,000 characters`).toBeLessThan(1500);
    policies.add(policy);
  }
  expect(policies.size, "policies name the hashes of a page").toBeGreaterThan(pages.length / 2);
});

test("Google's evaluator finds no weakness in any policy", async () => {
  for (const path of [...pages, "/no-such-page", "/healthz"]) {
    const { "content-security-policy": policy = "" } = await headersOf(path);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // Lower findings assume that the site hosts untrusted scripts.
    const weaknesses = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    expect.soft(weaknesses, path).toEqual([]);
  }
});

test("every response has the security headers, and only pages may load anything", async () => {
  for (const path of [
    "/",
    "/no-such-page",
    "/sitemap.xml",
    "/favicon.svg",
    "/healthz",
    "/functions/v1/send-contact-email",
  ]) {
    const headers = await headersOf(path);
    expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
    expect.soft(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect.soft(headers["permissions-policy"], path).toContain("camera=()");
    // Visitors of the edge always come by https.
    if (!isEdge) expect.soft(headers["strict-transport-security"], path).toBeUndefined();
    if (headers["content-type"]?.startsWith("text/html")) continue;
    expect
      .soft(headers["content-security-policy"], path)
      .toBe("default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  }
});

test("no response names the server software", async () => {
  for (const path of ["/", "/healthz", "/functions/v1/nothing", "/%ff"]) {
    const headers = await headersOf(path);
    expect.soft(headers.server, path).toBeUndefined();
    expect.soft(headers["x-powered-by"], path).toBeUndefined();
  }
});

/** The points that version 4 of MDN's observatory (@mdn/mdn-http-observatory 1.4.8) adds to 100 or takes away. */
const rules: readonly (readonly [name: string, points: (headers: Headers, html: string) => number])[] = [
  [
    "content security policy",
    ({ "content-security-policy": policy = "" }) => {
      if (!policy) return -25;
      if (/script-src[^;]*'unsafe-inline'|default-src(?! 'none')/.test(policy)) return -20;
      if (/unsafe-eval|unsafe-inline|(?:^|\s)(?:http:|data:|\*)/.test(policy)) return -10;
      return 10;
    },
  ],
  ["cookies", ({ "set-cookie": cookie }) => (cookie ? -40 : 0)],
  ["cross-origin resource sharing", ({ "access-control-allow-origin": origin }) => (origin ? -50 : 0)],
  ["referrer policy", ({ "referrer-policy": policy = "" }) => (/^strict-origin/.test(policy) ? 5 : -5)],
  [
    "strict transport security",
    ({ "strict-transport-security": hsts = "" }) =>
      Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0) >= 15_768_000 ? 0 : -20,
  ],
  ["scripts of other sites", (_, html) => (/<script[^>]+src="(?:https?:)?\/\//.test(html) ? -50 : 0)],
  ["content type options", ({ "x-content-type-options": options }) => (options === "nosniff" ? 0 : -5)],
  [
    "framing",
    ({ "content-security-policy": policy = "", "x-frame-options": options }) => {
      if (/frame-ancestors 'none'/.test(policy)) return 5;
      return options === "DENY" ? 0 : -20;
    },
  ],
  [
    "cross-origin resource policy",
    ({ "cross-origin-resource-policy": policy }) => (policy === "same-origin" ? 10 : 0),
  ],
];

test("behind https every page gets the full score and bonus of MDN's observatory", async () => {
  const behindProxy = await SiteServer.start({ TRUST_PROXY: "1" });
  try {
    for (const path of [...pages, "/no-such-page"]) {
      const response = await fetch(behindProxy.url + path, {
        headers: { "X-Forwarded-Proto": "https", Origin: "https://http-observatory.security.mozilla.org" },
      });
      const html = await response.text();
      const headers = Object.fromEntries(response.headers);
      const lost = rules.filter(([, points]) => points(headers, html) < 0).map(([name]) => name);
      expect.soft(lost, path).toEqual([]);
      const score = rules.reduce((sum, [, points]) => sum + points(headers, html), 100);
      expect.soft(score, path).toBeGreaterThanOrEqual(115);
    }
  } finally {
    await behindProxy.stop();
  }
});
