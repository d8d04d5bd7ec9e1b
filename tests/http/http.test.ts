import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { redirects } from "#content/redirects";
import { course, terms } from "#content/schedule";
import { allCalendarPaths, termCalendarPath } from "../../site/schedule/calendar/calendar-paths.ts";
import { unconfirmedSundays } from "../../site/schedule/holidays.ts";
import { indexedPaths as pages } from "../../site/seo/sitemap.ts";
import { isEdge } from "../support/host.ts";
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
    expect.soft(headers["cross-origin-opener-policy"], path).toBe("same-origin");
    expect.soft(headers["cross-origin-resource-policy"], path).toBe("same-origin");
    expect.soft(headers["x-frame-options"], path).toBe("DENY");
    expect.soft(headers["set-cookie"], path).toBeUndefined();
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

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });

test("every page answers at its own URL; other letter cases and a trailing slash redirect there", async () => {
  for (const path of pages) {
    expect.soft((await get(path)).status, path).toBe(200);
    if (path === "/") continue;
    const response = await get(`${path.toUpperCase()}/`);
    expect.soft([response.status, response.headers.get("location")], path).toEqual([301, path]);
  }
});

test("the legacy URLs of the specification redirect home", () => {
  const legacy = [
    "/category/lessons-and-tips/feed",
    "/courses/*",
    "/product-category/specialist-program",
    "/the-strengths-of-mindfulness-reducing-avoidance",
    "/product/3-hour-workshop",
    "/product/4-week-course",
  ];
  expect(redirects.filter(({ to }) => to === "/").map(({ from }) => from)).toEqual(legacy);
});

test("calendars, feed, pictures and lists have their content types", async () => {
  for (const [path, type] of [
    ...allCalendarPaths.map((file) => [file, "text/calendar; charset=utf-8"] as const),
    ["/rss.xml", /^application\/rss\+xml/],
    ["/sitemap.xml", /^(application|text)\/xml/],
    ["/robots.txt", /^text\/plain/],
    ["/site.webmanifest", /^application\/manifest\+json/],
    ["/og-image.jpg", /^image\/jpeg/],
    ["/favicon.ico", /^image\//],
    ["/favicon.svg", /^image\/svg\+xml/],
    ["/apple-touch-icon.png", /^image\/png/],
  ] as const) {
    const response = await get(path);
    expect.soft(response.status, path).toBe(200);
    expect.soft(response.headers.get("content-type"), path).toMatch(type);
  }
});

test("each calendar has the events of its term, or all of them", async () => {
  const events = async (path: string) =>
    ICAL.Component.fromString(await (await get(path)).text()).getAllSubcomponents("vevent").length;
  for (const term of terms) expect.soft(await events(termCalendarPath(term))).toBe(course.sessions);
  expect.soft(await events("/calendar/course.ics")).toBe(terms.length * course.sessions);
  // One that repeats, and those of its Sundays that aren't sure.
  expect.soft(await events("/calendar/sunday-class.ics")).toBe(1 + Object.keys(unconfirmedSundays).length);
});
