import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { redirects } from "#content/redirects";
import { course, terms } from "#content/schedule";
import { allCalendarPaths, termCalendarPath } from "../../site/schedule/calendar/calendar-paths.ts";
import { pages } from "../support/pages.ts";
import { SiteServer } from "../support/site-server.ts";

let site: SiteServer;
beforeAll(async () => {
  site = await SiteServer.start();
});
afterAll(() => site.stop());

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });

test("every page answers at its own URL; other letter cases and a trailing slash redirect there", async () => {
  for (const path of pages) {
    expect.soft((await get(path)).status, path).toBe(200);
    if (path === "/") continue;
    for (const variant of [`${path}/`, path.toUpperCase(), `${path.toUpperCase()}/`]) {
      const response = await get(variant);
      expect.soft([response.status, response.headers.get("location")], variant).toEqual([301, path]);
    }
  }
});

test("every old URL redirects, in any letter case, with or without a trailing slash", async () => {
  for (const { from, to } of redirects) {
    const path = from.replace("*", "9f8e7d");
    for (const variant of [path, `${path}/`, path.toUpperCase()]) {
      const response = await get(variant);
      expect.soft([response.status, response.headers.get("location")], variant).toEqual([301, to]);
    }
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

test("an unknown URL is a 404", async () => {
  for (const path of ["/no/such-page", "/blog/no-such-article", "/courses", "/Index.html"]) {
    expect.soft((await get(path)).status, path).toBe(404);
  }
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
  expect.soft(await events("/calendar/sunday-class.ics")).toBe(1);
});
