import { expect, test } from "vitest";
import { answers } from "#content/newsletter";
import { newsletterNotices } from "../../domain/newsletter.ts";
import { day, hour, minute } from "../clock.ts";
import {
  confirmPath,
  kim,
  requested,
  startNewsletter,
  subscribed,
  unsubscribePath,
} from "../test-support/newsletter.ts";
import { deleteExpiredSubscriptions } from "./store.ts";
import { createSubscriberList } from "./subscriber-list.ts";

test("subscribes only after form, email and button", async () => {
  const site = startNewsletter();
  const response = await site.subscribe(kim);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toContain(answers.requested.title);
  expect(site.woken()).toBe(1);
  expect(await site.subscribers()).toEqual([]);

  const token = await site.deliver();
  const page = await site.get(confirmPath(token));
  expect(page.status).toBe(200);
  expect(page.headers.get("Referrer-Policy")).toBe("strict-origin");
  expect(await page.text()).toContain(answers.confirm.button);

  const done = await site.post(confirmPath(token), "", { Origin: "http://site.test", Host: "site.test" });
  expect(done.status).toBe(200);
  expect(await done.text()).toContain(answers.confirmed.title);
  expect(await site.subscribers()).toMatchObject([
    {
      email: kim.EMAIL,
      name: "Kim",
      requested_at: site.clock(),
      confirmed_at: site.clock(),
      unsubscribed_at: null,
    },
  ]);
  expect(await site.requests()).toEqual([]);
});

test("changes nothing when a mail scanner follows the link", async () => {
  const { site, token } = await requested();
  for (const method of ["GET", "HEAD", "GET"]) {
    const page = await site.request(`/functions/v1${confirmPath(token)}`, { method });
    expect(page.status).toBe(200);
  }
  expect(await site.subscribers()).toEqual([]);
  expect((await site.post(confirmPath(token))).status).toBe(200);
});

test("a confirmation link that is opened or reloaded again says that it has confirmed, until that is over", async () => {
  const { site, token } = await requested();
  await site.post(confirmPath(token));
  const again = async (path: string) => [await site.post(path), await site.get(path)];
  for (const response of await again(confirmPath(token))) {
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(answers.confirmed.title);
  }
  expect(await site.subscribers()).toHaveLength(1);
  // It wasn't for the dates.
  for (const response of await again(`${confirmPath(token)}&purpose=course-dates`))
    expect(response.status).toBe(410);
  await site.post(
    unsubscribePath(await createSubscriberList(site.database, site.clock).unsubscribeToken(kim.EMAIL)),
  );
  for (const response of await again(confirmPath(token))) {
    expect(response.status).toBe(410);
    expect(await response.text()).toContain(answers.expired.title);
  }
});

test("accepts a confirmation link for exactly seven days after its delivery", async () => {
  const site = startNewsletter();
  await site.subscribe(kim);
  site.clock.advance(20 * day);
  const token = await site.deliver();
  site.clock.advance(7 * day - 1);
  expect((await site.get(confirmPath(token))).status).toBe(200);
  site.clock.advance(1);
  expect((await site.get(confirmPath(token))).status).toBe(410);
  expect((await site.post(confirmPath(token))).status).toBe(410);
  expect(await site.subscribers()).toEqual([]);
});

test("stores the confirmation token until its delivery only, and never the unsubscribe token", async () => {
  const site = startNewsletter();
  await site.subscribe(kim);
  expect((await site.requests())[0]?.confirmation_token).toMatch(/^[\w-]{43}$/);
  const token = await site.deliver();
  const [request] = await site.requests();
  expect(request?.confirmation_token).toBeNull();
  const unsubscribeToken = await createSubscriberList(site.database).unsubscribeToken(kim.EMAIL);
  expect(Object.values(request ?? {})).not.toContain(token);
  expect(Object.values(request ?? {})).not.toContain(unsubscribeToken);
});

test("resends the same link after a power cut before the outcome was recorded", async () => {
  const site = startNewsletter();
  await site.subscribe(kim);
  const first = await site.outbox.lease();
  await site.outbox.markHandedOver(first?.id ?? "");
  site.clock.advance(hour);
  // The link works already: the first email may have arrived.
  expect((await site.get(confirmPath(first?.confirmationToken))).status).toBe(200);
  expect(await site.deliver()).toBe(first?.confirmationToken);
  expect(await site.requests()).toMatchObject([{ possible_duplicates: 1 }]);
});

test("sends no second email within the hour; each of several links works, and invalidates the others", async () => {
  const { site, token } = await requested();
  site.clock.advance(59 * minute);
  expect(await (await site.subscribe({ EMAIL: "KIM@example.org" })).text()).toContain(
    answers.requested.title,
  );
  expect(await site.deliver()).toBeUndefined();
  site.clock.advance(2 * minute);
  await site.subscribe(kim);
  const second = await site.deliver();
  expect(second).toMatch(/^[\w-]{43}$/);
  expect((await site.post(confirmPath(token))).status).toBe(200);
  expect((await site.post(confirmPath(second))).status).toBe(410);
  expect(await site.subscribers()).toHaveLength(1);
});

/** The answer repeats the address that was typed into the form. */
const withoutTyped = (text: string, address: string) => text.replaceAll(address, "");

test.each([{}, { website: "x" }])(
  "responds identically whatever is known of an address: %j",
  async (more) => {
    const { site } = await subscribed();
    await site.subscribe({ EMAIL: "waits@example.org" });
    await createSubscriberList(site.database).remove("never@example.org", { never: true });
    const texts = new Set<string>();
    for (const EMAIL of [kim.EMAIL, "waits@example.org", "never@example.org", "new@example.org"]) {
      const response = await site.subscribe({ EMAIL, ...more });
      texts.add(`${response.status} ${withoutTyped(await response.text(), EMAIL)}`);
    }
    expect(texts.size).toBe(1);
  },
);

test("confirms a wish for course dates by pages and an email of its own", async () => {
  const site = startNewsletter();
  const wish = { ...kim, purpose: "course-dates" };
  expect(await (await site.subscribe(wish)).text()).toContain(answers.requestedDates.text);
  const token = await site.deliver();
  expect(await (await site.get(confirmPath(token))).text()).toContain(answers.confirmDates.button);
  expect(await (await site.post(confirmPath(token))).text()).toContain(answers.confirmedDates.title);
  expect(await site.subscribers()).toMatchObject([{ gets_letter: 0, waits_since: site.clock() }]);
});

test("responds identically to a request for course dates, subscribed or not", async () => {
  const { site } = await subscribed();
  const texts = new Set<string>();
  for (const EMAIL of [kim.EMAIL, "new@example.org"]) {
    const response = await site.subscribe({ EMAIL, purpose: "course-dates" });
    texts.add(`${response.status} ${withoutTyped(await response.text(), EMAIL)}`);
  }
  expect(texts.size).toBe(1);
  for (let sent = 0; sent < 2; sent += 1) await site.post(confirmPath(await site.deliver()));
  expect(await site.subscribers()).toMatchObject([
    { email: kim.EMAIL, gets_letter: 1, waits_since: site.clock() },
    { email: "new@example.org", gets_letter: 0, waits_since: site.clock() },
  ]);
});

test("reports an error beside the same form; an unknown purpose is the letter", async () => {
  const site = startNewsletter();
  const dates = await (await site.subscribe({ EMAIL: "kim@", purpose: "course-dates" })).text();
  expect(dates).toContain('id="failedDates"');
  expect(await (await site.subscribe({ EMAIL: "kim@" })).text()).toContain('id="failed"');
  await site.subscribe({ EMAIL: "kim@example.org", purpose: "world peace" });
  expect(await site.requests()).toMatchObject([{ purpose: "letter" }]);
});

test("keeps the subscriber's date when they confirm again", async () => {
  const { site } = await subscribed();
  const since = site.clock();
  site.clock.advance(3 * day);
  await site.subscribe({ EMAIL: kim.EMAIL });
  await site.post(confirmPath(await site.deliver()));
  expect(await site.subscribers()).toMatchObject([{ name: "Kim", confirmed_at: since }]);
});

test("counts requests alike for new, pending and refused addresses", async () => {
  for (const kind of ["new", "pending", "refused"]) {
    const site = startNewsletter({ limits: { perClient: 3 } });
    const list = createSubscriberList(site.database, site.clock);
    if (kind === "refused") await list.remove(kim.EMAIL, { never: true });
    if (kind === "pending") await site.subscribe(kim, "192.0.2.9");
    const statuses = [];
    for (const EMAIL of [kim.EMAIL, "a@example.org", "b@example.org", "c@example.org"])
      statuses.push((await site.subscribe({ EMAIL }, "192.0.2.1")).status);
    expect(statuses, kind).toEqual([200, 200, 200, 429]);
  }
});

test("unsubscribes on POST, with a button on GET and by one-click from mail programs", async () => {
  const { site, unsubscribeToken } = await subscribed();
  const page = await site.get(unsubscribePath(unsubscribeToken));
  expect(await page.text()).toContain(answers.unsubscribe.button);
  expect(await site.subscribers()).toMatchObject([{ unsubscribed_at: null }]);

  // RFC 8058: without cookies and Origin.
  const form = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const done = await site.post(unsubscribePath(unsubscribeToken), form);
  expect(done.status).toBe(200);
  expect(await done.text()).toContain(answers.unsubscribed.title);
  expect(await site.subscribers()).toMatchObject([{ unsubscribed_at: site.clock() }]);
  // Twice is fine.
  expect((await site.post(unsubscribePath(unsubscribeToken))).status).toBe(200);
});

test("accepts an old unsubscribe link after a new subscription", async () => {
  const { site, unsubscribeToken } = await subscribed();
  await site.post(unsubscribePath(unsubscribeToken));
  site.clock.advance(2 * hour);
  await site.subscribe(kim);
  await site.post(confirmPath(await site.deliver()));
  expect(await site.subscribers()).toMatchObject([{ unsubscribed_at: null, confirmed_at: site.clock() }]);
  await site.post(unsubscribePath(unsubscribeToken));
  expect(await site.subscribers()).toMatchObject([{ unsubscribed_at: site.clock() }]);
});

test("deletes a request through the unsubscribe link of its email", async () => {
  const { site, token } = await requested();
  const unsubscribeToken = await createSubscriberList(site.database).unsubscribeToken(kim.EMAIL);
  // Kim isn't on a list that she could leave.
  const page = await (await site.get(unsubscribePath(unsubscribeToken))).text();
  expect(page).toContain(answers.forget.title);
  expect(page).toContain(answers.forget.never);
  const done = await (await site.post(unsubscribePath(unsubscribeToken))).text();
  expect(done).toContain(answers.forgotten.title);
  expect(done).not.toContain(answers.unsubscribed.title);
  expect((await site.get(confirmPath(token))).status).toBe(410);
  expect((await site.post(confirmPath(token))).status).toBe(410);
  expect(await createSubscriberList(site.database).requests()).toEqual([]);
  expect(JSON.stringify(await site.requests())).not.toMatch(/kim/i);
  expect(await deleteExpiredSubscriptions(site.database, site.clock() + day)).toBe(1);
  expect(await site.requests()).toEqual([]);
});

test("asks a reader whose dates aren't confirmed, and one who has left, whether to leave the list", async () => {
  const { site, unsubscribeToken } = await subscribed();
  await site.subscribe({ ...kim, purpose: "course-dates" });
  for (const _ of ["on the list", "off it, and kept for a while"]) {
    expect(await (await site.get(unsubscribePath(unsubscribeToken))).text()).toContain(
      answers.unsubscribe.title,
    );
    expect(await (await site.post(unsubscribePath(unsubscribeToken))).text()).toContain(
      answers.unsubscribed.title,
    );
  }
});

test.each([
  ["https://evil.example", 403],
  ["null", 403],
  ["http://site.test", 200],
  ["https://www.stillwater.example.com", 200],
  [undefined, 200],
])("unsubscribe and confirm with the origin %s respond %i", async (origin, status) => {
  const { site, unsubscribeToken } = await subscribed();
  // Sec-Fetch-Site doesn't matter: the windows of mail programs send anything.
  const headers = { Host: "site.test", "Sec-Fetch-Site": "cross-site", ...(origin && { Origin: origin }) };
  expect((await site.post(unsubscribePath(unsubscribeToken), "", headers)).status).toBe(status);
  expect((await site.subscribers())[0]?.unsubscribed_at === null).toBe(status === 403);
  site.clock.advance(2 * hour);
  await site.subscribe({ EMAIL: "other@example.org" });
  const token = await site.deliver();
  expect((await site.post(confirmPath(token), "", headers)).status).toBe(status);
});

test.each(["", "short", "a".repeat(44), "%3Cscript%3E"])(
  "rejects a link with the token '%s'",
  async (token) => {
    const site = startNewsletter();
    for (const path of [confirmPath(token), unsubscribePath(token)]) {
      for (const response of [await site.get(path), await site.post(path)]) {
        expect(response.status).toBe(400);
        expect(await response.text()).toContain(answers.truncated.title);
      }
    }
  },
);

test("rejects an empty or invalid address and keeps what was typed, escaped", async () => {
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

test.each(["letter", "course-dates"])(
  "says that no email is on its way while none is sent: %s",
  async (purpose) => {
    for (const mail of ["not configured", "incomplete"] as const) {
      const site = startNewsletter({ mail });
      // The second time, the first request is pending.
      for (const _ of [1, 2]) {
        const text = await (await site.subscribe({ ...kim, purpose })).text();
        expect(text).toContain(answers.unsent.text);
      }
      expect(await site.requests()).toMatchObject([{ email: kim.EMAIL, purpose, state: "pending" }]);
    }
  },
);

test("keeps a robot's request to check until the owner approves it", async () => {
  const site = startNewsletter();
  const response = await site.subscribe({ ...kim, website: "https://spam.example" });
  expect(await response.text()).toContain(answers.kept.title);
  expect(site.woken()).toBe(0);
  expect(await site.deliver()).toBeUndefined();
  const list = createSubscriberList(site.database, site.clock);
  expect(await list.approve(kim.EMAIL)).toBe(1);
  expect(await site.deliver()).toBeDefined();
});

test("limits each client, and keeps a flood to check", async () => {
  const site = startNewsletter({
    limits: { perClient: 2, perMinute: 3, perClientDay: 9999, perDay: 9999, toCheck: 1 },
  });
  const from = (client: number, who: string) =>
    site.subscribe({ EMAIL: `${who}@example.org` }, `192.0.2.${client}`);
  await from(1, "a");
  await from(1, "b");
  const limited = await from(1, "c");
  expect(limited.status).toBe(429);
  expect(limited.headers.get("Retry-After")).toBe("600");
  // A known address gets the same response.
  expect((await from(1, "a")).status).toBe(429);
  await from(2, "d");
  expect((await from(3, "e")).status).toBe(200);
  expect((await from(4, "f")).status).toBe(503);
  expect((await site.requests()).map(({ state }) => state)).toEqual([
    "pending",
    "pending",
    "pending",
    "to_check",
  ]);
  // Messages are counted separately.
  const message = { name: "K", email: "k@example.org", message: "Hello" };
  expect((await site.sendJson(message, {}, "192.0.2.1")).status).toBe(200);
});

test("responds 503 on a full disk and keeps what was typed", async () => {
  const site = startNewsletter({
    database: (real) => ({
      batch: (statements) =>
        statements.some(({ sql }) => /INSERT INTO|DELETE FROM|UPDATE sub/.test(sql))
          ? Promise.reject(new Error("database or disk is full"))
          : real.batch(statements),
    }),
  });
  const response = await site.subscribe(kim);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('value="kim@example.org"');
  expect((await site.post(unsubscribePath("a".repeat(43)))).status).toBe(503);
  expect((await site.monitor.health()).faults).toContain("storage");
});

test("logs neither addresses nor tokens", async () => {
  const { site, unsubscribeToken } = await subscribed();
  await site.post(unsubscribePath(unsubscribeToken), new URLSearchParams({ never: "yes" }));
  await site.subscribe(kim);
  const log = JSON.stringify(site.entries);
  expect(log).not.toContain("kim");
  expect(log).not.toContain(unsubscribeToken);
});
