import { describe, expect, test } from "vitest";
import { doors, openKeyStudio } from "../../test-support/doors.ts";
import { tokenHeader } from "./door.ts";

const hour = 3_600_000;
const paths = [
  "/api/session",
  "/api/events",
  "/api/nothing",
  "/api/",
  "/api/door",
  "/api/../api/session",
  "/%61pi/session",
];

describe.each(["key", "passkey"] as const)("the door that a %s opens", (kind) => {
  const openStudio = () => doors[kind]();

  test.each(paths)("answers %s with 403 and nothing in it to a window that isn't in", async (path) => {
    const { send, own } = openStudio();
    const cookie = "__Host-studio=guess; __Host-studio-challenge=guess";
    for (const headers of [
      {},
      own,
      { ...own, cookie },
      { ...own, cookie: "__Host-studio=" },
      { ...own, [tokenHeader]: "guess" },
      { ...own, [tokenHeader]: "" },
    ]) {
      for (const method of ["GET", "POST", "OPTIONS", "PUT", "DELETE"]) {
        const response = await send(path, headers, method);
        expect(response.status).toBe(403);
        expect(await response.text()).toBe("");
      }
    }
  });

  test("closes a window that nobody has used for twelve hours", async () => {
    const { send, enter, pass } = openStudio();
    const headers = await enter();
    pass(12 * hour - 1);
    expect((await send("/api/session", headers)).status).toBe(200);
    pass(12 * hour + 1);
    expect((await send("/api/session", headers)).status).toBe(403);
  });

  test.each([
    "evil.example",
    "evil.example:4600",
    "127.0.0.1:4600",
    "localhost",
    "localhost:4601",
    "[::1]:4600",
    // Hosts beside the studio's, and the port at which the site itself listens.
    "www.example.com",
    "studio-preview.example.com",
    "studio.example.com:3000",
    "studio.example.com.evil.example",
    "",
  ])("refuses the host %j, even with all that a window has", async (host) => {
    const { send, enter } = openStudio();
    const headers = { ...(await enter()), host };
    for (const path of ["/", "/api/session", "/api/door", "/api/door/sign-in/options"]) {
      for (const method of ["GET", "POST"]) expect((await send(path, headers, method)).status).toBe(403);
    }
  });

  test.each([
    { "sec-fetch-site": "cross-site" },
    // Another program on this computer, or another host of the site.
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { origin: "http://localhost:3000" },
    { origin: "http://127.0.0.1:4700" },
    { origin: "https://www.example.com" },
    { origin: "https://studio-preview.example.com" },
    { origin: "https://studio.example.com:8443" },
    { origin: "http://studio.example.com" },
    { origin: "null" },
  ])("refuses another page, even one that has all that a window has: %j", async (other) => {
    const { send, enter } = openStudio();
    const headers = { ...(await enter()), ...other };
    for (const method of ["GET", "POST", "DELETE"]) {
      for (const path of [...paths, "/api/door/sign-in", "/api/door/passkeys", "/api/door/token"])
        expect((await send(path, headers, method)).status).toBe(403);
    }
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
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/localhost:4700)/);
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
    const { send, enter } = openStudio();
    const response = await send("/api/nothing", await enter(), "POST", "x".repeat(1024 * 1024 + 1));
    expect(response.status).toBe(413);
  });

  test("tells a window that isn't in what opens the studio, and nothing else", async () => {
    const page = await (await openStudio().send("/")).text();
    expect(page).toContain(`<meta name="door" content="${kind}">`);
  });
});

describe("a key", () => {
  test("of 256 bits is exchanged for a token, and no cookie is set, which every port would receive", async () => {
    const { door, send, own, exchange } = openKeyStudio();
    const address = door.issueAddress("terminal");
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

  test("is refused once it was used, replaced or guessed", async () => {
    const { origin, door, exchange } = openKeyStudio();
    const replaced = door.issueAddress("terminal");
    const used = door.issueAddress("terminal");
    const other = door.issueAddress("second start");

    expect((await exchange(used)).status).toBe(200);
    for (const address of [used, replaced, `${origin}/open/guess`, `${origin}/open/`]) {
      const response = await exchange(address);
      expect(response.status).toBe(403);
      expect(await response.text()).toBe("");
    }
    // The key for a second start is another one.
    expect((await exchange(other)).status).toBe(200);
  });

  test("isn't lost to another host or page that tries it", async () => {
    const { door, exchange } = openKeyStudio();
    const address = door.issueAddress("terminal");
    for (const headers of [{ host: "evil.example" }, { origin: "null" }, { "sec-fetch-site": "same-site" }]) {
      expect((await exchange(address, headers)).status).toBe(403);
    }
    expect((await exchange(address)).status).toBe(200);
  });

  test("lets in until the process ends, and twelve hours at most", async () => {
    const { send, enter, pass } = openKeyStudio();
    const headers = await enter();
    expect((await openKeyStudio().send("/api/session", headers)).status).toBe(403);
    pass(11 * hour);
    expect((await send("/api/session", headers)).status).toBe(200);
    pass(hour);
    expect((await send("/api/session", headers)).status).toBe(403);
  });
});
