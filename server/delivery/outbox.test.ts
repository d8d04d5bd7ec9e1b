import { expect, test } from "vitest";
import { answerTable } from "../answers/store.ts";
import { day, hour, minute, second } from "../clock.ts";
import { createArchive } from "../contact/archive.ts";
import { createMessageStore, deleteExpiredMessages, messageTable } from "../contact/store.ts";
import { query } from "../database/sql-database.ts";
import { letterTable } from "../letters/store.ts";
import { requestTable } from "../newsletter/store.ts";
import { ownerEmailTable } from "../owner-emails/store.ts";
import { generous, settableClock, submission, temporaryDatabase } from "../test-support/fixtures.ts";
import { failureKinds } from "./last-error.ts";
import { createOutbox } from "./outbox.ts";

const policy = { first: 30 * second, longest: 30 * minute, lease: 75 * second };
const failed = { result: "failed", reason: "down", maybeDelivered: false } as const;

async function stored(count = 1) {
  const clock = settableClock();
  const database = temporaryDatabase();
  const store = createMessageStore(database, generous, clock);
  for (let sent = 0; sent < count; sent += 1) await store.add(submission(), "client");
  const outbox = (name: string) => createOutbox(database, messageTable, name, policy, clock);
  const row = async () => (await query(database, "SELECT * FROM messages"))[0];
  return { clock, database, outbox, row };
}

test("never leases a message to two workers", async () => {
  const { outbox, clock } = await stored(2);
  const [one, other] = [outbox("one"), outbox("other")];
  const leased = [await one.lease(), await other.lease(), await one.lease(), await other.lease()];
  expect(new Set(leased.slice(0, 2).map((message) => message?.id)).size).toBe(2);
  expect(leased.slice(2)).toEqual([undefined, undefined]);
  clock.advance(policy.lease - 1);
  expect(await other.lease()).toBeUndefined();
});

test("keeps a lease despite small clock differences", async () => {
  const { outbox, clock, database } = await stored();
  clock.advance(10 * second);
  await outbox("ahead").lease();
  const behind = createOutbox(database, messageTable, "behind", policy, () => clock() - 5 * second);
  expect(await behind.lease()).toBeUndefined();
});

test("doubles the delay from 30 seconds to half an hour and never gives up", async () => {
  const { outbox, clock } = await stored();
  const box = outbox("one");
  const delays: number[] = [];
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const message = await box.lease();
    expect(message?.attempts).toBe(attempt);
    await box.record(message?.id ?? "", failed);
    const due = (await box.nextDue()) ?? 0;
    delays.push((due - clock()) / second);
    clock.advance(due - clock() - 1);
    expect(await box.lease()).toBeUndefined();
    clock.advance(1);
  }
  expect(delays.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800]);
  expect(delays.at(-1)).toBe(1800);
});

test("dead-letters a rejected message and never retries it", async () => {
  const { outbox, clock, row } = await stored();
  const box = outbox("one");
  await box.record((await box.lease())?.id ?? "", { result: "rejected", reason: "550 no" });
  expect(await row()).toMatchObject({ state: "dead_lettered", last_error: "550 no", attempts: 1 });
  clock.advance(day);
  expect(await box.lease()).toBeUndefined();
  expect(await box.nextDue()).toBeUndefined();
});

test("takes over an expired lease, and counts a possible duplicate if the email was handed over", async () => {
  const { outbox, clock, row } = await stored();
  await outbox("died early").lease();
  clock.advance(policy.lease);
  const taken = await outbox("died late").lease();
  expect(await row()).toMatchObject({ possible_duplicates: 0 });
  await outbox("died late").markHandedOver(taken?.id ?? "");
  clock.advance(policy.lease);
  const message = await outbox("other").lease();
  await outbox("other").record(message?.id ?? "", { result: "delivered" });
  expect(await row()).toMatchObject({ state: "delivered", possible_duplicates: 1 });
});

test("sends no fourth email after three that may have arrived, until the owner says so", async () => {
  const { outbox, clock, row, database } = await stored();
  const box = outbox("one");
  const send = async () => (await box.lease())?.id ?? "";
  await box.record(await send(), { ...failed, maybeDelivered: true });
  clock.advance(day);
  // The site is stopped while it waits for the answer, twice.
  for (let stop = 0; stop < 2; stop += 1) {
    await box.markHandedOver(await send());
    await box.takeOver(() => false);
  }
  expect(await box.lease()).toBeUndefined();
  expect(await box.nextDue()).toBeUndefined();
  expect(await row()).toMatchObject({ state: "unsure", possible_duplicates: 3 });
  expect(await box.backlog()).toMatchObject({ unsure: 1, pending: 0 });
  const archive = createArchive(database, clock);
  expect(await archive.retry("all"), "not with all the others").toEqual([]);
  expect(await archive.retry({ ids: [String((await row())?.id)] })).toHaveLength(1);
  await box.record(await send(), { result: "delivered" });
  expect(await row()).toMatchObject({ state: "delivered", possible_duplicates: 3 });
});

test("counts no copies within the day for which the mail service sends an email once, then ends them", async () => {
  const { clock, row, database } = await stored();
  const box = createOutbox(database, messageTable, "one", { ...policy, sentOnceFor: day }, clock);
  const attempt = async () => box.record((await box.lease())?.id ?? "", { ...failed, maybeDelivered: true });
  for (let hours = 0; hours < 5; hours += 1) {
    await attempt();
    clock.advance(hour);
  }
  expect(await row()).toMatchObject({ state: "pending", possible_duplicates: 5 });
  clock.advance(day);
  await attempt();
  expect(await row()).toMatchObject({ state: "unsure" });
});

test("keeps the lease while a mail server takes long to answer", async () => {
  const { clock, database } = await stored();
  const box = (name: string) =>
    createOutbox(database, messageTable, name, { ...policy, answer: 10 * minute }, clock);
  const id = (await box("one").lease())?.id ?? "";
  await box("one").markHandedOver(id);
  clock.advance(10 * minute - 1);
  expect(await box("other").lease()).toBeUndefined();
  clock.advance(1);
  expect((await box("other").lease())?.id).toBe(id);
});

test("releases the lease of a worker that no longer runs", async () => {
  const { outbox } = await stored(2);
  await outbox("gone").lease();
  await outbox("alive").lease();
  const next = outbox("next");
  await next.takeOver((name) => name !== "gone");
  expect(await next.lease()).toBeDefined();
  expect(await next.lease()).toBeUndefined();
});

test("tries at once what couldn't be sent before a restart, but not what may have arrived", async () => {
  const { outbox, clock } = await stored(2);
  const before = outbox("before");
  await before.record((await before.lease())?.id ?? "", failed);
  await before.record((await before.lease())?.id ?? "", { ...failed, maybeDelivered: true });
  const after = outbox("after");
  await after.takeOver(() => false);
  expect(await after.nextDue()).toBe(clock());
  expect(await after.lease()).toBeDefined();
  expect(await after.lease()).toBeUndefined();
});

test("ignores the outcome of a worker that lost its lease", async () => {
  const { outbox, clock, row } = await stored();
  const slow = outbox("slow");
  const id = (await slow.lease())?.id ?? "";
  clock.advance(policy.lease);
  await outbox("quick").lease();
  await outbox("quick").record(id, { result: "delivered" });
  expect(await slow.record(id, failed)).toBe(false);
  expect(await row()).toMatchObject({ state: "delivered", attempts: 1 });
});

test("delays nothing when the clock is set back", async () => {
  const { outbox, clock } = await stored(2);
  const box = outbox("one");
  await box.record((await box.lease())?.id ?? "", failed);
  await box.lease();
  clock.advance(-day);
  const other = outbox("other");
  expect(await other.lease()).toBeDefined();
  expect(await other.lease()).toBeDefined();
});

test("takes a time for one from before the clock was set back only beyond what any outcome may wait", async () => {
  const { outbox, clock } = await stored();
  const box = outbox("one");
  await box.record((await box.lease())?.id ?? "", failed);
  // Written for the longest wait from now, with the minute by which clocks may differ.
  clock.advance(policy.first - policy.longest - minute);
  expect(await box.lease()).toBeUndefined();
  clock.advance(-1);
  expect(await box.lease()).toBeDefined();
});

test("takes over a lease from before the clock was set back only beyond what any attempt may take", async () => {
  const { outbox, clock } = await stored();
  clock.advance(hour);
  await outbox("one").lease();
  const answer = policy.lease;
  clock.advance(-answer - minute);
  expect(await outbox("other").lease()).toBeUndefined();
  clock.advance(-1);
  expect(await outbox("other").lease()).toBeDefined();
});

test("deletes only messages delivered long ago", async () => {
  const { outbox, clock, database } = await stored(3);
  const box = outbox("one");
  await box.record((await box.lease())?.id ?? "", { result: "delivered" });
  clock.advance(10 * day);
  await box.record((await box.lease())?.id ?? "", { result: "delivered" });
  expect(await deleteExpiredMessages(database, day, clock())).toBe(1);
  const states = (await query(database, "SELECT state FROM messages ORDER BY state")).map((row) => row.state);
  expect(states).toEqual(["delivered", "pending"]);
});

test("keeps messages delivered while the clock was wrong", async () => {
  const { outbox, clock, database, row } = await stored();
  const right = clock();
  clock.advance(-right);
  const box = outbox("one");
  await box.record((await box.lease())?.id ?? "", { result: "delivered" });
  await deleteExpiredMessages(database, 365 * day, clock());
  clock.advance(right);
  expect(await deleteExpiredMessages(database, 365 * day, clock())).toBe(0);
  expect((await row())?.delivered_at).toBe(right);
  clock.advance(366 * day);
  expect(await deleteExpiredMessages(database, 365 * day, clock())).toBe(1);
});

test.each([messageTable, answerTable, ownerEmailTable, requestTable, letterTable])(
  "the table $name takes every kind of failure: one that it refuses would be recorded for ever",
  async ({ name }) => {
    const schema = "SELECT sql FROM sqlite_schema WHERE name = :name";
    const [table] = await query(temporaryDatabase(), schema, { name });
    const [, kinds] = /last_error_kind IN \(([^)]*)\)/.exec(String(table?.sql)) ?? [];
    for (const kind of failureKinds) expect(kinds).toContain(`'${kind}'`);
  },
);
