import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openLocalD1 } from "../../tools/edge/open-d1.ts";
import { migrateEdge } from "../../tools/edge/wrangler.ts";
import { answerTable, createAnswerStore } from "../answers/store.ts";
import { day, minute, second } from "../clock.ts";
import { createArchive } from "../contact/archive.ts";
import {
  createMessageStore,
  deleteExpiredMessages,
  deleteExpiredToCheck,
  messageTable,
} from "../contact/store.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { deleteOldSubmissions } from "../limits/limited-insert.ts";
import { createNewsletter, deleteExpiredSubscriptions, requestTable } from "../newsletter/store.ts";
import { createSubscriberList } from "../newsletter/subscriber-list.ts";
import { composeCheckList } from "../owner-emails/check-list.ts";
import { createOwnerEmails, ownerEmailTable } from "../owner-emails/store.ts";
import { generous, sender, settableClock, submission } from "../test-support/fixtures.ts";
import { openDatabase } from "./open-database.ts";
import { query, type SqlDatabase, statement } from "./sql-database.ts";

/** The databases that the site runs on, opened as on each host. */
const hosts: Readonly<Record<string, (folder: string) => Promise<SqlDatabase & AsyncDisposable>>> = {
  "node:sqlite": async (folder) => {
    const { batch, close } = openDatabase(folder);
    return { batch, [Symbol.asyncDispose]: async () => close() };
  },
  D1: (folder) => {
    migrateEdge(folder);
    return openLocalD1(folder);
  },
};

const tables = [
  "messages",
  "recent_submissions",
  "trials",
  "subscription_requests",
  "subscribers",
  "owner_emails",
];
const limits = { perClient: 3, perMinute: 5, perClientDay: 9999, perDay: 9999, toCheck: 2 };
const policy = { first: 30 * second, longest: 30 * minute, lease: 75 * second };

// Only what the emulator of D1 does is tried again: it closes an idle connection now and then on a busy machine.
const retry = { count: 2, condition: /fetch failed/ };

describe("node:sqlite", () => contractOn("node:sqlite"));
// `npm run test:slow` tests on Cloudflare's database; `npm test` sends one message there.
describe("D1", { retry, tags: ["slow"] }, () => contractOn("D1"));

function contractOn(host: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), "site-contract-"));
  let database: SqlDatabase & AsyncDisposable;
  beforeAll(async () => {
    const open = hosts[host];
    if (!open) throw new Error(host);
    database = await open(folder);
  });
  afterAll(async () => {
    await database[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await database.batch(tables.map((table) => statement(`DELETE FROM ${table}`)));
  });
  // On node:sqlite, the tests of each store hold these.
  const onD1 = test.runIf(host === "D1");
  // They need no more of a host than the others do: rows, batches and leases.
  const onNode = test.runIf(host === "node:sqlite");
  const rows = (table: string) => query(database, `SELECT * FROM ${table}`);

  onD1("has the same schema as the other host", async () => {
    const own = await query(
      database,
      `SELECT type, name, sql FROM sqlite_master
        WHERE name NOT LIKE 'sqlite%' AND name NOT LIKE 'd1%' AND name NOT GLOB '_cf*' ORDER BY name`,
    );
    const other = openDatabase(mkdtempSync(path.join(folder, "other-")));
    const expected = await query(
      other,
      "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name",
    );
    other.close();
    expect(own).toEqual(expected);
    const secrets = await query(database, "SELECT name, length(value) AS length FROM secrets ORDER BY name");
    expect(secrets).toEqual([
      { name: "client-hash-key", length: 64 },
      { name: "unsubscribe-token-key", length: 64 },
    ]);
  });

  onD1("returns the rows of each statement, and rolls a failed batch back", async () => {
    const insert = "INSERT INTO trials VALUES (:name, :at) RETURNING at";
    const results = await database.batch([
      statement(insert, { name: "a", at: 2 ** 52 }),
      statement("SELECT name FROM trials WHERE name = :name", { name: "none" }),
      statement("SELECT :text AS text, :missing AS missing", { text: "Ünïcödé 🌊\n'quoted'", missing: null }),
    ]);
    expect(results).toEqual([[{ at: 2 ** 52 }], [], [{ text: "Ünïcödé 🌊\n'quoted'", missing: null }]]);
    const [a, b] = [statement(insert, { name: "a", at: 1 }), statement(insert, { name: "b", at: 1 })];
    await expect(database.batch([b, a])).rejects.toThrow();
    await expect(query(database, insert, { name: "b", at: "soon" })).rejects.toThrow();
    expect(await rows("trials")).toEqual([{ name: "a", at: 2 ** 52 }]);
  });

  onD1("stores a message once, and limits each client", async () => {
    const clock = settableClock();
    const store = createMessageStore(database, limits, clock);
    const sent = submission({ message: "日本語 🙏🏽\nline two" });
    const first = await store.add(sent, "client");
    expect(await store.add(sent, "client")).toEqual({
      kind: "duplicate",
      id: "id" in first ? first.id : undefined,
    });
    await store.add(submission(), "client");
    await store.add(submission(), "client");
    expect(await store.add(submission(), "client")).toEqual({ kind: "limited", retryAfterSeconds: 600 });
    clock.advance(10 * minute);
    expect(await store.add(submission(), "client")).toMatchObject({ kind: "stored", state: "pending" });
    const [row] = await query(database, "SELECT * FROM messages WHERE idempotency_key = :key", {
      key: sent.idempotencyKey,
    });
    expect(row).toMatchObject({ message: sent.message, received_at: Date.UTC(2026, 5, 1), attempts: 0 });
    await query(database, deleteOldSubmissions, { now: clock() + day });
    expect(await rows("recent_submissions")).toEqual([]);
    expect(await deleteExpiredSubscriptions(database, clock())).toBe(0);
  });

  onD1("leases an item to one worker, doubles the delay and counts possible duplicates", async () => {
    const clock = settableClock();
    const store = createMessageStore(database, generous, clock);
    await store.add(submission(), "client");
    clock.advance(1);
    await store.add(submission(), "client");
    const box = (name: string) => createOutbox(database, messageTable, name, policy, clock);
    const [one, other] = [box("one"), box("other")];
    const leased = [await one.lease(), await other.lease(), await one.lease()];
    expect(new Set(leased.map((message) => message?.id)).size).toBe(3);
    expect(leased[2]).toBeUndefined();
    const [first = "", second_ = ""] = leased.map((message) => message?.id ?? "");

    const failed = { result: "failed", reason: "down", maybeDelivered: true } as const;
    expect(await one.record(first, failed)).toBe(true);
    expect(await one.record(second_, { result: "delivered" }), "leased by another worker").toBe(false);
    expect(await other.record(second_, { result: "delivered" })).toBe(true);
    expect(await one.nextDue()).toBe(clock() + policy.first);
    clock.advance(policy.first);
    expect((await one.lease())?.attempts).toBe(1);
    await one.record(first, failed);
    expect(await one.nextDue()).toBe(clock() + 2 * policy.first);

    clock.advance(2 * policy.first);
    await one.lease();
    await one.markHandedOver(first);
    await expect(other.markHandedOver(first), "leased by another worker").rejects.toThrow();
    clock.advance(policy.lease);
    expect(await other.lease(), "its worker died, after two that may have arrived").toBeUndefined();
    expect(await one.backlog()).toMatchObject({ pending: 0, unsure: 1 });
    await createArchive(database, clock).retry({ ids: [first] });
    expect((await other.lease())?.id).toBe(first);
    await other.record(first, { result: "rejected", reason: "550 no" });
    expect(await one.backlog()).toEqual({
      pending: 0,
      deadLettered: 1,
      unsure: 0,
      toCheck: 0,
      oldestPending: null,
      settingsErrors: 0,
      refusedByOwner: 0,
      hasDelivered: true,
    });
  });

  test("keeps the letter and the wish for course dates apart, and adds one to the other", async () => {
    const clock = settableClock();
    const list = createNewsletter(database, generous, clock);
    const owned = createSubscriberList(database, clock);
    const outbox = createOutbox(database, requestTable, "one", policy, clock);
    const form = { name: "Kim", email: "kim@example.org", suspectedSpam: false };
    const ask = async (purpose: "letter" | "course-dates") => {
      expect(await list.request({ ...form, purpose }, "client")).toMatchObject({ kind: "stored" });
      const request = await outbox.lease();
      await outbox.record(request?.id ?? "", { result: "delivered" });
      expect(request?.purpose).toBe(purpose);
      return request?.confirmationToken ?? "";
    };
    const wishes = async () => {
      const [subscriber] = await owned.subscribers();
      return subscriber && [subscriber.getsLetter, subscriber.waitsSince, subscriber.confirmedAt];
    };

    // Both within the hour: each has its own email, and its link stays open when the other is used.
    const [dates, letter] = [await ask("course-dates"), await ask("letter")];
    const first = clock();
    expect(await list.confirm(dates)).toBe("course-dates");
    expect(await wishes()).toEqual([false, first, first]);
    clock.advance(1000);
    expect(await list.confirm(letter)).toBe("letter");
    expect(await wishes()).toEqual([true, first, first + 1000]);

    // An unsubscription ends both; a new wish doesn't bring the letter back.
    await list.unsubscribe(await owned.unsubscribeToken("kim@example.org"));
    clock.advance(2 * day);
    await list.confirm(await ask("course-dates"));
    expect(await wishes()).toEqual([false, clock(), clock()]);
  });

  test("stores an answer once, and deletes it with its message, but not before it is delivered", async () => {
    const clock = settableClock();
    await createMessageStore(database, generous, clock).add(submission(), "client");
    const messages = createOutbox(database, messageTable, "one", policy, clock);
    const messageId = (await messages.lease())?.id ?? "";
    await messages.record(messageId, { result: "delivered" });
    const store = createAnswerStore(database, clock);
    const id = randomUUID();
    for (let times = 0; times < 2; times += 1) await store.add(messageId, " Yes.\r\n", id);
    expect(await rows("answers")).toMatchObject([{ id, text: "Yes.", state: "pending" }]);
    await expect(store.add(messageId, "No.", id)).rejects.toThrow("other words");
    await expect(store.add(randomUUID(), "Yes.")).rejects.toThrow("not found");
    await expect(store.add(messageId, " \n ")).rejects.toThrow("empty");

    clock.advance(366 * day);
    expect(await deleteExpiredMessages(database, 365 * day, clock())).toBe(0);
    const outbox = createOutbox(database, answerTable, "one", policy, clock);
    expect(await outbox.lease()).toMatchObject({ id, messageId, text: "Yes." });
    await outbox.record(id, { result: "delivered" });
    expect(await createArchive(database).list()).toMatchObject([{ answers: [{ id, state: "delivered" }] }]);
    expect(await deleteExpiredMessages(database, 365 * day, clock())).toBe(1);
    expect(await rows("answers")).toEqual([]);
  });

  onNode("counts a rejected answer until the owner answers again or otherwise", async () => {
    const store = createAnswerStore(database);
    const archive = createArchive(database);
    const outbox = createOutbox(database, answerTable, "one", policy);
    const reject = async (messageId: string) => {
      const { id } = await store.add(messageId, "Yes.");
      expect((await outbox.lease())?.id).toBe(id);
      await outbox.record(id, { result: "rejected", reason: "550 no such mailbox" });
      expect(await outbox.backlog()).toMatchObject({ deadLettered: 1 });
    };
    await createMessageStore(database, generous).add(submission(), "client");
    const [{ id = "" } = {}] = await archive.list();

    await reject(id);
    const again = await store.add(id, "Yes, again.");
    await outbox.record((await outbox.lease())?.id ?? "", { result: "delivered" });
    expect(await outbox.backlog()).toMatchObject({ deadLettered: 0, pending: 0 });
    expect(again.state).toBe("pending");

    await reject(id);
    // The same address would refuse it again.
    expect(await store.retry("all")).toEqual([]);
    expect(await store.retry([id])).toHaveLength(1);
    await outbox.record((await outbox.lease())?.id ?? "", { result: "rejected", reason: "550" });
    await archive.mark({ ids: [id] }, "answered");
    expect(await outbox.backlog()).toMatchObject({ deadLettered: 0 });
    const [message] = await archive.list();
    expect(message).toMatchObject({ closedAs: "answered" });
    expect(message?.answers.map(({ state }) => state)).toEqual(["replaced", "delivered", "replaced"]);
    await archive.mark({ ids: [id] }, "waiting");
    expect((await archive.list())[0]).toMatchObject({ closedAs: null, closedAt: null });
  });

  test("lists the newest messages, and of those to check as many, in the order in which they came", async () => {
    const clock = settableClock();
    const archive = createArchive(database);
    const store = createMessageStore(database, { ...generous, perMinute: 3 }, clock);
    // All at the same time: the order is that of the rows.
    for (let count = 0; count < 6; count += 1) {
      await store.add(submission({ message: `m${count}` }), `client ${count}`);
    }
    const listed = await archive.list(undefined, 2);
    expect(listed.map(({ message }) => message)).toEqual(["m5", "m4", "m2", "m1"]);
    const [first] = await archive.list({ state: "to_check" }, 1);
    expect(first).toMatchObject({ message: "m5", namedAt: null });
  });

  onNode("keeps a message to check that the owner has answered, like one that she got", async () => {
    const clock = settableClock();
    const archive = createArchive(database, clock);
    const store = createMessageStore(database, { ...generous, perMinute: 1 }, clock);
    for (const message of ["got", "answered", "marked", "left"]) {
      await store.add(submission({ message }), message);
    }
    const idOf = async (text: string) =>
      (await archive.list()).find(({ message }) => message === text)?.id ?? "";
    await createAnswerStore(database, clock).add(await idOf("answered"), "Yes.");
    await archive.mark({ ids: [await idOf("marked")] }, "answered");
    const states = (await archive.list()).map(({ message, state }) => `${message} ${state}`);
    expect(states).toEqual(["left to_check", "marked delivered", "answered delivered", "got pending"]);

    // A refused answer changes nothing.
    const answers = createAnswerStore(database, clock);
    const [{ id: other = "" } = {}] = await answers.to("message = 'answered'", {});
    await expect(answers.add(await idOf("left"), "Other words.", other)).rejects.toThrow("other words");
    expect((await archive.list())[0]).toMatchObject({ message: "left", state: "to_check" });
  });

  test("lists messages to check in an email a day, and deletes them only after it was sent", async () => {
    const clock = settableClock(Date.UTC(2026, 5, 3, 1));
    const store = createMessageStore(database, { ...generous, perMinute: 1, toCheck: 99 }, clock);
    for (let count = 0; count < 54; count += 1)
      await store.add(submission({ message: `m${count}` }), `client ${count}`);
    const storeList = createOwnerEmails(database, false, clock);
    const lists = createOutbox(database, ownerEmailTable, "one", policy, clock);

    expect(await storeList(), "they came after seven in the morning").toBe(false);
    clock.advance(day);
    expect([await storeList(), await createOwnerEmails(database, false, clock)()]).toEqual([true, false]);
    const first = await lists.lease();
    expect(first).toMatchObject({ id: "to-check-2026-06-04" });
    await lists.record(first?.id ?? "", { result: "failed", reason: "down", maybeDelivered: false });

    // The next one replaces it, however its delivery ended.
    clock.advance(4 * day);
    expect(await deleteExpiredToCheck(database, clock() + 300 * day)).toBe(0);
    expect(await storeList()).toBe(true);
    const second = await lists.lease();
    expect(second).toMatchObject({ id: "to-check-2026-06-08" });
    const composed = await composeCheckList(second?.id ?? "", database, sender);
    expect(composed.subject).toBe("To check: 53 messages from your website");
    expect(composed.text).toMatch(/: m53$[\s\S]*: m4$[\s\S]*^And 3 that came before these\.$/m);
    await lists.record(second?.id ?? "", { result: "delivered" });
    expect(await deleteExpiredToCheck(database, clock() + 30 * day)).toBe(0);
    expect(await deleteExpiredToCheck(database, clock() + 30 * day + 1)).toBe(53);
  });

  onNode("keeps messages to check that were named while the clock was wrong", async () => {
    const clock = settableClock();
    const store = createMessageStore(database, { ...generous, perMinute: 1 }, clock);
    for (const client of ["one", "two"]) await store.add(submission(), client);
    await createArchive(database, () => Date.UTC(2006, 0, 1)).mark({ state: "to_check" }, "spam");
    expect(await deleteExpiredToCheck(database, clock())).toBe(0);
    expect(await deleteExpiredToCheck(database, clock() + 30 * day)).toBe(0);
    expect(await deleteExpiredToCheck(database, clock() + 30 * day + 1)).toBe(1);
  });

  onNode("closes spam that was delivered, until it isn't spam after all", async () => {
    const archive = createArchive(database);
    await createMessageStore(database, generous).add(submission(), "client");
    const outbox = createOutbox(database, messageTable, "one", policy);
    const id = (await outbox.lease())?.id ?? "";
    await outbox.record(id, { result: "delivered" });
    await archive.mark({ ids: [id] }, "spam");
    expect(await archive.list()).toMatchObject([{ state: "delivered", closedAs: "no-answer" }]);
    await archive.mark({ ids: [id] }, "ok");
    expect(await archive.list()).toMatchObject([{ suspectedSpam: false, closedAs: null, closedAt: null }]);
  });

  onNode(
    "gives an email up that the owner has read without, or calls spam, also while it is being sent",
    async () => {
      const archive = createArchive(database);
      await createMessageStore(database, generous).add(submission(), "client");
      const outbox = createOutbox(database, messageTable, "one", policy);
      const id = (await outbox.lease())?.id ?? "";
      await archive.mark({ ids: [id] }, "read");
      expect(await outbox.record(id, { result: "rejected", reason: "552 full" })).toBe(false);
      expect(await archive.list()).toMatchObject([{ state: "delivered", readAt: expect.any(Number) }]);
      expect(await outbox.backlog()).toMatchObject({ pending: 0, deadLettered: 0 });
      await archive.retry({ ids: [id] });
      expect(await archive.list()).toMatchObject([{ state: "pending", readAt: null }]);

      expect((await outbox.lease())?.id).toBe(id);
      await archive.mark({ ids: [id] }, "spam");
      expect(await outbox.record(id, { result: "failed", reason: "421", maybeDelivered: false })).toBe(false);
      expect(await archive.list()).toMatchObject([{ state: "to_check", suspectedSpam: true }]);
    },
  );
}
