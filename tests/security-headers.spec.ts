import { pages } from "./support/pages.ts";
import { SiteServer } from "./support/site-server.ts";
import { expect, test } from "./support/test.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * The points of MDN's observatory, from 100: what its rules, version 4 (@mdn/mdn-http-observatory 1.4.8), give and
 * take for the answers of a site. Each rule gives nothing but what is proven here.
 */
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
  ["other sites may read", ({ "access-control-allow-origin": origin }) => (origin ? -50 : 0)],
  ["referrer", ({ "referrer-policy": policy = "" }) => (/^strict-origin/.test(policy) ? 5 : -5)],
  [
    "https for good",
    ({ "strict-transport-security": hsts = "" }) =>
      Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0) >= 15_768_000 ? 0 : -20,
  ],
  ["scripts of others", (_, html) => (/<script[^>]+src="(?:https?:)?\/\//.test(html) ? -50 : 0)],
  ["types", ({ "x-content-type-options": options }) => (options === "nosniff" ? 0 : -5)],
  [
    "frames",
    ({ "content-security-policy": policy = "", "x-frame-options": options }) => {
      if (/frame-ancestors 'none'/.test(policy)) return 5;
      return options === "DENY" ? 0 : -20;
    },
  ],
  [
    "other sites may embed",
    ({ "cross-origin-resource-policy": policy }) => (policy === "same-origin" ? 10 : 0),
  ],
];

test("behind https every page has all the points of MDN's observatory, of which 100 are full marks", async ({
  request,
}) => {
  const site = await SiteServer.start({ TRUST_PROXY: "1" });
  for (const path of [...pages, "/no-such-page"]) {
    const answer = await request.get(site.address + path, {
      // As the proxy says it, and as the observatory asks.
      headers: { "X-Forwarded-Proto": "https", Origin: "https://http-observatory.security.mozilla.org" },
    });
    const html = await answer.text();
    const lost = rules.filter(([, points]) => points(answer.headers(), html) < 0).map(([name]) => name);
    expect(lost, path).toEqual([]);
    const score = rules.reduce((sum, [, points]) => sum + points(answer.headers(), html), 100);
    expect(score, path).toBeGreaterThanOrEqual(115);
  }
  await site.stop();
});

test("no answer tells which software gave it", async ({ request, site }) => {
  for (const path of ["/", "/healthz", "/functions/v1/nothing", "/%ff"]) {
    const headers = (await request.get(site.address + path)).headers();
    expect(headers.server, path).toBeUndefined();
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});
