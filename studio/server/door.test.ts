import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { builtApp } from "../test-support/built-app.ts";
import { studioDeps } from "../test-support/studio-deps.ts";
import { createStudio } from "./assemble.ts";

const port = 4600;
const origin = `http://localhost:${port}`;
const hour = 3_600_000;
const paths = [
  "/",
  "/prices",
  "/api/session",
  "/api/events",
  "/api/nothing",
  "/assets/main.js",
  "/../package.json",
];

/** A studio, and requests as a browser on this computer sends them. */
function openStudio() {
  let now = Date.parse("2026-11-24T10:00:00Z");
  const deps = studioDeps({ now: () => now });
  const studio = createStudio(deps, { port, now: () => now }, builtApp());
  const send = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    studio.fetch(new Request(origin + path, { method, headers: { host: `localhost:${port}`, ...headers } }));
  const enter = async () => {
    const response = await studio.fetch(
      new Request(studio.issueAddress("terminal"), { headers: { host: `localhost:${port}` } }),
    );
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { token } = await (await send("/api/session", { cookie })).json();
    return { response, cookie, token };
  };
  const pass = (time: number) => {
    now += time;
  };
  return { studio, send, enter, pass };
}

/** The headers of a change that the studio's own page sends. */
const ownChange = (cookie: string, token: string) => ({
  cookie,
  origin,
  "sec-fetch-site": "same-origin",
  "x-studio-token": token,
});

test("exchanges a key of 256 bits for a cookie that scripts can't read, and leaves the key's address", async () => {
  const { studio, enter } = openStudio();
  const key = studio.issueAddress("terminal").split("/").at(-1) ?? "";
  expect(Buffer.from(key, "base64url")).toHaveLength(32);

  const { response } = await enter();
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  const cookie = response.headers.get("set-cookie") ?? "";
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Strict");
  expect(cookie).toContain(`Max-Age=${12 * 3600}`);
  expect(cookie).not.toContain("Domain");
});

test("refuses a key that was used, replaced or guessed, and says where to get another", async () => {
  const { studio, send } = openStudio();
  const replaced = studio.issueAddress("terminal");
  const used = studio.issueAddress("terminal");
  const other = studio.issueAddress("second start");
  const open = (address: string) => send(new URL(address).pathname);

  expect((await open(used)).status).toBe(303);
  for (const address of [used, replaced, `${origin}/open/guess`, `${origin}/open/`]) {
    const response = await open(address);
    expect(response.status).toBe(403);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await response.text()).toContain("This key has been used");
  }
  // The key for a second start is another one.
  expect((await open(other)).status).toBe(303);
});

test("takes a window that is in already to the desk when it opens a used key again", async () => {
  const { studio, send, enter } = openStudio();
  const { cookie } = await enter();
  const key = new URL(studio.issueAddress("terminal")).pathname;
  await send(key);
  expect((await send(key, { cookie })).headers.get("location")).toBe("/");
});

test.each(paths)("answers %s with 403 and nothing in it without the cookie", async (path) => {
  const { send } = openStudio();
  for (const headers of [{}, { cookie: `studio-${port}=guess` }, { cookie: `studio-${port}=` }]) {
    for (const method of ["GET", "POST", "OPTIONS", "PUT", "DELETE"]) {
      const response = await send(path, headers, method);
      expect(response.status).toBe(403);
      expect(await response.text()).toBe("");
    }
  }
});

test("explains to an opened bookmark how to get in, and reveals nothing of the site", async () => {
  const { send, enter } = openStudio();
  const { cookie } = await enter();
  const opened = { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", "sec-fetch-site": "none" };
  const page = await send("/prices", opened);
  expect(page.status).toBe(403);
  const text = await page.text();
  expect(text).toContain("Open the studio");
  const { name, shortName, email, teacher } = parse(readFileSync("content/business.yaml", "utf8"));
  for (const fact of [name, shortName, email, teacher.name]) expect(text).not.toContain(fact);
  // The page is the same for every URL and referrer, so that it reveals nothing.
  const linked = { ...opened, "sec-fetch-site": "same-site" };
  for (const headers of [opened, linked, { ...linked, cookie }]) {
    expect(await (await send("/api/session", headers)).text()).toBe(text);
  }
  for (const headers of [
    { ...opened, "sec-fetch-dest": "iframe" },
    { ...opened, host: "rebound.example:4600" },
  ]) {
    expect(await (await send("/", headers)).text()).toBe("");
  }
  expect(await (await send("/", opened, "POST")).text()).toBe("");
});

test("closes a window after twelve hours", async () => {
  const { send, enter, pass } = openStudio();
  const { cookie } = await enter();
  pass(12 * hour - 1);
  expect((await send("/api/session", { cookie })).status).toBe(200);
  pass(1);
  expect((await send("/api/session", { cookie })).status).toBe(403);
});

test("forgets all windows when the process ends", async () => {
  const { cookie } = await openStudio().enter();
  expect((await openStudio().send("/api/session", { cookie })).status).toBe(403);
});

test.each([
  "evil.example",
  "evil.example:4600",
  "127.0.0.1:4600",
  "localhost",
  "localhost:4601",
  "[::1]:4600",
  "",
])("refuses the host %j, to which a name could have been rebound", async (host) => {
  const { studio, send, enter } = openStudio();
  const { cookie, token } = await enter();
  expect((await send("/", { cookie, host })).status).toBe(403);
  expect((await send("/api/session", { ...ownChange(cookie, token), host }, "POST")).status).toBe(403);
  // The key isn't lost to it either.
  const key = new URL(studio.issueAddress("terminal")).pathname;
  expect((await send(key, { host })).status).toBe(403);
  expect((await send(key)).status).toBe(303);
});

test("accepts a change from its own page only", async () => {
  const { send, enter } = openStudio();
  const { cookie, token } = await enter();
  const own = ownChange(cookie, token);
  const change = (headers: Record<string, string>) => send("/api/nothing", headers, "POST");
  // It reaches the API, which has no such route.
  expect((await change(own)).status).toBe(404);

  const { cookie: _, ...withoutCookie } = own;
  const { origin: __, ...withoutOrigin } = own;
  const { "sec-fetch-site": ___, ...withoutSite } = own;
  const { "x-studio-token": ____, ...withoutToken } = own;
  const others = [
    withoutCookie,
    withoutOrigin,
    withoutSite,
    withoutToken,
    { ...own, origin: "http://localhost:3000" },
    { ...own, origin: "http://127.0.0.1:4700" },
    { ...own, origin: "null" },
    { ...own, "sec-fetch-site": "same-site" },
    { ...own, "sec-fetch-site": "cross-site" },
    { ...own, "sec-fetch-site": "none" },
    { ...own, "x-studio-token": "guess" },
    { ...own, "x-studio-token": (await enter()).token },
  ];
  for (const headers of others) expect((await change(headers)).status).toBe(403);
});

test.each([
  { "sec-fetch-site": "cross-site" },
  // Another program on this computer, such as the site itself, at another port of localhost.
  { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" },
  { "sec-fetch-site": "none", "sec-fetch-mode": "no-cors" },
  { origin: "http://localhost:3000", upgrade: "websocket" },
])("refuses to be read by another page: %j", async (headers) => {
  const { send, enter } = openStudio();
  const { cookie } = await enter();
  for (const path of paths) expect((await send(path, { ...headers, cookie })).status).toBe(403);
});

test("opens from the address bar and from its own pages", async () => {
  const { send, enter } = openStudio();
  const { cookie } = await enter();
  const typed = { cookie, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" };
  expect((await send("/prices", typed)).status).toBe(200);
  expect((await send("/api/session", { cookie, "sec-fetch-site": "same-origin" })).status).toBe(200);
});

test("allows no other origin to read, frame or embed anything, and no inline script", async () => {
  const { send, enter } = openStudio();
  const { cookie } = await enter();
  for (const path of ["/", "/api/session", "/api/nothing", "/assets/main.js"]) {
    const { headers } = await send(path, { cookie });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
  const policy = (await send("/", { cookie })).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src http://127.0.0.1:4700;");
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/127\.0\.0\.1:4700)/);
});

test("serves nothing but the built app's own files", async () => {
  const { send, enter } = openStudio();
  const { cookie } = await enter();
  expect((await send("/assets/main.js", { cookie })).status).toBe(200);
  for (const path of [
    "/assets/../index.html",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e/stamp",
    "/assets/none.js",
  ]) {
    const response = await send(path, { cookie });
    expect(await response.text()).not.toMatch(/"name"|[0-9a-f]{64}/);
  }
});

test("refuses a body that is longer than any text of the site", async () => {
  const { studio, enter } = openStudio();
  const { cookie, token } = await enter();
  const response = await studio.fetch(
    new Request(`${origin}/api/nothing`, {
      method: "POST",
      headers: { host: `localhost:${port}`, ...ownChange(cookie, token) },
      body: "x".repeat(1024 * 1024 + 1),
    }),
  );
  expect(response.status).toBe(413);
});
