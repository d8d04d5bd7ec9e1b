import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { business } from "#content/business";
import { terms, timeZone } from "#content/schedule";
import { bookingOffer } from "../../site/analytics/booking-offer.ts";
import { minute } from "../clock.ts";
import { startApp } from "../test-support/app.ts";
import { settableClock } from "../test-support/fixtures.ts";
import { offers } from "./routes.ts";
import { otherNames, unknownPath } from "./visits.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

function startSite(options: Parameters<typeof startApp>[0] = {}) {
  const site = startApp(options);
  const report =
    (name: string) =>
    (body: unknown, headers: Record<string, string> = {}, socketAddress?: string) =>
      site.request(
        `/functions/v1/${name}`,
        {
          method: "POST",
          body: typeof body === "string" ? body : JSON.stringify(body),
          headers: { Host: "site.test", "User-Agent": firefox, ...headers },
        },
        socketAddress,
      );
  return {
    ...site,
    view: report("page-view"),
    click: report("booking-click"),
    views: () => site.read("SELECT * FROM page_views ORDER BY day, path, referrer"),
    clicks: () => site.read("SELECT * FROM booking_clicks ORDER BY day, offer"),
  };
}

test("stores one row per day, page and referring host", async () => {
  const site = startSite({ now: settableClock(Date.UTC(2026, 5, 1, 2)) });
  for (const [path, referrer] of [
    ["/", "www.google.com"],
    ["/?utm_source=card", "google.com"],
    ["/", ""],
    ["/contact", "SITE.test"],
    ["/contact", "www.stillwater.example.com"],
  ]) {
    expect((await site.view({ path, referrer })).status).toBe(204);
  }
  const day = "2026-06-01";
  expect(await site.views()).toEqual([
    { day, path: "/", referrer: "", views: 1 },
    { day, path: "/", referrer: "google.com", views: 2 },
    { day, path: "/contact", referrer: "", views: 2 },
  ]);
  expect(JSON.stringify(site.entries)).not.toContain("utm_source");
});

test.each([
  ["just before midnight in summer", "2026-01-31T23:59"],
  ["midnight in summer", "2026-02-01T00:00"],
  ["just before midnight in winter", "2026-06-30T23:59"],
  ["midnight in winter", "2026-07-01T00:00"],
])("uses the days of the schedule's time zone: %s", async (_, time) => {
  const now = Temporal.ZonedDateTime.from(`${time}[${timeZone}]`).epochMilliseconds;
  const day = time.slice(0, 10);
  const site = startSite({ now: () => now });
  await site.view({ path: "/" });
  expect(await site.views()).toEqual([{ day, path: "/", referrer: "", views: 1 }]);
});

test("counts unknown paths in one row", async () => {
  const site = startSite();
  for (let number = 0; number < 20; number++) await site.view({ path: `/made-up/${number}` });
  await site.view({ path: "/Contact" });
  expect(await site.views()).toMatchObject([{ path: unknownPath, views: 21 }]);
});

test("counts referring sites beyond 500 a day in one row", async () => {
  const site = startSite({ now: settableClock(Date.UTC(2026, 5, 1, 2)) });
  const numbers = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 499)";
  await site.read(
    `${numbers} INSERT INTO page_views SELECT '2026-06-01', '/', 'host-' || i || '.example', 1 FROM n`,
  );
  for (const number of [501, 502, 1]) await site.view({ path: "/", referrer: `host-${number}.example` });
  const views = await site.views();
  expect(views).toHaveLength(501);
  expect(views.find(({ referrer }) => referrer === otherNames)).toMatchObject({ views: 2 });
  expect(views.find(({ referrer }) => referrer === "host-1.example")).toMatchObject({ views: 2 });
});

test.each([
  "not a host!",
  "<b>",
  "a".repeat(120),
  "http://x",
  "..",
  "\u001b[31m",
  "192.0.2.1",
  "localhost:1",
])("ignores an invalid referring host: %j", async (referrer) => {
  const site = startSite();
  expect((await site.view({ path: "/", referrer })).status).toBe(204);
  expect(await site.views()).toMatchObject([{ referrer: "" }]);
});

test("counts clicks by offer, and nothing else that is sent with them", async () => {
  const site = startSite({ now: settableClock(Date.UTC(2026, 5, 1, 2)) });
  await site.click({ path: "/contact?a=b", offer: "intro call" });
  await site.click({ offer: "intro call" });
  await site.click({ offer: "term 1" });
  const day = "2026-06-01";
  expect(await site.clicks()).toEqual([
    { day, offer: "intro call", clicks: 2 },
    { day, offer: "term 1", clicks: 1 },
  ]);
  expect((await site.click({ offer: "a yacht" })).status).toBe(400);
});

test("knows every booking link of the site as an offer", () => {
  expect(offers).toEqual([
    "intro call",
    "personal coaching",
    ...new Set(terms.map(({ name }) => name.toLowerCase())),
    "sunday class",
  ]);
  expect(bookingOffer(business.bookings.introCall)).toBe("intro call");
  for (const { name, booking } of terms) expect(bookingOffer(booking)).toBe(name.toLowerCase());
  expect(bookingOffer("https://elsewhere.example.com")).toBeUndefined();
});

test.each([
  [
    "a search engine",
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ],
  ["a program", { "User-Agent": "curl/8.5.0" }],
  ["nobody", { "User-Agent": "" }],
  ["Do Not Track", { DNT: "1" }],
  ["Global Privacy Control", { "Sec-GPC": "1" }],
])("responds normally to %s without counting", async (_, headers) => {
  const site = startSite();
  expect((await site.view({ path: "/" }, headers)).status).toBe(204);
  expect((await site.click({ path: "/", offer: "intro call" }, headers)).status).toBe(204);
  expect([...(await site.views()), ...(await site.clicks())]).toEqual([]);
});

test.each([
  ["another site's page", 403, { path: "/" }, { "Sec-Fetch-Site": "cross-site" }],
  ["another site's page in an old browser", 403, { path: "/" }, { Origin: "https://evil.example" }],
  ["no JSON", 400, "{", {}],
  ["no path", 400, {}, {}],
  ["another path", 400, { path: "https://evil.example" }, {}],
  ["a list", 400, [1], {}],
  ["too much", 413, "x".repeat(5000), {}],
])("rejects %s with %i", async (_, status, body, headers) => {
  const site = startSite();
  const response = await site.view(body, headers as Record<string, string>);
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await site.views()).toEqual([]);
});

test("limits reports per client and in total, for a time", async () => {
  const clock = settableClock();
  const site = startSite({ now: clock, visitLimits: { perClient: 2, perMinute: 3 } });
  const from = async (address: string) => {
    const { status, headers } = await site.view({ path: "/" }, {}, address);
    return [status, headers.get("Retry-After")];
  };
  expect(await from("192.0.2.1")).toEqual([204, null]);
  expect(await from("192.0.2.1")).toEqual([204, null]);
  expect(await from("192.0.2.1")).toEqual([429, "600"]);
  expect(await from("192.0.2.2")).toEqual([204, null]);
  expect(await from("192.0.2.3")).toEqual([429, "60"]);
  clock.advance(minute);
  expect(await from("192.0.2.3")).toEqual([204, null]);
  expect(await from("192.0.2.1")).toEqual([429, "540"]);
  clock.advance(9 * minute);
  expect(await from("192.0.2.1")).toEqual([204, null]);
});

test("responds 503 on a full disk and logs no reported data", async () => {
  const site = startSite({
    database: (real) => ({
      batch: (statements) =>
        statements.some(({ sql }) => sql.includes("page_views"))
          ? Promise.reject(new Error("database or disk is full"))
          : real.batch(statements),
    }),
  });
  expect((await site.view({ path: "/contact?name=kim" })).status).toBe(503);
  expect(JSON.stringify(site.entries)).toContain("disk is full");
  expect(JSON.stringify(site.entries)).not.toContain("kim");
});
