import { expect, test } from "vitest";
import { day, minute, second } from "../clock.ts";
import { createMessageStore, deleteOldMessages, messageTable } from "../contact/store.ts";
import { query } from "../database/sql-database.ts";
import { settableClock, submission, temporaryDatabase } from "../test-support/messages.ts";
import { createOutbox } from "./outbox.ts";

const policy = { first: 30 * second, longest: 30 * minute, lease: 75 * second };
const failed = { result: "failed", reason: "down", maybeDelivered: false } as const;

async function stored(count = 1) {
  const clock = settableClock();
  const database = temporaryDatabase();
  const store = createMessageStore(database, { perClient: 99, perMinute: 99, held: 9 }, clock);
  for (let sent = 0; sent < count; sent += 1) await store.add(submission(), "client");
  const outbox = (name: string) => createOutbox(database, messageTable, name, policy, clock);
  const row = async () => (await query(database, "SELECT * FROM messages"))[0];
  return { clock, database, outbox, row };
}

test("two servers never hold the same message", async () => {
  const { outbox, clock } = await stored(2);
  const [one, other] = [outbox("one"), outbox("other")];
  const claims = [await one.claim(), await other.claim(), await one.claim(), await other.claim()];
  expect(new Set(claims.slice(0, 2).map((message) => message?.id)).size).toBe(2);
  expect(claims.slice(2)).toEqual([undefined, undefined]);
  clock.advance(policy.lease - 1);
  expect(await other.claim()).toBeUndefined();
});

test("a claim holds against a process whose clock is a little behind, or that waited for the database", async () => {
  const { outbox, clock, database } = await stored();
  clock.advance(10 * second);
  await outbox("ahead").claim();
  const behind = createOutbox(database, messageTable, "behind", policy, () => clock() - 5 * second);
  expect(await behind.claim()).toBeUndefined();
});

test("the delay doubles from 30 seconds to half an hour, for as long as it takes", async () => {
  const { outbox, clock } = await stored();
  const box = outbox("one");
  const delays: number[] = [];
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const message = await box.claim();
    expect(message?.attempts).toBe(attempt);
    await box.record(message?.id ?? "", failed);
    const due = (await box.nextDue()) ?? 0;
    delays.push((due - clock()) / second);
    clock.advance(due - clock() - 1);
    expect(await box.claim()).toBeUndefined();
    clock.advance(1);
  }
  expect(delays.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800]);
  expect(delays.at(-1)).toBe(1800);
});

test("a refused message is parked and left alone; a delivered one is done", async () => {
  const { outbox, clock, row } = await stored();
  const box = outbox("one");
  await box.record((await box.claim())?.id ?? "", { result: "refused", reason: "550 no" });
  expect(await row()).toMatchObject({ state: "parked", last_error: "550 no", attempts: 1 });
  clock.advance(day);
  expect(await box.claim()).toBeUndefined();
  expect(await box.nextDue()).toBeUndefined();
});

test("what a process that died had claimed is taken over when its claim runs out, and counted", async () => {
  const { outbox, clock, row } = await stored();
  await outbox("died").claim();
  clock.advance(policy.lease);
  const message = await outbox("other").claim();
  expect(message?.possibleRepeats).toBe(1);
  await outbox("other").record(message?.id ?? "", { result: "delivered" });
  expect(await row()).toMatchObject({ state: "delivered", possible_repeats: 1 });
});

test("what a process that is known to be gone had claimed is free at once", async () => {
  const { outbox } = await stored(2);
  await outbox("gone").claim();
  await outbox("alive").claim();
  const next = outbox("next");
  await next.releaseAbandoned((name) => name !== "gone");
  expect(await next.claim()).toBeDefined();
  expect(await next.claim()).toBeUndefined();
});

test("a process that lost its claim changes nothing any more", async () => {
  const { outbox, clock, row } = await stored();
  const slow = outbox("slow");
  const id = (await slow.claim())?.id ?? "";
  clock.advance(policy.lease);
  await outbox("quick").claim();
  await outbox("quick").record(id, { result: "delivered" });
  expect(await slow.record(id, failed)).toBe(false);
  expect(await row()).toMatchObject({ state: "delivered", attempts: 1 });
});

test("a mail that may have arrived is counted", async () => {
  const { outbox, row } = await stored();
  const box = outbox("one");
  await box.record((await box.claim())?.id ?? "", { ...failed, maybeDelivered: true });
  expect(await row()).toMatchObject({ state: "pending", possible_repeats: 1 });
  expect((await box.backlog()).possibleRepeats).toBe(1);
});

test("a clock that is set back delays nothing", async () => {
  const { outbox, clock } = await stored(2);
  const box = outbox("one");
  await box.record((await box.claim())?.id ?? "", failed);
  await box.claim();
  clock.advance(-day);
  const other = outbox("other");
  expect(await other.claim()).toBeDefined();
  expect(await other.claim()).toBeDefined();
});

test("only what was delivered long ago is deleted", async () => {
  const { outbox, clock, database } = await stored(3);
  const box = outbox("one");
  await box.record((await box.claim())?.id ?? "", { result: "delivered" });
  clock.advance(10 * day);
  await box.record((await box.claim())?.id ?? "", { result: "delivered" });
  expect(await deleteOldMessages(database, day, clock())).toBe(1);
  const states = (await query(database, "SELECT state FROM messages ORDER BY state")).map((row) => row.state);
  expect(states).toEqual(["delivered", "pending"]);
  // Who sent something is forgotten, too.
  expect(await query(database, "SELECT * FROM arrivals")).toEqual([]);
});

test("what was delivered while the clock was in 1970 is not taken for old when it is right again", async () => {
  const { outbox, clock, database, row } = await stored();
  const right = clock();
  clock.advance(-right);
  const box = outbox("one");
  await box.record((await box.claim())?.id ?? "", { result: "delivered" });
  await deleteOldMessages(database, 365 * day, clock());
  clock.advance(right);
  expect(await deleteOldMessages(database, 365 * day, clock())).toBe(0);
  expect((await row())?.delivered_at).toBe(right);
  clock.advance(366 * day);
  expect(await deleteOldMessages(database, 365 * day, clock())).toBe(1);
});
