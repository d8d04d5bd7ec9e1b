import { expect, test } from "vitest";
import { newsletterAnswers as answers, newsletterNotices } from "../../content/newsletter.ts";
import { day, hour, minute } from "../clock.ts";
import { startNewsletter } from "../test-support/newsletter.ts";
import { createSubscriberList } from "./subscriber-list.ts";

const kim = { FNAME: "Kim", EMAIL: "kim@example.org" };
const confirmPath = (key: string | undefined) => `/confirm-subscription?key=${key}`;
const leavePath = (key: string) => `/unsubscribe?key=${key}`;

/** Somebody who has asked and been mailed. */
async function asked(site = startNewsletter()) {
  await site.subscribe(kim);
  return { site, key: await site.deliver() };
}

/** Somebody who is on the list. */
async function subscribed() {
  const { site, key } = await asked();
  await site.post(confirmPath(key));
  const list = createSubscriberList(site.database, site.clock);
  return { site, list, leaveKey: await list.leaveKey(kim.EMAIL) };
}

test("from the form to the list: asked, mailed, shown a button, and only then subscribed", async () => {
  const site = startNewsletter();
  const answer = await site.subscribe(kim);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.text()).toContain(answers.asked.title);
  expect(site.woken()).toBe(1);
  expect(await site.subscribers()).toEqual([]);

  const key = await site.deliver();
  const page = await site.get(confirmPath(key));
  expect(page.status).toBe(200);
  expect(page.headers.get("Referrer-Policy")).toBe("strict-origin");
  expect(await page.text()).toContain(`<form method="post"><button>${answers.confirm.button}`);

  const done = await site.post(confirmPath(key), "", { Origin: "http://site.test", Host: "site.test" });
  expect(done.status).toBe(200);
  expect(await done.text()).toContain(answers.confirmed.title);
  expect(await site.subscribers()).toMatchObject([
    { email: kim.EMAIL, name: "Kim", requested_at: site.clock(), confirmed_at: site.clock(), left_at: null },
  ]);
  expect(await site.requests()).toEqual([]);
});

test("a mail scanner that follows the link, by GET or HEAD, as often as it likes, changes nothing", async () => {
  const { site, key } = await asked();
  for (const method of ["GET", "HEAD", "GET"]) {
    const page = await site.request(`/functions/v1${confirmPath(key)}`, { method });
    expect(page.status).toBe(200);
  }
  expect(await site.subscribers()).toEqual([]);
  expect((await site.post(confirmPath(key))).status).toBe(200);
});

test("a link works once", async () => {
  const { site, key } = await asked();
  await site.post(confirmPath(key));
  for (const again of [await site.post(confirmPath(key)), await site.get(confirmPath(key))]) {
    expect(again.status).toBe(410);
    expect(await again.text()).toContain(answers.expired.title);
  }
  expect(await site.subscribers()).toHaveLength(1);
});

test("a link works for seven days after its mail, however late that went out, and not a moment longer", async () => {
  const site = startNewsletter();
  await site.subscribe(kim);
  site.clock.advance(20 * day);
  const key = await site.deliver();
  site.clock.advance(7 * day - 1);
  expect((await site.get(confirmPath(key))).status).toBe(200);
  site.clock.advance(1);
  expect((await site.get(confirmPath(key))).status).toBe(410);
  expect((await site.post(confirmPath(key))).status).toBe(410);
  expect(await site.subscribers()).toEqual([]);
});

test("no key is kept that could be used: a confirmation's only until its mail is out, a leaver's never", async () => {
  const site = startNewsletter();
  await site.subscribe(kim);
  expect((await site.requests())[0]?.confirm_key).toMatch(/^[\w-]{43}$/);
  const key = await site.deliver();
  const [request] = await site.requests();
  expect(request?.confirm_key).toBeNull();
  const leaveKey = await createSubscriberList(site.database).leaveKey(kim.EMAIL);
  expect(Object.values(request ?? {})).not.toContain(key);
  expect(Object.values(request ?? {})).not.toContain(leaveKey);
});

test("a power cut between the mail and its record: it goes out again, with the same link", async () => {
  const site = startNewsletter();
  await site.subscribe(kim);
  const first = await site.outbox.claim();
  site.clock.advance(hour);
  // The link works already, should the first mail have arrived.
  expect((await site.get(confirmPath(first?.confirmKey))).status).toBe(200);
  expect(await site.deliver()).toBe(first?.confirmKey);
  expect(await site.requests()).toMatchObject([{ possible_repeats: 1 }]);
});

test("asking again: no second mail within the hour, then one; any of the links will do, and spends the others", async () => {
  const { site, key } = await asked();
  site.clock.advance(59 * minute);
  expect(await (await site.subscribe({ EMAIL: "KIM@example.org" })).text()).toContain(answers.asked.title);
  expect(await site.deliver()).toBeUndefined();
  site.clock.advance(2 * minute);
  await site.subscribe(kim);
  const second = await site.deliver();
  expect(second).toMatch(/^[\w-]{43}$/);
  expect((await site.post(confirmPath(key))).status).toBe(200);
  expect((await site.post(confirmPath(second))).status).toBe(410);
  expect(await site.subscribers()).toHaveLength(1);
});

test("the answer is the same to the letter for an address that is on the list, that waits, and that is new", async () => {
  const { site } = await subscribed();
  await site.subscribe({ EMAIL: "waits@example.org" });
  const texts = new Set<string>();
  for (const EMAIL of [kim.EMAIL, "waits@example.org", "new@example.org"]) {
    const answer = await site.subscribe({ EMAIL });
    texts.add(`${answer.status} ${await answer.text()}`);
  }
  expect(texts.size).toBe(1);
});

test("confirming anew keeps the day since when somebody is on the list", async () => {
  const { site } = await subscribed();
  const since = site.clock();
  site.clock.advance(3 * day);
  await site.subscribe({ EMAIL: kim.EMAIL });
  await site.post(confirmPath(await site.deliver()));
  expect(await site.subscribers()).toMatchObject([{ name: "Kim", confirmed_at: since }]);
});

test("leaving: a button on GET, at once on POST, from a mail program's one click too", async () => {
  const { site, leaveKey } = await subscribed();
  const page = await site.get(leavePath(leaveKey));
  expect(await page.text()).toContain(answers.leave.button);
  expect(await site.subscribers()).toMatchObject([{ left_at: null }]);

  // RFC 8058: no cookie, no Origin, only this.
  const form = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const done = await site.post(leavePath(leaveKey), form);
  expect(done.status).toBe(200);
  expect(await done.text()).toContain(answers.left.title);
  expect(await site.subscribers()).toMatchObject([{ left_at: site.clock() }]);
  // Twice is no fault.
  expect((await site.post(leavePath(leaveKey))).status).toBe(200);
});

test("the leave link of an old letter still works after somebody has come back", async () => {
  const { site, leaveKey } = await subscribed();
  await site.post(leavePath(leaveKey));
  site.clock.advance(2 * hour);
  await site.subscribe(kim);
  await site.post(confirmPath(await site.deliver()));
  expect(await site.subscribers()).toMatchObject([{ left_at: null, confirmed_at: site.clock() }]);
  await site.post(leavePath(leaveKey));
  expect(await site.subscribers()).toMatchObject([{ left_at: site.clock() }]);
});

test("who was asked for by somebody else can be forgotten from the mail at once", async () => {
  const { site, key } = await asked();
  const leaveKey = await createSubscriberList(site.database).leaveKey(kim.EMAIL);
  await site.post(leavePath(leaveKey));
  expect(await site.requests()).toEqual([]);
  expect((await site.post(confirmPath(key))).status).toBe(410);
});

test.each([
  ["https://evil.example", 403],
  ["null", 403],
  ["http://site.test", 200],
  ["https://www.stillwater.example.com", 200],
  [undefined, 200],
])("leaving and confirming, with the origin %s: %i", async (origin, status) => {
  const { site, leaveKey } = await subscribed();
  // What browsers say beside it plays no part: mail programs' own windows say all sorts of things.
  const headers = { Host: "site.test", "Sec-Fetch-Site": "cross-site", ...(origin && { Origin: origin }) };
  expect((await site.post(leavePath(leaveKey), "", headers)).status).toBe(status);
  expect((await site.subscribers())[0]?.left_at === null).toBe(status === 403);
  site.clock.advance(2 * hour);
  await site.subscribe({ EMAIL: "other@example.org" });
  const key = await site.deliver();
  expect((await site.post(confirmPath(key), "", headers)).status).toBe(status);
});

test("a form on another site's page is not taken", async () => {
  const site = startNewsletter();
  const answer = await site.post("/subscribe", new URLSearchParams(kim), { Origin: "https://evil.example" });
  expect(answer.status).toBe(403);
  expect(await site.requests()).toEqual([]);
});

test.each(["", "short", "a".repeat(44), "%3Cscript%3E"])(
  "a link that ends with '%s' is not whole",
  async (key) => {
    const site = startNewsletter();
    for (const path of [confirmPath(key), leavePath(key)]) {
      for (const answer of [await site.get(path), await site.post(path)]) {
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain(answers.broken.title);
      }
    }
  },
);

test("an empty or impossible address: told so, with what was typed, and safely", async () => {
  const site = startNewsletter();
  const empty = await site.subscribe({ FNAME: '"><script>', EMAIL: " " });
  expect(empty.status).toBe(422);
  const page = await empty.text();
  expect(page).toContain(newsletterNotices.missing.title);
  expect(page).toContain(newsletterNotices.missing.text);
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
  const wrong = await site.subscribe({ EMAIL: "kim@nowhere\r\nBcc: a@b.example" });
  expect(wrong.status).toBe(422);
  expect(await site.requests()).toEqual([]);
});

test("a robot's request is held: no mail to anybody until the owner says so", async () => {
  const site = startNewsletter();
  const answer = await site.subscribe({ ...kim, website: "https://spam.example" });
  expect(await answer.text()).toContain(answers.asked.title);
  expect(site.woken()).toBe(0);
  expect(await site.deliver()).toBeUndefined();
  const list = createSubscriberList(site.database, site.clock);
  expect(await list.approve(kim.EMAIL)).toBe(1);
  expect(await site.deliver()).toBeDefined();
});

test("limits: so many from one connection, and in a flood held back", async () => {
  const site = startNewsletter({ limits: { perClient: 2, perMinute: 3, held: 1 } });
  const from = (client: number, who: string) =>
    site.subscribe({ EMAIL: `${who}@example.org` }, `192.0.2.${client}`);
  await from(1, "a");
  await from(1, "b");
  const limited = await from(1, "c");
  expect(limited.status).toBe(429);
  expect(limited.headers.get("Retry-After")).toBe("600");
  // An address that is known gets the same answer.
  expect((await from(1, "a")).status).toBe(429);
  await from(2, "d");
  expect((await from(3, "e")).status).toBe(200);
  expect((await from(4, "f")).status).toBe(503);
  expect((await site.requests()).map(({ state }) => state)).toEqual([
    "pending",
    "pending",
    "pending",
    "held",
  ]);
  // Messages are counted by themselves.
  const message = { name: "K", email: "k@example.org", message: "Hello" };
  expect((await site.sendJson(message, {}, "192.0.2.1")).status).toBe(200);
});

test("a disk that is full: said so, with what was typed, and nothing promised", async () => {
  const site = startNewsletter({
    database: (real) => ({
      batch: (statements) =>
        statements.some(({ sql }) => /INSERT INTO sub|DELETE FROM sub|UPDATE sub/.test(sql))
          ? Promise.reject(new Error("database or disk is full"))
          : real.batch(statements),
    }),
  });
  const answer = await site.subscribe(kim);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('value="kim@example.org"');
  expect((await site.post(leavePath("a".repeat(43)))).status).toBe(503);
  expect((await site.watch.health()).problems).toContain("storage");
});

test("neither addresses nor keys are logged", async () => {
  const { site, leaveKey } = await subscribed();
  await site.post(leavePath(leaveKey));
  const log = JSON.stringify(site.entries);
  expect(log).not.toContain("kim");
  expect(log).not.toContain(leaveKey);
});

test("other methods are refused", async () => {
  const site = startNewsletter();
  expect((await site.get("/subscribe")).status).toBe(405);
  const put = await site.request("/functions/v1/unsubscribe", { method: "PUT" });
  expect([put.status, put.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
});
