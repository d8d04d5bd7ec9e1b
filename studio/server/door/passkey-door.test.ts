import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { killAt } from "../../../server/test-support/kill-at.ts";
import { openServedStudio } from "../../test-support/doors.ts";
import { createSoftwarePasskey } from "../../test-support/software-passkey.ts";
import { tokenHeader } from "./door.ts";
import { doorFile } from "./door-store.ts";
import { consumeKey, isKey } from "./enrolment-key.ts";
import { createKeeper } from "./keeper.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Studio = ReturnType<typeof openServedStudio>;
type Browser = ReturnType<Studio["openBrowser"]>;

/** Makes the first passkey of a studio, in a browser that is in then. */
async function enrolled(options: Parameters<typeof openServedStudio>[0] = {}) {
  const studio = openServedStudio(options);
  const browser = studio.openBrowser();
  const passkey = createSoftwarePasskey();
  const response = await browser.enrol(passkey, studio.newKey());
  expect(response.status).toBe(200);
  const { recoveryCodes }: { recoveryCodes: string[] } = await response.json();
  return { ...studio, browser, passkey, recoveryCodes };
}

const listOf = async (browser: Browser) =>
  (await (await browser.ask("/api/door")).json()) as {
    passkeys: { id: string; name: string; usedAt: number; isOwn: boolean }[];
    codesLeft: number;
    sessions: { id: string; browser: string; isOwn: boolean }[];
    waitingEmails: number;
    hasKey: boolean;
    needsPasskey: boolean;
  };

describe("a passkey", () => {
  test("is made with a key, lets in then, and signs in elsewhere; each is named with its last use", async () => {
    const { browser, passkey, openBrowser, pass, clock } = await enrolled();
    expect(await browser.isIn()).toBe(true);
    pass(hour);
    const other = openBrowser();
    expect(await other.isIn()).toBe(false);
    expect((await other.signIn(passkey)).status).toBe(200);
    expect(await other.isIn()).toBe(true);
    const { passkeys, sessions } = await listOf(other);
    expect(passkeys).toMatchObject([{ name: "My phone", usedAt: clock.now(), isOwn: true }]);
    expect(sessions.map((one) => [one.browser, one.isOwn])).toEqual([
      ["Safari on an iPhone", false],
      ["Safari on an iPhone", true],
    ]);
  });

  test("uses its key up, as the window that made the key can tell", async () => {
    const { browser, openBrowser, newKey, pass } = await enrolled();
    expect((await listOf(browser)).hasKey).toBe(false);
    const key = newKey();
    expect((await listOf(browser)).hasKey).toBe(true);
    await openBrowser().enrol(createSoftwarePasskey(), key);
    expect((await listOf(browser)).hasKey).toBe(false);
    newKey();
    pass(10 * minute);
    expect((await listOf(browser)).hasKey).toBe(false);
  });

  test("is asked for with its user, and to be found without a name", async () => {
    const { newKey, openBrowser } = openServedStudio();
    const browser = openBrowser();
    expect(await browser.optionsToMake(newKey())).toMatchObject({
      rp: { id: "studio.example.com" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
    const shown = await browser.optionsToShow();
    expect(shown).toMatchObject({ rpId: "studio.example.com", userVerification: "required" });
    expect(shown.allowCredentials ?? []).toEqual([]);
  });

  test.each([
    ["another origin", { origin: "https://www.example.com", rpId: "studio.example.com" }],
    ["a host below", { origin: "https://preview.studio.example.com", rpId: "studio.example.com" }],
    ["another port", { origin: "https://studio.example.com:8443" }],
    ["plain HTTP", { origin: "http://studio.example.com" }],
    ["another RP", { origin: "https://studio.example.com", rpId: "example.com" }],
    ["nobody's finger", { origin: "https://studio.example.com", verifiesUser: false }],
  ])("from %s makes no passkey and lets nobody in", async (_, ceremony) => {
    const { passkey, openBrowser, newKey, browser } = await enrolled();
    const stranger = openBrowser();
    const response = passkey.show(await stranger.optionsToShow(), ceremony);
    expect((await stranger.post("/sign-in", { response })).status).toBe(403);
    expect(await stranger.isIn()).toBe(false);

    const key = newKey();
    const made = createSoftwarePasskey().make(await stranger.optionsToMake(key), ceremony);
    expect((await stranger.post("/passkeys", { key, name: "Other", response: made })).status).toBe(403);
    expect((await listOf(browser)).passkeys).toHaveLength(1);
    // The key isn't lost to it.
    expect((await stranger.enrol(createSoftwarePasskey(), key)).status).toBe(200);
  });

  test("that the studio doesn't know, or a signature that another one made, lets nobody in", async () => {
    const { passkey, openBrowser, origin } = await enrolled();
    const stranger = openBrowser();
    const unknown = createSoftwarePasskey();
    expect((await stranger.signIn(unknown)).status).toBe(403);
    const forged = {
      ...unknown.show(await stranger.optionsToShow(), { origin }),
      id: passkey.id,
      rawId: passkey.id,
    };
    expect((await stranger.post("/sign-in", { response: forged })).status).toBe(403);
    for (const response of [{}, { id: passkey.id }, null, "x", { id: passkey.id, response: {} }]) {
      expect([400, 403]).toContain((await stranger.post("/sign-in", { response })).status);
    }
    expect(await stranger.isIn()).toBe(false);
  });

  test("may count 0 for ever, and not count backwards: it would be a copy", async () => {
    const { passkey, openBrowser } = await enrolled();
    expect((await openBrowser().signIn(passkey, 0)).status).toBe(200);
    expect((await openBrowser().signIn(passkey, 0)).status).toBe(200);
    expect((await openBrowser().signIn(passkey, 5)).status).toBe(200);
    expect((await openBrowser().signIn(passkey, 4)).status).toBe(403);
    expect((await openBrowser().signIn(passkey, 6)).status).toBe(200);
  });
});

describe("a challenge", () => {
  test("is answered once, within five minutes, by the browser that got it", async () => {
    const { passkey, openBrowser, origin, pass } = await enrolled();
    const owner = openBrowser();
    const answer = passkey.show(await owner.optionsToShow(), { origin });
    const cookie = String(owner.headers().cookie);

    const thief = openBrowser();
    await thief.optionsToShow();
    expect((await thief.post("/sign-in", { response: answer })).status).toBe(403);
    expect((await owner.post("/sign-in", { response: answer })).status).toBe(200);
    // Replayed, with the cookie that was there.
    expect((await thief.post("/sign-in", { response: answer }, { cookie })).status).toBe(403);
    expect((await owner.post("/sign-in", { response: answer }, { cookie })).status).toBe(403);

    const late = passkey.show(await owner.optionsToShow(), { origin });
    pass(5 * minute);
    expect((await owner.post("/sign-in", { response: late })).status).toBe(403);
    // Nor when the clock is set back: it was taken.
    pass(-5 * minute);
    expect((await owner.post("/sign-in", { response: late })).status).toBe(403);
  });

  test("ends with the process: after a restart, she tries again", async () => {
    const { passkey, openBrowser, origin, project, clock } = await enrolled();
    const browser = openBrowser();
    const answer = passkey.show(await browser.optionsToShow(), { origin });
    const again = openServedStudio({ dataFolder: project.dataFolder, clock }).openBrowser();
    expect((await again.post("/sign-in", { response: answer }, browser.headers())).status).toBe(403);
    expect((await again.signIn(passkey)).status).toBe(200);
  });

  test("that somebody made up lets nobody in, though the cookie names it", async () => {
    const { passkey, openBrowser, origin, clock } = await enrolled();
    const thief = openBrowser();
    const options = await thief.optionsToShow();
    const response = passkey.show({ ...options, challenge: "AAAA" }, { origin });
    const [, signature] = /\.([^.;]+)$/.exec([...thief.cookies.values()].at(-1) ?? "") ?? [];
    const cookie = `__Host-studio-challenge=${clock.now()}.AAAA.${signature}`;
    expect((await thief.post("/sign-in", { response }, { cookie })).status).toBe(403);
  });

  test("is nobody's to take away, however many others ask", async () => {
    const { openBrowser, passkey, origin } = await enrolled();
    const owner = openBrowser();
    const answer = passkey.show(await owner.optionsToShow(), { origin });
    for (let asked = 0; asked < 2000; asked++) await openBrowser().post("/sign-in/options", {});
    expect((await owner.post("/sign-in", { response: answer })).status).toBe(200);
  });
});

describe("a key", () => {
  test("makes one passkey within ten minutes; a newer one replaces it", async () => {
    const { openBrowser, newKey, pass } = openServedStudio();
    const replaced = newKey();
    const key = newKey();
    const wrong = openBrowser();
    for (const other of [replaced, "guess", "x".repeat(200)]) {
      expect((await wrong.post("/passkeys/options", { key: other })).status).toBe(403);
    }
    expect((await openBrowser().enrol(createSoftwarePasskey(), key)).status).toBe(200);
    expect((await openBrowser().post("/passkeys/options", { key })).status).toBe(403);
    const late = newKey();
    pass(10 * minute);
    expect((await openBrowser().post("/passkeys/options", { key: late })).status).toBe(403);
  });

  test("is used up by the first of two that are made at once", async () => {
    const { openBrowser, newKey, origin } = openServedStudio();
    const key = newKey();
    const browsers = [openBrowser(), openBrowser()];
    const answers = await Promise.all(
      browsers.map(async (browser) => {
        const response = createSoftwarePasskey().make(await browser.optionsToMake(key), { origin });
        return () => browser.post("/passkeys", { key, name: "Phone", response });
      }),
    );
    const statuses = (await Promise.all(answers.map((answer) => answer()))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403]);
  });

  test("comes from an open window, too, and from one that has just shown its passkey only", async () => {
    const { browser, passkey, openBrowser, pass } = await enrolled();
    pass(10 * minute);
    for (const [route, method] of [
      ["/key", "POST"],
      ["/recovery-codes", "POST"],
      [`/passkeys/${passkey.id}`, "DELETE"],
    ] as const) {
      expect((await browser.ask(`/api/door${route}`, method)).status).toBe(409);
    }
    expect((await browser.post("/passkeys/options", { key: "" })).status).toBe(403);
    expect((await listOf(browser)).needsPasskey).toBe(true);

    await browser.signIn(passkey);
    expect((await listOf(browser)).needsPasskey).toBe(false);
    const { address }: { address: string } = await (await browser.post("/key", {})).json();
    expect(address).toMatch(/^https:\/\/studio\.example\.com\/#key=[\w-]{43}$/);
    const laptop = openBrowser();
    expect(
      (await laptop.enrol(createSoftwarePasskey(), new URL(address).hash.slice(5), "Laptop")).status,
    ).toBe(200);
    expect(await laptop.isIn()).toBe(true);
    // Or directly.
    expect((await browser.enrol(createSoftwarePasskey(), "", "Tablet")).status).toBe(200);
    expect((await listOf(browser)).passkeys.map(({ name }) => name)).toEqual([
      "My phone",
      "Laptop",
      "Tablet",
    ]);
  });
});

test("a passkey is taken off with what it opened, and the last one isn't", async () => {
  const { browser, passkey, openBrowser, newKey } = await enrolled();
  expect((await browser.ask(`/api/door/passkeys/${passkey.id}`, "DELETE")).status).toBe(409);
  const laptop = openBrowser();
  const second = createSoftwarePasskey();
  await laptop.enrol(second, newKey(), "Laptop");
  expect((await laptop.ask(`/api/door/passkeys/${passkey.id}`, "DELETE")).status).toBe(200);
  expect(await browser.isIn()).toBe(false);
  expect((await browser.signIn(passkey)).status).toBe(403);
  expect(await laptop.isIn()).toBe(true);
  expect((await laptop.ask(`/api/door/passkeys/${second.id}`, "DELETE")).status).toBe(409);
});

test("a passkey is taken off with the window in which it was made, although another one opened that, and with a key", async () => {
  const { browser, passkey, openBrowser, pass } = await enrolled();
  // As the handbook has it: the phone's passkey lets the laptop in, which then makes its own.
  const laptop = openBrowser();
  await laptop.signIn(passkey);
  const second = createSoftwarePasskey();
  await laptop.enrol(second, "", "Laptop");
  pass(hour);
  // It shows the phone's once more.
  await laptop.signIn(passkey);
  expect((await listOf(laptop)).passkeys.map(({ isOwn }) => isOwn)).toEqual([true, true]);
  const { address }: { address: string } = await (await laptop.post("/key", {})).json();

  await browser.signIn(passkey);
  expect((await listOf(browser)).passkeys.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  expect((await browser.ask(`/api/door/passkeys/${second.id}`, "DELETE")).status).toBe(200);
  expect([await laptop.isIn(), await browser.isIn()]).toEqual([false, true]);
  const key = new URL(address).hash.replace("#key=", "");
  expect((await laptop.post("/passkeys/options", { key })).status).toBe(403);
});

test("ten recovery codes are shown once, each makes a passkey once, and new ones replace them", async () => {
  const { recoveryCodes, openBrowser, browser, project } = await enrolled();
  expect(recoveryCodes).toHaveLength(10);
  const [first = "", second = ""] = recoveryCodes;
  const files = readdirSync(project.dataFolder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(path.join(project.dataFolder, name), "utf8"))
    .join();
  for (const code of recoveryCodes) expect(files).not.toContain(code);

  // On the new phone, as she types it.
  const typed = ` ${first.toUpperCase().replaceAll("-", " ")}`;
  const phone = openBrowser();
  const response = await phone.enrol(createSoftwarePasskey(), typed, "New phone");
  expect([response.status, await response.json()]).toEqual([200, { recoveryCodes: null }]);
  expect(await phone.isIn()).toBe(true);
  expect((await openBrowser().post("/passkeys/options", { key: first })).status).toBe(403);
  expect((await listOf(browser)).codesLeft).toBe(9);

  const renewed: { recoveryCodes: string[] } = await (await browser.post("/recovery-codes", {})).json();
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect((await openBrowser().post("/passkeys/options", { key: second })).status).toBe(403);
});

describe("a session", () => {
  test("is a cookie for this host alone, which no script reads, and of which the disk has a hash", async () => {
    const { passkey, openBrowser, project } = await enrolled();
    const browser = openBrowser();
    const response = await browser.signIn(passkey);
    const cookies = response.headers.getSetCookie().filter((one) => !/Max-Age=0/i.test(one));
    expect(cookies.map((one) => one.split("=")[0])).toEqual(["__Host-studio", "__Host-studio-browser"]);
    for (const cookie of cookies) {
      for (const attribute of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/"]) {
        expect(cookie).toContain(attribute);
      }
      expect(cookie).not.toContain("Domain");
    }
    const files = readdirSync(project.dataFolder, { withFileTypes: true }).filter((one) => one.isFile());
    for (const { name } of files) {
      const text = readFileSync(path.join(project.dataFolder, name), "utf8");
      for (const secret of browser.cookies.values()) expect(text).not.toContain(secret);
      if (name.endsWith(".json") && process.platform !== "win32")
        expect([name, statSync(path.join(project.dataFolder, name)).mode & 0o077]).toEqual([name, 0]);
    }
  });

  test("outlives a restart, and not thirty days, however much it is used", async () => {
    const { browser, project, clock, pass } = await enrolled();
    const again = openServedStudio({ dataFolder: project.dataFolder, clock });
    const isIn = async () => (await again.send("/api/session", browser.headers())).status === 200;
    for (let days = 0; days < 60; days++) {
      expect(await isIn()).toBe(true);
      pass(day / 2 - 10 * minute);
    }
    pass(10 * hour);
    expect(await isIn()).toBe(false);
  });

  test("is open while the clock jumps only if it is by the right clock", async () => {
    const { browser, passkey, pass, openBrowser } = await enrolled();
    pass(-365 * day);
    expect(await browser.isIn()).toBe(false);
    pass(365 * day);
    expect(await browser.isIn()).toBe(true);
    pass(365 * day);
    expect(await browser.isIn()).toBe(false);
    expect((await openBrowser().signIn(passkey)).status).toBe(200);
  });

  test("is a new one at each sign-in: a cookie that somebody else has set lets nobody in", async () => {
    const { browser, passkey, openBrowser, send, own } = await enrolled();
    const stolen = { ...own, cookie: String(browser.headers().cookie) };
    const victim = openBrowser();
    victim.cookies.set("__Host-studio", "fixed");
    await victim.signIn(passkey);
    expect(victim.cookies.get("__Host-studio")).not.toBe("fixed");
    expect((await send("/api/session", { ...own, cookie: "__Host-studio=fixed" })).status).toBe(403);
    // Whoever has the cookie of a window loses it when that window shows its passkey again.
    expect((await send("/api/session", stolen)).status).toBe(200);
    await browser.signIn(passkey);
    expect((await send("/api/session", stolen)).status).toBe(403);
    expect(await browser.isIn()).toBe(true);
  });

  test("changes nothing without the studio's header and its origin", async () => {
    const { browser, send } = await enrolled();
    const headers = browser.headers();
    const { origin, [tokenHeader]: token, ...withoutBoth } = headers;
    for (const less of [
      { ...withoutBoth, origin: String(origin) },
      { ...withoutBoth, [tokenHeader]: String(token) },
    ]) {
      for (const [route, method] of [
        ["/api/door/sessions", "DELETE"],
        ["/api/door/key", "POST"],
        ["/api/door/sign-in/options", "POST"],
        ["/api/content/field", "POST"],
      ] as const) {
        expect((await send(route, less, method)).status).toBe(403);
      }
    }
    expect(await browser.isIn()).toBe(true);
  });

  test("is ended by itself, and all of them by one press; a stream of events ends with it", async () => {
    const { browser, passkey, openBrowser, deps } = await enrolled();
    const others = [openBrowser(), openBrowser(), openBrowser()] as const;
    for (const other of others) await other.signIn(passkey);
    const [first, second] = others;
    const { sessions } = await listOf(first);
    const own = sessions.find(({ isOwn }) => isOwn)?.id;

    const events = (await first.ask("/api/events")).body?.getReader();
    await events?.read();
    await second.ask(`/api/door/sessions/${own}`, "DELETE");
    expect(await first.isIn()).toBe(false);
    deps.events.emit("messages");
    const told = await events?.read();
    expect(told?.done).toBe(true);
    expect(await second.isIn()).toBe(true);

    await second.ask("/api/door/sessions", "DELETE");
    for (const one of [browser, ...others]) expect(await one.isIn()).toBe(false);
    expect((await browser.signIn(passkey)).status).toBe(200);
  });

  test("leaves nothing behind where all are signed out: no key that was made in it, and no device that is told of messages", async () => {
    const { browser, passkey, openBrowser, deps } = await enrolled();
    const thief = openBrowser();
    await thief.signIn(passkey);
    const { address }: { address: string } = await (await thief.post("/key", {})).json();
    const endpoint = "https://push.example.com/thief";
    const added = await thief.ask("/api/devices", "POST", {
      endpoint,
      keys: { p256dh: "key", auth: "auth" },
    });
    expect([added.status, deps.devices.has(endpoint)]).toEqual([200, true]);

    await browser.ask("/api/door/sessions", "DELETE");
    const key = new URL(address).hash.replace("#key=", "");
    expect((await thief.post("/passkeys/options", { key })).status).toBe(403);
    expect(deps.devices.has(endpoint)).toBe(false);
  });

  test("ends what it was sending, too: nothing that was begun before is done after", async () => {
    const { browser, passkey, openBrowser, deps, send } = await enrolled();
    const thief = openBrowser();
    await thief.signIn(passkey);
    const endpoint = "https://push.example.com/thief";
    const words = JSON.stringify({ endpoint, keys: { p256dh: "key", auth: "auth" } });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const headers = { ...thief.headers(), "content-type": "application/json" };
    const answer = send("/api/devices", headers, "POST", readable);
    await writer.write(Buffer.from(words.slice(0, 10)));
    await browser.ask("/api/door/sessions", "DELETE");
    await writer.write(Buffer.from(words.slice(10)));
    await writer.close();
    expect((await answer).status).toBe(403);
    expect(deps.devices.has(endpoint)).toBe(false);
  });

  test("of another window is ended with a passkey that was just shown: who has none can't keep her out", async () => {
    const { browser, passkey, openBrowser, pass } = await enrolled();
    pass(10 * minute);
    const owner = openBrowser();
    await owner.signIn(passkey);
    const { sessions } = await listOf(browser);
    const others = sessions.filter(({ isOwn }) => !isOwn);
    const own = sessions.filter(({ isOwn }) => isOwn);
    expect([others.length, own.length]).toEqual([1, 1]);
    expect((await browser.ask(`/api/door/sessions/${others[0]?.id}`, "DELETE")).status).toBe(409);
    expect(await owner.isIn()).toBe(true);
    // Its own, a window may end at any time.
    expect((await browser.ask(`/api/door/sessions/${own[0]?.id}`, "DELETE")).status).toBe(200);
    expect(await browser.isIn()).toBe(false);
  });

  test("opens the preview in a folder of its own, as long as it lasts, over a restart", async () => {
    const { browser, passkey, openBrowser, project, clock, door, pass } = await enrolled();
    const folderOf = async (one: Browser) => {
      const { previewPages }: { previewPages: string } = await (await one.ask("/api/session")).json();
      return new URL(previewPages).pathname.slice(1);
    };
    const folder = await folderOf(browser);
    const other = openBrowser();
    await other.signIn(passkey);
    expect(await folderOf(other)).not.toBe(folder);
    const again = openServedStudio({ dataFolder: project.dataFolder, clock });
    expect([door.opensPreview(folder), again.door.opensPreview(folder)]).toEqual([true, true]);
    for (const guess of ["", "guess", "a".repeat(43)]) expect(door.opensPreview(guess)).toBe(false);
    await browser.ask("/api/door/sessions", "DELETE");
    expect(door.opensPreview(folder)).toBe(false);
    await browser.signIn(passkey);
    const next = await folderOf(browser);
    pass(12 * hour);
    expect(door.opensPreview(next)).toBe(false);
  });
});

describe("guesses", () => {
  test("are counted for nobody: the right passkey lets in after any number of them, from the same address", async () => {
    const { openBrowser, passkey } = await enrolled();
    const guessing = openBrowser();
    for (let guess = 0; guess < 50; guess++) {
      expect((await guessing.post("/passkeys/options", { key: `guess-${guess}` })).status).toBe(403);
      expect((await guessing.post("/sign-in", { response: { id: `guess-${guess}` } })).status).toBe(403);
    }
    expect((await guessing.signIn(passkey)).status).toBe(200);
  });

  test("with a wrong key cost nothing: the passkey that comes with it isn't looked at", async () => {
    const { openBrowser, origin, newKey } = openServedStudio();
    const looked = vi.spyOn(crypto.subtle, "digest");
    onTestFinished(() => looked.mockRestore());
    const answerIn = async (browser: Browser, key: string) => {
      const options = await browser.optionsToMake(newKey());
      // Anyone gets a challenge.
      const { challenge } = await browser.optionsToShow();
      const response = createSoftwarePasskey().make({ ...options, challenge }, { origin });
      return { key, name: "Mine", response };
    };
    const owner = openBrowser();
    const thief = openBrowser();
    const guess = await answerIn(thief, "guess");
    looked.mockClear();
    expect((await thief.post("/passkeys", guess)).status).toBe(403);
    expect(looked).not.toHaveBeenCalled();
    await owner.enrol(createSoftwarePasskey(), newKey());
    expect(looked).toHaveBeenCalled();
  });
});

describe("an email", () => {
  test("goes to her at each change of who can open the studio, at a new place, and at no other time", async () => {
    const { sent, recoveryCodes, openBrowser, passkey, browser } = await enrolled();
    await browser.signIn(passkey);
    const other = openBrowser();
    await other.signIn(passkey);
    await other.signIn(passkey);
    await openBrowser().enrol(createSoftwarePasskey(), recoveryCodes[0], "New phone");
    await browser.post("/recovery-codes", {});
    await other.ask(`/api/door/passkeys/${passkey.id}`, "DELETE");
    await expect
      .poll(() => sent.map(({ kind, passkey: name }) => [kind, name]))
      .toEqual([
        ["new-passkey", "My phone"],
        ["new-place", "My phone"],
        ["recovery-code", "New phone"],
        ["new-codes", "My phone"],
        ["passkey-removed", "My phone"],
      ]);
  });

  test("that is on its way when the studio stops isn't sent again by the next", async () => {
    let arrive = () => {};
    const onItsWay = () => new Promise<void>((resolve) => (arrive = resolve));
    const { door, project, clock } = await enrolled({ sendNotice: onItsWay });
    const stopped = door.stopNotices();
    arrive();
    await stopped;
    const again = openServedStudio({ dataFolder: project.dataFolder, clock });
    await again.door.sendNotices();
    expect(again.sent).toEqual([]);
  });

  test("waits, as she reads it, once it couldn't be sent, and no longer than that", async () => {
    let end = (_: Promise<void>) => {};
    const onItsWay = () => new Promise<void>((resolve) => (end = resolve));
    let changes = 0;
    const onChange = () => (changes += 1);
    const { browser, door } = await enrolled({ sendNotice: onItsWay, onChange });
    const waiting = async () => (await listOf(browser)).waitingEmails;
    expect(await waiting()).toBe(0);
    const sending = door.sendNotices();
    end(Promise.reject(new Error("The mail server is down.")));
    await sending;
    expect(await waiting()).toBe(1);
    const again = door.sendNotices();
    expect(await waiting()).toBe(1);
    const before = changes;
    end(Promise.resolve());
    await again;
    expect(await waiting()).toBe(0);
    // A window that shows it hears of it.
    expect(changes).toBe(before + 1);
  });

  test("that can't be sent doesn't keep others from going", async () => {
    const gone: string[] = [];
    const { openBrowser, passkey, browser, door } = await enrolled({
      sendNotice: async ({ kind }) => {
        if (kind === "new-passkey") throw new Error("The mail server refuses these words.");
        gone.push(kind);
      },
    });
    await openBrowser().signIn(passkey);
    await door.sendNotices();
    expect(gone).toEqual(["new-place"]);
    expect((await listOf(browser)).waitingEmails).toBe(1);
  });

  test("about new codes, made again and again, goes ten times an hour, and takes no place of one about a passkey", async () => {
    const { sent, browser, door, pass } = await enrolled();
    await browser.enrol(createSoftwarePasskey(), "", "A thief's");
    for (let made = 0; made < 60; made++) await browser.post("/recovery-codes", {});
    await door.sendNotices();
    const countOf = (wanted: string) => sent.filter(({ kind }) => kind === wanted).length;
    expect([countOf("new-codes"), countOf("new-passkey")]).toEqual([10, 2]);
    pass(hour);
    await door.sendNotices();
    expect((await listOf(browser)).waitingEmails).toBe(0);
  });

  test("about a passkey waits for a mail server, however much else happens meanwhile", async () => {
    const refusing = async () => Promise.reject(new Error("The mail server is down."));
    const { browser, project, clock } = await enrolled({ sendNotice: refusing });
    for (let made = 0; made < 60; made++) await browser.post("/recovery-codes", {});
    const again = openServedStudio({ dataFolder: project.dataFolder, clock });
    await again.door.sendNotices();
    expect(again.sent.map(({ kind }) => kind)).toContain("new-passkey");
  });

  test("that can't be sent waits, and goes out later, after a restart too", async () => {
    const refusing = async () => Promise.reject(new Error("The mail server is down."));
    const { browser, project, clock } = await enrolled({ sendNotice: refusing });
    expect((await listOf(browser)).waitingEmails).toBe(1);
    const again = openServedStudio({ dataFolder: project.dataFolder, clock });
    await again.door.sendNotices();
    expect(again.sent).toMatchObject([{ kind: "new-passkey", browser: "Safari on an iPhone" }]);
    expect((await again.openBrowser().ask("/api/door", "GET", undefined, browser.headers())).status).toBe(
      200,
    );
    await again.door.sendNotices();
    expect(again.sent).toHaveLength(1);
  });
});

test("nothing opens while what is kept of passkeys can't be read", async () => {
  const { project } = await enrolled();
  writeFileSync(path.join(project.dataFolder, "door.json"), '{ "passkeys": [');
  expect(() => openServedStudio({ dataFolder: project.dataFolder })).toThrow("isn’t as the studio writes it");
});

test("where the disk takes nothing, nobody gets in, and she can try again", async () => {
  const { openBrowser, project, newKey, passkey } = await enrolled();
  const file = path.join(project.dataFolder, "door.json");
  const text = readFileSync(file);
  const browser = openBrowser();
  const answer = passkey.show(await browser.optionsToShow(), { origin: "https://studio.example.com" });
  const key = newKey();
  const made = createSoftwarePasskey().make(await openBrowser().optionsToMake(key), {
    origin: "https://studio.example.com",
  });
  // No file can take the place of a folder.
  rmSync(file);
  mkdirSync(file);
  const failed = await browser.post("/sign-in", { response: answer });
  // Nobody who isn't in reads the studio's own words.
  expect([failed.status, await failed.json()]).toEqual([
    500,
    { message: "Something went wrong in the studio. Try again." },
  ]);
  expect((await browser.post("/passkeys", { key, name: "Other", response: made })).status).not.toBe(200);
  expect(await browser.isIn()).toBe(false);
  rmSync(file, { recursive: true });
  writeFileSync(file, text);
  expect((await browser.signIn(passkey)).status).toBe(200);
  expect((await listOf(browser)).passkeys).toHaveLength(1);
});

test("killed at any step of an enrolment, its key is used up before its passkey opens anything", async () => {
  const passkey = { id: "id", publicKey: "key", counter: 0, name: "My phone", madeAt: 0, usedAt: 0 };
  const outcomes = new Set<string>();
  for (let step = 1, isDone = false; !isDone; step++) {
    const studio = openServedStudio();
    const { project, origin, clock } = studio;
    const key = studio.newKey();
    const keeper = createKeeper({ project, origin, now: clock.now, sendNotice: async () => {} });
    const app = new Hono().post("/", (c) => {
      isDone = killAt(step, () => {
        consumeKey(project);
        keeper.enrol(c, passkey, { newCodes: [] });
      });
      return c.body(null);
    });
    await app.request("/", { method: "POST" });
    // The studio is started again.
    const { passkeys, sessions } = doorFile(project).read() ?? {};
    outcomes.add(
      `${isKey(project, key, clock.now()) ? "key" : "no key"}, ${passkeys?.length} ${sessions?.length}`,
    );
  }
  expect([...outcomes]).toEqual(["key, 0 0", "no key, 0 0", "no key, 1 1"]);
});
