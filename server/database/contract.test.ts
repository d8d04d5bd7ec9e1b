import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openLocalD1 } from "../../tools/edge/open-d1.ts";
import { migrateEdge } from "../../tools/edge/wrangler.ts";
import { readVisits } from "../analytics/read-visits.ts";
import { createVisitCounter, others, unknownPath } from "../analytics/visit-counter.ts";
import { day, minute, second } from "../clock.ts";
import { createMessageStore, deleteOldMessages, messageTable } from "../contact/store.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { createNewsletter, deleteOldSubscriptions, requestTable } from "../newsletter/store.ts";
import { settableClock, submission } from "../test-support/messages.ts";
import { openDatabase } from "./open-database.ts";
import { query, type SqlDatabase, statement } from "./sql-database.ts";

/** The databases that the site runs on, each as its host opens it. */
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
  "arrivals",
  "alarms",
  "page_views",
  "booking_presses",
  "subscription_requests",
  "subscribers",
];
const limits = { perClient: 3, perMinute: 5, held: 2 };
const generous = { perClient: 99, perMinute: 99, held: 9 };
const policy = { first: 30 * second, longest: 30 * minute, lease: 75 * second };

describe.each(Object.keys(hosts))("what the site asks of a database, in %s", (host) => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-contract-"));
  let database: SqlDatabase & AsyncDisposable;
  beforeAll(async () => {
    const open = hosts[host];
    if (!open) throw new Error(host);
    database = await open(folder);
  }, 60_000);
  afterAll(async () => {
    await database[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await database.batch(tables.map((table) => statement(`DELETE FROM ${table}`)));
  });
  const rows = (table: string) => query(database, `SELECT * FROM ${table}`);

  test("the schema is the one that the other host has", async () => {
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
      { name: "client-key", length: 64 },
      { name: "newsletter-key", length: 64 },
    ]);
  });

  test("a batch gives the rows of each statement, and all of it counts or nothing", async () => {
    const raise = "INSERT INTO alarms VALUES (?1, ?2) RETURNING raised_at";
    const answers = await database.batch([
      statement(raise, "a", 2 ** 52),
      statement("SELECT condition FROM alarms WHERE condition = ?1", "none"),
      statement("SELECT ?1 AS text, ?2 AS missing", "Ünïcödé 🌊\n'quoted'", null),
    ]);
    expect(answers).toEqual([
      [{ raised_at: 2 ** 52 }],
      [],
      [{ text: "Ünïcödé 🌊\n'quoted'", missing: null }],
    ]);
    await expect(database.batch([statement(raise, "b", 1), statement(raise, "a", 1)])).rejects.toThrow();
    await expect(database.batch([statement(raise, "b", "soon")])).rejects.toThrow();
    expect(await rows("alarms")).toEqual([{ condition: "a", raised_at: 2 ** 52 }]);
  });

  test("a message is stored once, and each client only so often", async () => {
    const clock = settableClock();
    const store = createMessageStore(database, limits, clock);
    const sent = submission({ message: "日本語 🙏🏽\nline two" });
    const first = await store.add(sent, "client");
    expect(await store.add(sent, "client")).toEqual({
      kind: "repeated",
      id: "id" in first ? first.id : undefined,
    });
    await store.add(submission(), "client");
    await store.add(submission(), "client");
    expect(await store.add(submission(), "client")).toEqual({ kind: "limited", retryAfterSeconds: 600 });
    clock.advance(10 * minute);
    expect(await store.add(submission(), "client")).toMatchObject({ kind: "stored", state: "pending" });
    const [row] = await query(database, "SELECT * FROM messages WHERE submission_id = ?1", sent.submissionId);
    expect(row).toMatchObject({ message: sent.message, received_at: Date.UTC(2026, 5, 1), attempts: 0 });
  });

  test("a flood is held back, up to its share", async () => {
    const clock = settableClock();
    const store = createMessageStore(database, limits, clock);
    const outcomes = [];
    for (let sender = 0; sender < 8; sender += 1) {
      const outcome = await store.add(submission(), `client ${sender}`);
      outcomes.push("state" in outcome ? outcome.state : outcome.kind);
      clock.advance(1);
    }
    expect(outcomes).toEqual([...Array(5).fill("pending"), "held", "held", "full"]);
  });

  test("what is on its way has one claimant, waits longer each time, and is counted", async () => {
    const clock = settableClock();
    const store = createMessageStore(database, generous, clock);
    await store.add(submission(), "client");
    clock.advance(1);
    await store.add(submission(), "client");
    const box = (name: string) => createOutbox(database, messageTable, name, policy, clock);
    const [one, other] = [box("one"), box("other")];
    const claimed = [await one.claim(), await other.claim(), await one.claim()];
    expect(new Set(claimed.map((message) => message?.id)).size).toBe(3);
    expect(claimed[2]).toBeUndefined();
    const [first = "", second_ = ""] = claimed.map((message) => message?.id ?? "");

    const failed = { result: "failed", reason: "down", maybeDelivered: true } as const;
    expect(await one.record(first, failed)).toBe(true);
    expect(await one.record(second_, { result: "delivered" }), "another's claim").toBe(false);
    expect(await other.record(second_, { result: "delivered" })).toBe(true);
    expect(await one.nextDue()).toBe(clock() + policy.first);
    clock.advance(policy.first);
    expect((await one.claim())?.attempts).toBe(1);
    await one.record(first, failed);
    expect(await one.nextDue()).toBe(clock() + 2 * policy.first);

    clock.advance(2 * policy.first);
    await one.claim();
    clock.advance(policy.lease);
    expect((await other.claim())?.id, "its claimant died").toBe(first);
    await other.record(first, { result: "refused", reason: "550 no" });
    expect(await one.backlog()).toEqual({
      pending: 0,
      parked: 1,
      held: 0,
      oldestUndelivered: Date.UTC(2026, 5, 1),
      oldestPending: null,
      possibleRepeats: 3,
      hasDelivered: true,
    });
  });

  test("what a dead process had claimed is given back", async () => {
    const clock = settableClock();
    await createMessageStore(database, generous, clock).add(submission(), "client");
    const box = (name: string) => createOutbox(database, messageTable, name, policy, clock);
    await box("dead").claim();
    expect(await box("alive").claim()).toBeUndefined();
    await box("alive").releaseAbandoned((name) => name !== "dead");
    expect((await box("alive").claim())?.possibleRepeats).toBe(1);
  });

  test("the newsletter takes an address with its owner's word alone, once, and lets it go", async () => {
    const clock = settableClock();
    const list = createNewsletter(database, generous, clock);
    const outbox = createOutbox(database, requestTable, "one", policy, clock);
    const form = { name: "Kim", email: "kim@example.org", suspectedSpam: false };
    expect(await list.request(form, "client")).toMatchObject({ kind: "stored", state: "pending" });
    expect(await list.request(form, "client")).toMatchObject({ kind: "repeated" });
    const request = await outbox.claim();
    const key = request?.confirmKey ?? "";
    await outbox.record(request?.id ?? "", { result: "delivered" });
    expect(await rows("subscription_requests"), "the key is forgotten").toMatchObject([
      { confirm_key: null },
    ]);
    expect([await list.isOpen(key), await list.confirm(key), await list.confirm(key)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await rows("subscribers")).toMatchObject([
      { email: "kim@example.org", confirmed_at: clock(), left_at: null },
    ]);
    await list.leave(randomUUID());
    expect(await rows("subscribers")).toMatchObject([{ left_at: null }]);
  });

  test("visits are counted by day, and nobody can make up names without end", async () => {
    const counter = createVisitCounter(database, (page) => page === "/", settableClock());
    await Promise.all(
      ["/", "/?utm=x", "/none", "/"].map((page) => counter.countView({ path: page, referrer: "" })),
    );
    await database.batch(
      Array.from({ length: 500 }, (_, index) =>
        statement("INSERT INTO page_views VALUES ('2026-06-01', '/', ?1, 1)", `site-${index}.example`),
      ),
    );
    await counter.countView({ path: "/", referrer: "one-too-many.example" });
    await counter.countPress({ path: "/", offer: "intro-call", place: "Home" });
    const visits = await readVisits(database, ["2026-06-01"]);
    expect(visits.pages).toEqual([
      { path: "/", views: 504 },
      { path: unknownPath, views: 1 },
    ]);
    expect(visits.referrers.map(({ host }) => host)).toContain(others);
    expect(visits.days).toEqual([{ day: "2026-06-01", views: 505, presses: 1 }]);
  });

  test("what has been kept for long enough is deleted, and nothing else", async () => {
    const clock = settableClock();
    const store = createMessageStore(database, generous, clock);
    await store.add(submission({ message: "old" }), "client");
    const box = createOutbox(database, messageTable, "one", policy, clock);
    await box.record((await box.claim())?.id ?? "", { result: "delivered" });
    await store.add(submission({ message: "never delivered" }), "client");
    clock.advance(366 * day);
    expect(await deleteOldMessages(database, 365 * day, clock())).toBe(1);
    expect(await rows("messages")).toMatchObject([{ message: "never delivered" }]);
    expect(await rows("arrivals")).toEqual([]);

    await createNewsletter(database, generous, clock).request(
      { name: "", email: "kim@example.org", suspectedSpam: true },
      "client",
    );
    expect(await deleteOldSubscriptions(database, clock() + 8 * day)).toBe(1);
  });
});
