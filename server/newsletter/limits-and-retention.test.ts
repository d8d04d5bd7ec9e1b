import { expect, test } from "vitest";
import { answers } from "#content/newsletter";
import { day, hour, minute } from "../clock.ts";
import { query } from "../database/sql-database.ts";
import { combineBacklogs } from "../monitoring/monitor.ts";
import { sender } from "../test-support/fixtures.ts";
import {
  confirmPath,
  kim,
  requested,
  startNewsletter,
  subscribed,
  unsubscribePath,
} from "../test-support/newsletter.ts";
import { composeConfirmation, deleteExpiredSubscriptions } from "./store.ts";
import { createSubscriberList } from "./subscriber-list.ts";
import { createLinks } from "./tokens.ts";

test("deletes unconfirmed requests after a week and unsubscribed addresses after 30 days", async () => {
  const site = startNewsletter();
  const list = createSubscriberList(site.database, site.clock);
  for (const name of ["stays", "leaves", "never"]) {
    await site.subscribe({ EMAIL: `${name}@example.org` });
    const key = await site.deliver();
    if (name !== "never") await site.post(`/confirm-subscription?token=${key}`);
  }
  await site.post(`/unsubscribe?token=${await list.unsubscribeToken("leaves@example.org")}`);
  await site.subscribe({ EMAIL: "robot@example.org", website: "x" });
  await site.subscribe({ EMAIL: "waits@example.org" });

  expect(await deleteExpiredSubscriptions(site.database, site.clock() + 7 * day - hour)).toBe(0);
  expect(await deleteExpiredSubscriptions(site.database, site.clock() + 7 * day)).toBe(2);
  // A pending request is kept, even after a month without a mail server.
  expect((await list.requests()).map(({ email }) => email)).toEqual(["waits@example.org"]);
  expect(await deleteExpiredSubscriptions(site.database, site.clock() + 30 * day + 1)).toBe(1);
  expect((await list.subscribers()).map(({ email }) => email)).toEqual(["stays@example.org"]);
});

test("counts pending confirmations in the backlog, but no rejected ones", async () => {
  const site = startNewsletter();
  const none = { pending: 0, deadLettered: 0, unsure: 0, refusedByOwner: 0, toCheck: 0, oldestPending: null };
  const counts = { settingsErrors: 0, hasDelivered: true };
  const messages = { backlog: async () => ({ ...none, ...counts }) };
  const { backlog } = combineBacklogs([messages], [site.outbox]);

  await site.subscribe({ EMAIL: "typo@example.invalid" });
  expect(await backlog()).toMatchObject({ pending: 1, oldestPending: site.clock() });
  const leased = await site.outbox.lease();
  await site.outbox.record(leased?.id ?? "", { result: "rejected", reason: "no such mailbox" });
  expect(await backlog()).toMatchObject({ pending: 0, deadLettered: 0, oldestPending: null });
});

test("composes a confirmation without any typed text and with one-click unsubscribe", () => {
  const email = composeConfirmation(
    {
      id: "1",
      requestedAt: 0,
      name: "CHEAP PILLS https://spam.example",
      email: "kim@example.org",
      suspectedSpam: false,
      purpose: "letter",
      state: "pending",
      attempts: 0,
      lastError: null,
      confirmationToken: "KEY",
    },
    "LEAVE",
    createLinks("https://www.stillwater.example.com", "/functions/v1"),
    sender,
  );
  expect(email.envelope).toEqual({ from: sender.bouncesTo, to: "kim@example.org" });
  expect(email.headers).toMatchObject({
    "List-Unsubscribe": "<https://www.stillwater.example.com/functions/v1/unsubscribe?token=LEAVE>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const text of [email.text, email.html]) {
    expect(text).toContain("https://www.stillwater.example.com/functions/v1/confirm-subscription?token=KEY");
    expect(text).toContain("7 days");
    expect(text).toContain("https://www.stillwater.example.com/functions/v1/unsubscribe?token=LEAVE");
    expect(text).toContain("never");
    expect(text).toContain("Jo Hartley");
    expect(text).not.toContain("PILLS");
  }
});

test("links to functions on another host", () => {
  const links = createLinks("https://www.stillwater.example.com", "https://functions.example.net/v1");
  expect(links.unsubscribe("KEY")).toBe("https://functions.example.net/v1/unsubscribe?token=KEY");
});

test("keeps the pause between two emails when an address is forgotten", async () => {
  const { site, token } = await requested();
  const unsubscribeToken = await createSubscriberList(site.database).unsubscribeToken(kim.EMAIL);
  for (let again = 0; again < 3; again += 1) {
    await site.post(unsubscribePath(unsubscribeToken));
    site.clock.advance(minute);
    expect(await (await site.subscribe(kim)).text()).toContain(answers.requested.title);
    expect(await site.deliver()).toBeUndefined();
  }
  site.clock.advance(hour);
  await site.subscribe(kim);
  expect(await site.deliver()).toBeDefined();
  expect((await site.post(confirmPath(token))).status).toBe(410);
});

test("sends at most three emails a day, however often the address is forgotten", async () => {
  const site = startNewsletter();
  const unsubscribeToken = await createSubscriberList(site.database).unsubscribeToken(kim.EMAIL);
  const sent: number[] = [];
  for (let hours = 0; hours < 24; hours += 1) {
    await site.subscribe(kim);
    if (await site.deliver()) sent.push(hours);
    await site.post(unsubscribePath(unsubscribeToken));
    await deleteExpiredSubscriptions(site.database, site.clock());
    site.clock.advance(hour);
  }
  expect(sent).toEqual([0, 1, 2]);
  site.clock.advance(minute);
  expect(await (await site.subscribe(kim)).text()).toContain(answers.requested.title);
  expect(await site.deliver()).toBeDefined();
});

test.each([
  ["kim+1@example.org", "Kim+two@Example.org"],
  ["kim.ng@gmail.com", "k.i.m.ng+3@googlemail.com"],
  ["kim@b\u00fccher.example", "Kim@bu\u0308cher.example"],
  ["kim@B\u00dcCHER.example", "kim@xn--bcher-kva.example"],
])("counts all addresses of one mailbox together: %s, %s", async (first, second) => {
  const site = startNewsletter();
  await site.subscribe({ EMAIL: first });
  expect(await site.deliver()).toBeDefined();
  const response = await site.subscribe({ EMAIL: second });
  expect(await response.text()).toContain(answers.requested.title);
  expect(await site.deliver()).toBeUndefined();

  await createSubscriberList(site.database).remove(first, { never: true });
  site.clock.advance(2 * day);
  await site.subscribe({ EMAIL: second });
  expect(await site.deliver()).toBeUndefined();
});

test("counts other mailboxes separately", async () => {
  const site = startNewsletter();
  for (const EMAIL of ["kim@example.org", "kim@example.net", "ki.m@example.org", "+kim@example.org"]) {
    await site.subscribe({ EMAIL });
    expect(await site.deliver(), EMAIL).toBeDefined();
  }
});

test("counts rejected emails towards the three a day", async () => {
  const site = startNewsletter();
  for (let count = 0; count < 5; count += 1) {
    expect((await site.subscribe(kim)).status).toBe(200);
    const leased = await site.outbox.lease();
    if (leased) await site.outbox.record(leased.id, { result: "rejected", reason: "no such mailbox" });
  }
  expect(await site.requests()).toHaveLength(3);
});

test("never emails an address again after its owner refused, and keeps only a hash of it", async () => {
  const { site, unsubscribeToken } = await subscribed();
  site.clock.advance(2 * hour);
  await site.subscribe(kim);
  const token = await site.deliver();
  const page = await site.get(unsubscribePath(unsubscribeToken));
  expect(await page.text()).toContain(answers.unsubscribe.never);
  expect(await site.read("SELECT * FROM refused_addresses")).toEqual([]);

  const done = await site.post(unsubscribePath(unsubscribeToken), new URLSearchParams({ never: "yes" }));
  expect(await done.text()).toContain(answers.refused.title);
  expect((await site.post(confirmPath(token))).status).toBe(410);
  expect(await site.subscribers()).toMatchObject([{ unsubscribed_at: site.clock() }]);
  expect(JSON.stringify(await site.read("SELECT * FROM refused_addresses"))).not.toMatch(/kim/i);

  site.clock.advance(40 * day);
  await deleteExpiredSubscriptions(site.database, site.clock());
  for (const [fields, page] of [
    [kim, answers.requested],
    [{ EMAIL: "KIM@example.org" }, answers.requested],
    [{ ...kim, website: "x" }, answers.kept],
  ] as const) {
    const response = await site.subscribe(fields);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(page.title)]);
  }
  expect(await site.requests()).toEqual([]);
  expect(site.entries.at(-2)).toMatchObject({ event: "subscription refused" });
  // Twice is fine; a plain unsubscription doesn't undo it.
  await site.post(unsubscribePath(unsubscribeToken), new URLSearchParams({ never: "yes" }));
  await site.post(unsubscribePath(unsubscribeToken));
  expect(await site.read("SELECT * FROM refused_addresses")).toHaveLength(1);
});

test("keeps refusals of made-up tokens up to a number, says so beyond it, and always keeps those of known addresses", async () => {
  const { site, unsubscribeToken } = await subscribed();
  const refuse = (token: string) => site.post(unsubscribePath(token), new URLSearchParams({ never: "yes" }));
  const madeUp = "m".repeat(43);
  await refuse(madeUp);
  const numbers = JSON.stringify([...Array(9999).keys()]);
  await query(
    site.database,
    `INSERT INTO refused_addresses (unsubscribe_token_hash, refused_at)
     SELECT 'made up ' || value, 1 FROM json_each(:numbers)`,
    { numbers },
  );

  const one = await refuse("n".repeat(43));
  expect([one.status, await one.text()]).toEqual([503, expect.stringContaining("Please reply to the email")]);
  for (const token of [madeUp, unsubscribeToken]) {
    const done = await refuse(token);
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(answers.refused.title)]);
  }
  expect(await site.read("SELECT count(*) AS total FROM refused_addresses")).toEqual([{ total: 10_001 }]);
});
