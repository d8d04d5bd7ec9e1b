import { expect, test } from "vitest";
import { builtApp } from "../test-support/running-studio.ts";
import { studioDeps } from "../test-support/studio-deps.ts";
import { createStudio } from "./assemble.ts";
import { exchangePath, keyHeader, keyPath, tokenHeader } from "./door.ts";

const port = 4600;
const origin = `http://localhost:${port}`;
const hour = 3_600_000;
const paths = [
  "/api/session",
  "/api/events",
  "/api/nothing",
  "/api/",
  "/api/../api/session",
  "/%61pi/session",
];

/** A studio, and requests as a browser on this computer sends them. */
function openStudio() {
  let now = Date.parse("2026-11-24T10:00:00Z");
  const deps = studioDeps({ now: () => now });
  const studio = createStudio(deps, { port, now: () => now }, builtApp());
  const send = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    studio.fetch(new Request(origin + path, { method, headers: { host: `localhost:${port}`, ...headers } }));
  /** Exchanges a key, as its window does. */
  const exchange = (address: string, headers: Record<string, string> = {}) =>
    send(
      exchangePath,
      { ...own, [keyHeader]: new URL(address).pathname.slice(keyPath.length), ...headers },
      "POST",
    );
  const enter = async () => {
    const { token }: { token: string } = await (await exchange(studio.issueAddress("terminal"))).json();
    return { ...own, [tokenHeader]: token };
  };
  const pass = (time: number) => {
    now += time;
  };
  return { studio, send, exchange, enter, pass };
}

/** The headers of a request that the studio's own page sends, besides the token. */
const own = { origin, "sec-fetch-site": "same-origin" };

test("exchanges a key of 256 bits for a token, and sets no cookie, which every port would receive", async () => {
  const { studio, send, exchange } = openStudio();
  const address = studio.issueAddress("terminal");
  expect(Buffer.from(address.split("/").at(-1) ?? "", "base64url")).toHaveLength(32);
  // Its page alone exchanges it: whatever else opens the address, such as a preview of the link, doesn't use it up.
  const page = await send(new URL(address).pathname);
  expect(page.headers.get("content-type")).toContain("text/html");

  const response = await exchange(address);
  const { token }: { token: string } = await response.json();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  for (const { headers } of [page, response]) expect(headers.get("set-cookie")).toBeNull();
  expect((await send("/api/session", { ...own, [tokenHeader]: token })).status).toBe(200);
});

test("refuses a key that was used, replaced or guessed", async () => {
  const { studio, exchange } = openStudio();
  const replaced = studio.issueAddress("terminal");
  const used = studio.issueAddress("terminal");
  const other = studio.issueAddress("second start");

  expect((await exchange(used)).status).toBe(200);
  for (const address of [used, replaced, `${origin}/open/guess`, `${origin}/open/`]) {
    const response = await exchange(address);
    expect(response.status).toBe(403);
    expect(await response.text()).toBe("");
  }
  // The key for a second start is another one.
  expect((await exchange(other)).status).toBe(200);
});

test.each(paths)("answers %s with 403 and nothing in it without the token", async (path) => {
  const { send } = openStudio();
  for (const headers of [{}, own, { ...own, [tokenHeader]: "guess" }, { ...own, [tokenHeader]: "" }]) {
    for (const method of ["GET", "POST", "OPTIONS", "PUT", "DELETE"]) {
      const response = await send(path, headers, method);
      expect(response.status).toBe(403);
      expect(await response.text()).toBe("");
    }
  }
});

test("closes a window after twelve hours", async () => {
  const { send, enter, pass } = openStudio();
  const headers = await enter();
  pass(12 * hour - 1);
  expect((await send("/api/session", headers)).status).toBe(200);
  pass(1);
  expect((await send("/api/session", headers)).status).toBe(403);
});

test("forgets all windows when the process ends", async () => {
  const headers = await openStudio().enter();
  expect((await openStudio().send("/api/session", headers)).status).toBe(403);
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
  const { studio, send, exchange, enter } = openStudio();
  const headers = { ...(await enter()), host };
  expect((await send("/", headers)).status).toBe(403);
  expect((await send("/api/session", headers)).status).toBe(403);
  // The key isn't lost to it either.
  const address = studio.issueAddress("terminal");
  expect((await exchange(address, { host })).status).toBe(403);
  expect((await exchange(address)).status).toBe(200);
});

test.each([
  { "sec-fetch-site": "cross-site" },
  // Another program on this computer, such as the site itself, at another port of localhost.
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "none" },
  { origin: "http://localhost:3000" },
  { origin: "http://127.0.0.1:4700" },
  { origin: "null" },
])("refuses another page, even one with the token or a key: %j", async (other) => {
  const { studio, send, exchange, enter } = openStudio();
  const headers = { ...(await enter()), ...other };
  for (const method of ["GET", "POST"]) {
    for (const path of paths) expect((await send(path, headers, method)).status).toBe(403);
  }
  const address = studio.issueAddress("terminal");
  expect((await exchange(address, other)).status).toBe(403);
  expect((await exchange(address)).status).toBe(200);
});

test("allows no other origin to read, frame or embed anything, and no inline script", async () => {
  const { send, enter } = openStudio();
  const window = await enter();
  for (const path of ["/", "/api/session", "/api/nothing", "/assets/main.js"]) {
    const { headers } = await send(path, window);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
  const policy = (await send("/")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src http://localhost:4700 https://www.youtube-nocookie.com;");
  // Videos may be framed, and nothing else comes from there.
  expect(policy.replace(" https://www.youtube-nocookie.com", "")).not.toMatch(
    /unsafe|\*|data:|https?:(?!\/\/localhost:4700)/,
  );
});

test("serves nothing but the built app's own files", async () => {
  const { send } = openStudio();
  expect((await send("/assets/main.js")).status).toBe(200);
  for (const path of [
    "/assets/../index.html",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e/stamp",
    "/assets/none.js",
  ]) {
    const response = await send(path);
    expect(await response.text()).not.toMatch(/"name"|[0-9a-f]{64}/);
  }
});

test("refuses a body that is longer than any text of the site", async () => {
  const { studio, enter } = openStudio();
  const window = await enter();
  const response = await studio.fetch(
    new Request(`${origin}/api/nothing`, {
      method: "POST",
      headers: { host: `localhost:${port}`, ...window },
      body: "x".repeat(1024 * 1024 + 1),
    }),
  );
  expect(response.status).toBe(413);
});
