import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { minute } from "../clock.ts";
import { openDatabase } from "../database/open-database.ts";
import { query } from "../database/sql-database.ts";
import { settableClock, submission, temporaryDatabase, temporaryFolder } from "../test-support/fixtures.ts";
import { createMessageStore } from "./store.ts";

const generous = { perClient: 1000, perMinute: 1000, quarantined: 1000 };
const rows = (database: Parameters<typeof query>[0]) =>
  query(database, "SELECT * FROM messages ORDER BY received_at");

test("stores a submission once", async () => {
  const database = temporaryDatabase();
  const store = createMessageStore(database, { ...generous, perClient: 1 });
  const sent = submission();
  const first = await store.add(sent, "client");
  const second = await store.add({ ...sent, suspectedSpam: true }, "client");
  expect(first.kind).toBe("stored");
  expect(second).toEqual({ kind: "duplicate", id: "id" in first ? first.id : "" });
  expect(await rows(database)).toHaveLength(1);
});

test("stores another body under the same idempotency key as another message", async () => {
  const database = temporaryDatabase();
  const store = createMessageStore(database, generous);
  const idempotencyKey = randomUUID();
  await store.add(submission({ idempotencyKey, message: "one" }), "client");
  expect((await store.add(submission({ idempotencyKey, message: "two" }), "client")).kind).toBe("stored");
  expect((await rows(database)).map((row) => row.message)).toEqual(["one", "two"]);
});

test("allows five messages per client in ten minutes, across restarts", async () => {
  const folder = temporaryFolder();
  const clock = settableClock();
  const limits = { ...generous, perClient: 5 };
  const before = openDatabase(folder);
  const store = createMessageStore(before, limits, clock);
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await store.add(submission(), "one")).kind).toBe("stored");
    clock.advance(minute);
  }
  before.close();

  const database = temporaryDatabase(folder);
  const restarted = createMessageStore(database, limits, clock);
  expect(await restarted.add(submission(), "one")).toEqual({ kind: "limited", retryAfterSeconds: 300 });
  expect((await restarted.add(submission(), "another")).kind).toBe("stored");
  expect(await rows(database)).toHaveLength(6);

  clock.advance(5 * minute);
  expect((await restarted.add(submission(), "one")).kind).toBe("stored");
  expect((await restarted.add(submission(), "one")).kind).toBe("limited");
});

test("locks nobody out when the clock is set back", async () => {
  const clock = settableClock();
  const store = createMessageStore(temporaryDatabase(), { ...generous, perClient: 1 }, clock);
  await store.add(submission(), "client");
  clock.advance(-60 * minute);
  expect((await store.add(submission(), "client")).kind).toBe("stored");
});

test("quarantines a flood as suspected spam up to its limit, then recovers", async () => {
  const database = temporaryDatabase();
  const clock = settableClock();
  const store = createMessageStore(database, { perClient: 5, perMinute: 3, quarantined: 2 }, clock);
  const outcomes = [];
  for (let sender = 0; sender < 6; sender += 1) {
    const outcome = await store.add(submission(), `client ${sender}`);
    outcomes.push("state" in outcome ? outcome.state : outcome.kind);
    clock.advance(1);
  }
  expect(outcomes).toEqual(["pending", "pending", "pending", "quarantined", "quarantined", "full"]);
  expect((await rows(database)).map((row) => row.suspected_spam)).toEqual([0, 0, 0, 1, 1]);

  clock.advance(minute);
  expect(await store.add(submission(), "a visitor")).toMatchObject({ kind: "stored", state: "pending" });
});

test("stores no client address", async () => {
  const database = temporaryDatabase();
  await createMessageStore(database, generous).add(submission(), "203.0.113.7");
  const [row] = await query(database, "SELECT client_hash FROM recent_submissions");
  expect(String(row?.client_hash)).toMatch(/^[\w-]{43}$/);
});
