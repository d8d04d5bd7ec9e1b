import { expect, test } from "vitest";
import { day, hour, minute } from "../clock.ts";
import { openDatabase } from "../database/open-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { rememberingLog, settableClock, submission, temporaryFolder } from "../test-support/messages.ts";
import { createMessageStore, messageTable } from "./store.ts";
import { createWatch } from "./watch.ts";

function watched(options: { mailExpected?: boolean; perMinute?: number } = {}) {
  const folder = temporaryFolder();
  const clock = settableClock();
  const alarms: string[] = [];
  const state = { broken: false };
  const start = () => {
    const database = openDatabase(folder);
    const outbox = createOutbox(database, messageTable, "test", { first: 1, longest: 1, lease: 1000 }, clock);
    const limits = { perClient: 99, perMinute: options.perMinute ?? 99, held: 9 };
    const store = createMessageStore(database, limits, clock);
    const watch = createWatch(database, outbox, {
      alarm: async (text) => {
        if (state.broken) throw new Error("the webhook answered 500");
        alarms.push(text);
      },
      alarmAfter: hour,
      mailExpected: options.mailExpected ?? true,
      log: rememberingLog().log,
      now: clock,
    });
    return { database, outbox, store, watch };
  };
  return { clock, alarms, state, start };
}

test("an hour undelivered is unhealthy and alarms once, over a restart too, and once a day after that", async () => {
  const { clock, alarms, start } = watched();
  const before = start();
  await before.store.add(submission(), "client");
  clock.advance(hour);
  await before.watch.look();
  expect(await before.watch.health()).toMatchObject({ healthy: true, problems: [] });
  clock.advance(1);
  await before.watch.look();
  await before.watch.look();
  expect(await before.watch.health()).toMatchObject({ healthy: false, problems: ["undelivered"] });
  expect(alarms).toEqual([expect.stringContaining("1 message")]);
  before.database.close();

  const after = start();
  await after.watch.look();
  expect(alarms).toHaveLength(1);
  clock.advance(day);
  await after.watch.look();
  expect(alarms).toHaveLength(2);

  const message = await after.outbox.claim();
  await after.outbox.record(message?.id ?? "", { result: "delivered" });
  await after.watch.look();
  expect((await after.watch.health()).healthy).toBe(true);
  await after.store.add(submission(), "client");
  clock.advance(hour + 1);
  await after.watch.look();
  expect(alarms).toHaveLength(3);
  after.database.close();
});

test("a parked message is unhealthy and alarms at once", async () => {
  const { alarms, start } = watched();
  const { database, outbox, store, watch } = start();
  await store.add(submission(), "client");
  await outbox.record((await outbox.claim())?.id ?? "", { result: "refused", reason: "550" });
  await watch.look();
  expect(alarms).toEqual([expect.stringContaining("refuses 1 message")]);
  expect((await watch.health()).problems).toEqual(["parked"]);
  database.close();
});

test("messages that were held back are told of, though that is no fault", async () => {
  const { alarms, start } = watched({ perMinute: 1 });
  const { database, store, watch } = start();
  for (const client of ["one", "two"]) await store.add(submission(), client);
  await watch.look();
  expect(alarms).toEqual([expect.stringContaining("held back 1 message")]);
  expect((await watch.health()).healthy).toBe(true);
  database.close();
});

test("where nothing about mail was ever set, waiting is normal; where it once worked, it is not", async () => {
  const { clock, alarms, start } = watched({ mailExpected: false });
  const { database, outbox, store, watch } = start();
  await store.add(submission(), "client");
  clock.advance(2 * hour);
  await watch.look();
  expect((await watch.health()).healthy).toBe(true);
  expect(alarms).toEqual([]);

  await outbox.record((await outbox.claim())?.id ?? "", { result: "delivered" });
  await store.add(submission(), "client");
  clock.advance(2 * hour);
  expect((await watch.health()).problems).toEqual(["undelivered"]);
  database.close();
});

test("an alarm that did not get through is raised again, but not at every look", async () => {
  const { clock, alarms, state, start } = watched();
  const { database, store, watch } = start();
  await store.add(submission(), "client");
  clock.advance(2 * hour);
  state.broken = true;
  await watch.look();
  state.broken = false;
  await watch.look();
  expect(alarms).toEqual([]);
  clock.advance(minute);
  await watch.look();
  expect(alarms).toHaveLength(1);
  database.close();
});

test("a database that fails altogether is told of, once", async () => {
  const alarms: string[] = [];
  const broken = { batch: () => Promise.reject(new Error("disk I/O error")) };
  const outbox = createOutbox(broken, messageTable, "test", { first: 1, longest: 1, lease: 1000 });
  const watch = createWatch(broken, outbox, {
    alarm: async (text) => void alarms.push(text),
    alarmAfter: hour,
    mailExpected: true,
    log: rememberingLog().log,
  });
  await watch.look();
  await watch.look();
  expect(alarms).toEqual([expect.stringContaining("cannot store messages")]);
  expect(await watch.health()).toMatchObject({ healthy: false, problems: ["storage"] });
});
