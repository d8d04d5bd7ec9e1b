import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { day, hour, minute } from "../clock.ts";
import { createArchive } from "../contact/archive.ts";
import { createMessageStore, messageTable } from "../contact/store.ts";
import type { SqlDatabase } from "../database/sql-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import type { Limits } from "../limits/limited-insert.ts";
import { createOwnerEmails, ownerEmailTable } from "../owner-emails/store.ts";
import {
  collectingLog,
  generous,
  settableClock,
  submission,
  temporaryDatabase,
} from "../test-support/fixtures.ts";
import { createMonitor } from "./monitor.ts";

type Options = {
  readonly mailExpected?: boolean;
  readonly limits?: Partial<Limits>;
  /** Wraps the database. */
  readonly wrap?: (real: SqlDatabase) => SqlDatabase;
};

function monitored({ mailExpected = true, wrap = (real) => real, ...options }: Options = {}) {
  const folder = temporaryFolder();
  const clock = settableClock();
  const alerts: string[] = [];
  const state = { broken: false };
  const start = () => {
    const database = wrap(temporaryDatabase(folder));
    const outbox = createOutbox(database, messageTable, "test", { first: 1, longest: 1, lease: 1000 }, clock);
    const limits = { ...generous, ...options.limits };
    const store = createMessageStore(database, limits, clock);
    const monitor = createMonitor(database, outbox, {
      sendAlert: async (text) => {
        if (state.broken) throw new Error("the webhook responded 500");
        alerts.push(text);
      },
      alertAfter: hour,
      mailExpected,
      limits,
      log: collectingLog().log,
      now: clock,
    });
    return { database, outbox, store, monitor };
  };
  return { clock, alerts, state, start };
}

test("alerts once to a message undelivered for an hour, across restarts, then once a day", async () => {
  const { clock, alerts, start } = monitored();
  const before = start();
  await before.store.add(submission(), "client");
  clock.advance(hour);
  await before.monitor.check();
  expect(await before.monitor.health()).toMatchObject({ healthy: true, faults: [] });
  clock.advance(1);
  await before.monitor.check();
  await before.monitor.check();
  expect(await before.monitor.health()).toMatchObject({ healthy: false, faults: ["undelivered"] });
  expect(alerts).toEqual([expect.stringContaining("1 message")]);

  const after = start();
  await after.monitor.check();
  expect(alerts).toHaveLength(1);
  clock.advance(day);
  await after.monitor.check();
  expect(alerts).toHaveLength(2);

  const message = await after.outbox.lease();
  await after.outbox.record(message?.id ?? "", { result: "delivered" });
  await after.monitor.check();
  expect((await after.monitor.health()).healthy).toBe(true);
  await after.store.add(submission(), "client");
  clock.advance(hour + 1);
  await after.monitor.check();
  expect(alerts).toHaveLength(3);
});

test("alerts at once to a dead letter", async () => {
  const { alerts, start } = monitored();
  const { outbox, store, monitor } = start();
  await store.add(submission(), "client");
  await outbox.record((await outbox.lease())?.id ?? "", { result: "rejected", reason: "550" });
  await monitor.check();
  expect(alerts).toEqual([expect.stringContaining("rejects 1 email")]);
  expect((await monitor.health()).faults).toEqual(["dead_lettered"]);
});

test("alerts within a minute to settings that the mail server refuses, until an email is delivered", async () => {
  const { clock, alerts, start } = monitored();
  const { outbox, store, monitor } = start();
  await store.add(submission(), "client");
  const reason = "Check the email settings: EENVELOPE: 554 Relay access denied";
  for (const expected of [0, 1]) {
    const message = await outbox.lease();
    await outbox.record(message?.id ?? "", { result: "failed", reason, maybeDelivered: false });
    clock.advance(1000);
    await monitor.check();
    expect(alerts).toHaveLength(expected);
  }
  expect(alerts[0]).toContain("check the email settings");
  expect((await monitor.health()).faults).toEqual(["mail_settings"]);

  const message = await outbox.lease();
  await outbox.record(message?.id ?? "", { result: "delivered" });
  await monitor.check();
  expect((await monitor.health()).healthy).toBe(true);
});

test.each([
  [
    "refused_by_owner",
    { result: "failed", reason: "Your mail server refuses it: EENVELOPE: 552 full", maybeDelivered: false },
    /refuses 1 message.*mailbox may be full/,
  ],
  [
    "unsure",
    { result: "failed", reason: "timed out", maybeDelivered: true },
    /whether 1 email .* arrived.*Not sent again/,
  ],
] as const)("alerts at once: %s, and says so when asked", async (fault, outcome, words) => {
  const { alerts, start, clock } = monitored();
  const { outbox, store, monitor } = start();
  await store.add(submission(), "client");
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await outbox.record((await outbox.lease())?.id ?? "", outcome);
    clock.advance(minute);
  }
  await monitor.check();
  expect(alerts).toEqual([expect.stringMatching(words)]);
  expect((await monitor.health()).faults).toEqual([fault]);
});

test("alerts to messages to check, which leave the health ok until they weren't named for three days", async () => {
  const { clock, alerts, start } = monitored({ limits: { perMinute: 1 } });
  const { outbox, store, monitor } = start();
  for (const client of ["one", "two"]) await store.add(submission(), client);
  await outbox.record((await outbox.lease())?.id ?? "", { result: "delivered" });
  await monitor.check();
  expect(alerts).toEqual([expect.stringMatching(/^1 message .* over a limit/)]);
  clock.advance(3 * day);
  expect(await monitor.health()).toMatchObject({ healthy: true, faults: [], backlog: { toCheck: 1 } });
  clock.advance(1);
  expect(await monitor.health()).toMatchObject({ healthy: false, faults: ["not_named"] });
  await monitor.check();
  expect(alerts).toContainEqual(
    expect.stringMatching(/no email .* Still to be named: 1 message, at most 50 a day/),
  );
});

test("names a flood 50 a day without a fault, and alerts to none that the owner has seen", async () => {
  const { clock, alerts, start } = monitored({ limits: { perMinute: 1, toCheck: 99 } });
  const { database, outbox, store, monitor } = start();
  for (let count = 0; count < 53; count += 1) await store.add(submission(), `client ${count}`);
  await outbox.record((await outbox.lease())?.id ?? "", { result: "delivered" });
  const storeList = createOwnerEmails(database, false, clock);
  const lists = createOutbox(database, ownerEmailTable, "test", { first: 1, longest: 1, lease: 1000 }, clock);
  clock.advance(3 * day);
  await storeList();
  await lists.record((await lists.lease())?.id ?? "", { result: "delivered" });
  clock.advance(day);
  await monitor.check();
  expect((await monitor.health()).faults).toEqual([]);
  expect(alerts).toEqual([expect.stringMatching(/^2 messages .* over a limit/)]);
  await createArchive(database, clock).mark({ state: "to_check" }, "spam");
  clock.advance(2 * day);
  await monitor.check();
  expect(alerts).toHaveLength(1);
  expect(await monitor.health()).toMatchObject({ faults: [], backlog: { toCheck: 52 } });
});

test("alerts once to as many messages to check as are kept, which leaves the health ok", async () => {
  const { alerts, start } = monitored({ limits: { perDay: 1, toCheck: 1 } });
  const { store, monitor } = start();
  for (const client of ["one", "two"]) await store.add(submission(), client);
  await monitor.check();
  await monitor.check();
  expect(alerts).toEqual([
    expect.stringMatching(/^1 message .* over a limit/),
    expect.stringContaining("keeps no more messages to check (1 message)"),
  ]);
  expect((await monitor.health()).healthy).toBe(true);
});

test("ignores waiting messages until email was configured or has worked before", async () => {
  const { clock, alerts, start } = monitored({ mailExpected: false });
  const { outbox, store, monitor } = start();
  await store.add(submission(), "client");
  clock.advance(2 * hour);
  await monitor.check();
  expect((await monitor.health()).healthy).toBe(true);
  expect(alerts).toEqual([]);

  await outbox.record((await outbox.lease())?.id ?? "", { result: "delivered" });
  await store.add(submission(), "client");
  clock.advance(2 * hour);
  expect((await monitor.health()).faults).toEqual(["undelivered"]);
});

test("retries an alert that failed, after a pause", async () => {
  const { clock, alerts, state, start } = monitored();
  const { store, monitor } = start();
  await store.add(submission(), "client");
  clock.advance(2 * hour);
  state.broken = true;
  await monitor.check();
  state.broken = false;
  await monitor.check();
  expect(alerts).toEqual([]);
  clock.advance(minute);
  await monitor.check();
  expect(alerts).toHaveLength(1);
});

test("finds out that the disk rejects writes before a visitor does", async () => {
  const disk = { full: true };
  const { clock, alerts, start } = monitored({
    wrap: ({ batch }) => ({
      batch: async (statements) => {
        const isWrite = statements.some(({ sql }) => !/^\s*(?:SELECT|WITH)/i.test(sql));
        if (isWrite && disk.full) throw Object.assign(new Error("The disk is full."), { code: "STORE_FULL" });
        return batch(statements);
      },
    }),
  });
  const { monitor } = start();
  await monitor.check();
  expect(alerts).toEqual([expect.stringContaining("The disk is full.")]);
  expect(await monitor.health()).toMatchObject({ faults: ["storage"], reason: "The disk is full." });
  disk.full = false;
  await monitor.check();
  expect(await monitor.health()).toMatchObject({ healthy: true, faults: [] });
  disk.full = true;
  clock.advance(hour + 1);
  await monitor.check();
  expect(await monitor.health()).toMatchObject({ faults: ["storage"] });
});

test("alerts once to a database that fails", async () => {
  const { alerts, start } = monitored({
    wrap: () => ({ batch: () => Promise.reject(new Error("disk I/O error")) }),
  });
  const { monitor } = start();
  await monitor.check();
  await monitor.check();
  expect(alerts).toEqual([expect.stringContaining("cannot store messages")]);
  expect(await monitor.health()).toMatchObject({ healthy: false, faults: ["storage"] });
});
