import { expect, test } from "vitest";
import { hour, minute } from "../clock.ts";
import { createMessageStore, messageTable } from "../contact/store.ts";
import { DatabaseError } from "../database/database-error.ts";
import type { SqlDatabase } from "../database/sql-database.ts";
import { createOutbox, type Outcome } from "../delivery/outbox.ts";
import type { Limits } from "../limits/limited-insert.ts";
import {
  collectingLog,
  generous,
  settableClock,
  submission,
  temporaryDatabase,
} from "../test-support/fixtures.ts";
import { createMonitor } from "./monitor.ts";

type Options = {
  readonly isMailExpected?: boolean;
  readonly limits?: Partial<Limits>;
  /** Wraps the database. */
  readonly wrap?: (real: SqlDatabase) => SqlDatabase;
};

function monitored({ isMailExpected = true, wrap = (real) => real, ...options }: Options = {}) {
  const clock = settableClock();
  const database = wrap(temporaryDatabase());
  const outbox = createOutbox(database, messageTable, "test", { first: 1, longest: 1, lease: 1000 }, clock);
  const limits = { ...generous, ...options.limits };
  const store = createMessageStore(database, limits, clock);
  const { log } = collectingLog();
  const monitor = createMonitor(database, outbox, { isMailExpected, limits, log, now: clock });
  const faults = async () => (await monitor.health()).faults;
  /** Records an outcome for the message that is due. */
  const attempt = async (outcome: Outcome) => outbox.record((await outbox.lease())?.id ?? "", outcome);
  return { clock, database, store, monitor, faults, attempt };
}

test("a message undelivered for over an hour is a fault until it is delivered", async () => {
  const { clock, store, faults, attempt } = monitored();
  await store.add(submission(), "client");
  clock.advance(hour);
  expect(await faults()).toEqual([]);
  clock.advance(1);
  expect(await faults()).toEqual(["undelivered"]);
  await attempt({ result: "delivered" });
  expect(await faults()).toEqual([]);
});

test("a dead letter is a fault at once", async () => {
  const { store, faults, attempt } = monitored();
  await store.add(submission(), "client");
  await attempt({ result: "rejected", reason: "550" });
  expect(await faults()).toEqual(["dead_lettered"]);
});

test("settings that the mail server refuses twice are a fault until an email is delivered", async () => {
  const { clock, store, faults, attempt } = monitored();
  await store.add(submission(), "client");
  const reason = "EENVELOPE: 554 Relay access denied";
  for (const expected of [[], ["mail_settings"]]) {
    await attempt({ result: "failed", reason, kind: "settings", maybeDelivered: false });
    clock.advance(1000);
    expect(await faults()).toEqual(expected);
  }
  await attempt({ result: "delivered" });
  expect(await faults()).toEqual([]);
});

test.each([
  [
    "refused_by_owner",
    { result: "failed", reason: "EENVELOPE: 552 full", kind: "owner-refuses", maybeDelivered: false },
  ],
  ["unsure", { result: "failed", reason: "timed out", maybeDelivered: true }],
] as const)("is a fault: %s", async (fault, outcome) => {
  const { clock, store, faults, attempt } = monitored();
  await store.add(submission(), "client");
  for (let count = 0; count < 3; count += 1) {
    await attempt(outcome);
    clock.advance(minute);
  }
  expect(await faults()).toEqual([fault]);
});

test("messages to check are a fault when as many are kept as may be: further ones are refused", async () => {
  const { store, faults } = monitored({ limits: { perDay: 1, toCheck: 2 } });
  for (const client of ["sent", "one"]) await store.add(submission(), client);
  expect(await faults()).toEqual([]);
  await store.add(submission(), "two");
  expect(await faults()).toEqual(["to_check_full"]);
});

test("ignores waiting messages until email was configured or has worked before", async () => {
  const { clock, store, faults, attempt } = monitored({ isMailExpected: false });
  await store.add(submission(), "client");
  clock.advance(2 * hour);
  expect(await faults()).toEqual([]);
  await attempt({ result: "delivered" });
  await store.add(submission(), "client");
  clock.advance(2 * hour);
  expect(await faults()).toEqual(["undelivered"]);
});

test("finds out that the disk rejects writes before a visitor does", async () => {
  const disk = { full: true };
  const { clock, monitor, faults } = monitored({
    wrap: ({ batch }) => ({
      batch: async (statements) => {
        const isWrite = statements.some(({ sql }) => !/^\s*(?:SELECT|WITH)/i.test(sql));
        if (isWrite && disk.full) throw new DatabaseError("STORE_FULL");
        return batch(statements);
      },
    }),
  });
  expect(await monitor.health()).toMatchObject({
    faults: ["storage"],
    reason: new DatabaseError("STORE_FULL").message,
  });
  disk.full = false;
  expect(await faults()).toEqual([]);
  disk.full = true;
  clock.advance(minute + 1);
  expect(await faults()).toEqual(["storage"]);
});

test("a database that can't be read is a fault", async () => {
  const { faults } = monitored({
    wrap: () => ({ batch: () => Promise.reject(new Error("disk I/O error")) }),
  });
  expect(await faults()).toEqual(["storage"]);
});
