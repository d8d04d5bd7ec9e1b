import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { day, hour, minute, second } from "../clock.ts";
import { openDatabase } from "../database/open-database.ts";
import { query } from "../database/sql-database.ts";
import { deleteOldSubmissions } from "../limits/limited-insert.ts";
import { generous, settableClock, submission, temporaryDatabase } from "../test-support/fixtures.ts";
import { createMessageStore } from "./store.ts";

const rows = (database: Parameters<typeof query>[0]) =>
  query(database, "SELECT * FROM messages ORDER BY received_at");

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

test("takes the same text of the same person for one message within a day, from two tabs or by Back", async () => {
  const clock = settableClock();
  const database = temporaryDatabase();
  const store = createMessageStore(database, { ...generous, perClient: 2 }, clock);
  const same = { message: "Is the class full?" };
  expect((await store.add(submission(same), "one")).kind).toBe("stored");
  clock.advance(hour);
  expect((await store.add(submission(same), "one")).kind).toBe("duplicate");
  expect((await store.add(submission({ ...same, email: "kim@example.com" }), "one")).kind).toBe("stored");
  expect((await store.add(submission({ ...same, name: "Sam" }), "one")).kind).toBe("stored");
  expect(await rows(database)).toHaveLength(3);
  clock.advance(day);
  expect((await store.add(submission(same), "one")).kind).toBe("stored");
});

test("locks no client out when the clock is set back, a refused one included", async () => {
  const clock = settableClock();
  const store = createMessageStore(temporaryDatabase(), { ...generous, perClient: 1 }, clock);
  await store.add(submission(), "client");
  clock.advance(-2 * day);
  expect((await store.add(submission(), "client")).kind).toBe("stored");
  expect((await store.add(submission(), "client")).kind).toBe("limited");
  clock.advance(-2 * day);
  expect((await store.add(submission(), "client")).kind).toBe("stored");
});

test("refuses a client above its limit without the database, until it may write again", async () => {
  const database = temporaryDatabase();
  let batches = 0;
  const counted = {
    batch: async (statements: Parameters<typeof database.batch>[0]) => {
      batches += 1;
      return database.batch(statements);
    },
  };
  const clock = settableClock();
  const store = createMessageStore(counted, { ...generous, perClient: 1 }, clock);
  const sent = submission();
  await store.add(sent, "client");
  // Its answer may have been lost: a message that was stored is acknowledged again.
  expect((await store.add(sent, "client")).kind).toBe("duplicate");
  expect(await store.add(submission(), "client")).toEqual({ kind: "limited", retryAfterSeconds: 600 });
  const before = batches;
  clock.advance(minute);
  for (let again = 0; again < 100; again += 1) {
    expect(await store.add(submission(), "client")).toEqual({ kind: "limited", retryAfterSeconds: 540 });
  }
  expect(batches).toBe(before);
  expect((await store.add(submission(), "another")).kind).toBe("stored");
  clock.advance(9 * minute);
  expect((await store.add(submission(), "client")).kind).toBe("stored");
});

test.each([
  ["IPv6 /48", (sender: number) => `2001:db8:77:${sender.toString(16)}::/64`, "2001:db8:78::/64"],
  ["IPv4 /24", (sender: number) => `198.51.100.${sender}`, "203.0.113.9"],
])(
  "one %s takes a tenth of the places to check, and somebody elsewhere can still write",
  async (_, address, elsewhere) => {
    const database = temporaryDatabase();
    const clock = settableClock();
    const limits = { perClient: 5, perMinute: 2, perClientDay: 9999, perDay: 9999, toCheck: 200 };
    const store = createMessageStore(database, limits, clock);
    const kinds: string[] = [];
    for (let sender = 0; sender < 250; sender += 1) {
      kinds.push((await store.add(submission(), address(sender))).kind);
      clock.advance(1);
    }
    expect(kinds).toEqual([...Array(2 + 20).fill("stored"), ...Array(228).fill("full")]);
    expect(await store.add(submission(), elsewhere)).toMatchObject({ kind: "stored", state: "to_check" });

    // Day after day it gets a tenth of what is left.
    for (let days = 0; days < 30; days += 1) {
      clock.advance(day + minute);
      await query(database, deleteOldSubmissions, { now: clock() });
      for (let sender = 0; sender < 40; sender += 1) await store.add(submission(), address(sender));
    }
    expect(await store.add(submission(), elsewhere)).toMatchObject({ kind: "stored", state: "to_check" });
  },
);

test("a full list of messages to check refuses a flood from many addresses, and keeps every message that it acknowledged", async () => {
  const database = temporaryDatabase();
  const clock = settableClock();
  const limits = { perClient: 5, perMinute: 2, perClientDay: 9999, perDay: 9999, toCheck: 3 };
  const store = createMessageStore(database, limits, clock);
  const acknowledged: string[] = [];
  const kinds: string[] = [];
  for (let address = 0; address < 40; address += 1) {
    const outcome = await store.add(submission(), `10.0.${address}.1`);
    kinds.push(outcome.kind);
    if ("id" in outcome) acknowledged.push(outcome.id);
    clock.advance(1);
  }
  expect(kinds).toEqual([...Array(5).fill("stored"), ...Array(35).fill("full")]);
  expect((await rows(database)).map(({ id }) => id)).toEqual(acknowledged);

  // The retry of a message that was stored needs no room.
  clock.advance(minute);
  const sent = submission();
  expect(await store.add(sent, "visitor")).toMatchObject({ kind: "stored", state: "pending" });
  await store.add(submission(), "another");
  expect((await store.add(submission(), "a third")).kind).toBe("full");
  expect((await store.add(sent, "visitor")).kind).toBe("duplicate");
});

test("delivers up to its limit a day, and stores further messages as to check until midnight in the owner's time zone", async () => {
  const clock = settableClock();
  const limits = { ...generous, perDay: 3 };
  const store = createMessageStore(temporaryDatabase(), limits, clock);
  const states = [];
  for (let hours = 0; hours < 16; hours += 1) {
    const outcome = await store.add(submission(), `client ${hours}`);
    states.push("state" in outcome ? outcome.state : outcome.kind);
    clock.advance(hour);
  }
  // The clock starts at ten in the morning in Melbourne.
  const day = [...Array(3).fill("pending"), ...Array(11).fill("to_check")];
  expect(states).toEqual([...day, "pending", "pending"]);
});

test("takes twenty messages a day from a client: it doesn't use up the day of all others", async () => {
  const clock = settableClock();
  const limits = { perClient: 5, perMinute: 10, perClientDay: 20, perDay: 30, toCheck: 9 };
  const store = createMessageStore(temporaryDatabase(), limits, clock);
  const kinds: string[] = [];
  const from = clock();
  for (let count = 0; count < 30; count += 1) {
    kinds.push((await store.add(submission(), "one client")).kind);
    clock.advance(3 * minute);
  }
  expect(kinds).toEqual([...Array(20).fill("stored"), ...Array(10).fill("limited")]);
  const wait = Math.ceil((from + day - clock()) / second);
  expect(await store.add(submission(), "one client")).toEqual({ kind: "limited", retryAfterSeconds: wait });
  expect(await store.add(submission(), "another")).toMatchObject({ kind: "stored", state: "pending" });
  clock.advance(wait * second);
  expect((await store.add(submission(), "one client")).kind).toBe("stored");
});

test("stores no client address", async () => {
  const database = temporaryDatabase();
  const store = createMessageStore(database, { ...generous, perMinute: 1 });
  for (const _ of ["in time", "to check"]) await store.add(submission(), "203.0.113.7");
  const [one, toCheck] = await query(database, "SELECT client_hash, network_hash FROM recent_submissions");
  expect(String(one?.client_hash)).toMatch(/^[\w-]{43}$/);
  expect(one?.network_hash, "is only needed of what is to check").toBeNull();
  expect(String(toCheck?.network_hash)).toMatch(/^[\w-]{43}$/);
});
