import { expect, onTestFinished, test, vi } from "vitest";
import { day } from "../clock.ts";
import {
  composeEmail,
  createMessageStore,
  deleteExpiredMessages,
  messageTable,
  type StoredMessage,
} from "../contact/store.ts";
import { query } from "../database/sql-database.ts";
import { collectingLog, generous, sender, submission, temporaryDatabase } from "../test-support/fixtures.ts";
import { mailServer, refusal, startMailServer } from "../test-support/mail-server.ts";
import { createChannel } from "./channel.ts";
import { startDeliveryLoop } from "./loop.ts";
import { createOutbox, type Outcome, type RetryPolicy } from "./outbox.ts";
import { createSmtpTransport } from "./smtp.ts";

const sendTo = (url: string) => (message: StoredMessage) =>
  createSmtpTransport(url, 10_000)(composeEmail(message, sender));
const silentMonitor = { reportStorage: () => {} };

/** A database that fails twice at the statement that a batch has. */
function failingTwice(database: ReturnType<typeof temporaryDatabase>, sql: string, reason: string) {
  let failures = 2;
  const batch: typeof database.batch = (statements) =>
    statements.some((statement) => statement.sql.includes(sql)) && failures-- > 0
      ? Promise.reject(new Error(reason))
      : database.batch(statements);
  return { ...database, batch, hasRecovered: () => failures < 0 };
}

/** Starts store, outbox and loop, with delays of a few milliseconds. */
function start(
  url: string | undefined,
  options: {
    send?: (message: StoredMessage) => Promise<Outcome>;
    now?: () => number;
    database?: ReturnType<typeof temporaryDatabase>;
    name?: string;
    slowAfter?: number;
    policy?: Partial<RetryPolicy>;
  } = {},
) {
  const database = options.database ?? temporaryDatabase();
  const outbox = createOutbox(
    database,
    messageTable,
    options.name ?? "test",
    { first: 20, longest: 80, lease: 30_000, ...options.policy },
    options.now,
  );
  const store = createMessageStore(database, generous, options.now);
  const { log, entries } = collectingLog();
  const send = options.send ?? (url ? sendTo(url) : undefined);
  const channels = send ? [createChannel("message", outbox, send)] : [];
  const deleteExpired = (now: number) => deleteExpiredMessages(database, 365 * day, now);
  const slowAfter = options.slowAfter ?? 10_000;
  const loop = startDeliveryLoop(
    { channels, monitor: silentMonitor, log, deleteExpired, slowAfter },
    options.now,
  );
  onTestFinished(() => loop.stop());
  const submit = async (changes = {}) => {
    await store.add(submission(changes), "client");
    loop.wake();
  };
  const rows = () => query(database, "SELECT * FROM messages ORDER BY received_at, rowid");
  return { database, loop, send: submit, rows, entries };
}

const until = (condition: () => Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 30_000, interval: 5 });

test("retries until the mail server is back", async () => {
  const down = await startMailServer();
  await down.close();
  const { send, rows } = start(down.url);
  await send();
  await until(async () => Number((await rows())[0]?.attempts) >= 3);
  expect((await rows())[0]?.state).toBe("pending");
  const up = await mailServer({}, down.port);
  await up.received(1);
  await until(async () => (await rows())[0]?.state === "delivered");
  expect(up.mails).toHaveLength(1);
});

test("resends with the same Message-ID after a lost connection, and counts it", async () => {
  const seen: string[] = [];
  let losses = 1;
  const server = await mailServer({
    onMail: (socket) => {
      seen.push("arrived");
      if (losses-- > 0) socket.destroy();
    },
  });
  const { send, rows } = start(server.url);
  await send();
  const [email] = await server.received(1);
  await until(async () => (await rows())[0]?.state === "delivered");
  const [row] = await rows();
  expect(seen).toHaveLength(2);
  expect(row?.possible_duplicates).toBe(1);
  expect(email?.messageId).toBe(`<${row?.id}@stillwater.example.com>`);
});

test("sends no further copy to a mail server that never answers, once as many may have arrived as the policy allows", async () => {
  const server = await mailServer({ onMail: (socket) => socket.destroy() });
  const { send, rows } = start(server.url, { policy: { unsureAfter: 2 } });
  await send();
  await until(async () => (await rows())[0]?.state !== "pending");
  expect((await rows())[0]).toMatchObject({ state: "unsure", attempts: 2, possible_duplicates: 2 });
});

test("delivers the next message after a rejected one", async () => {
  const server = await mailServer({ size: 200_000 });
  const { send, rows } = start(server.url, {
    send: async (message) => {
      if (message.message === "bad") return { result: "rejected", reason: "554 no" };
      return sendTo(server.url)(message);
    },
  });
  await send({ message: "bad" });
  await send({ message: "good" });
  await server.received(1);
  await until(async () => (await rows())[1]?.state === "delivered");
  expect((await rows()).map((row) => row.state)).toEqual(["dead_lettered", "delivered"]);
});

test("an email for which the mail server takes long keeps no other waiting, nor the order of the others", async () => {
  const letGo = Promise.withResolvers<void>();
  const server = await mailServer({
    onMail: async (_, text) => {
      if (text.includes("hangs")) await letGo.promise;
    },
  });
  const { send, rows } = start(server.url, { slowAfter: 20 });
  for (const message of ["hangs", "second", "third", "fourth"]) await send({ message });
  await server.received(3);
  expect(server.mails.map(({ text }) => text?.trim().split("\n").at(-1))).toEqual([
    "second",
    "third",
    "fourth",
  ]);
  expect((await rows())[0]).toMatchObject({ state: "pending", attempts: 0 });
  letGo.resolve();
  await until(async () => (await rows()).every(({ state }) => state === "delivered"));
  expect(server.mails).toHaveLength(4);
  expect((await rows()).map((row) => row.possible_duplicates)).toEqual([0, 0, 0, 0]);
});

test("a mail server that hangs at each email gets five of them at a time", async () => {
  const letGo = Promise.withResolvers<void>();
  let [inside, most] = [0, 0];
  const { send, rows } = start(undefined, {
    slowAfter: 5,
    send: async () => {
      inside += 1;
      most = Math.max(most, inside);
      await letGo.promise;
      inside -= 1;
      return { result: "delivered" };
    },
  });
  for (let sent = 0; sent < 9; sent += 1) await send({ message: `number ${sent}` });
  await until(async () => inside === 5);
  letGo.resolve();
  await until(async () => (await rows()).every(({ state }) => state === "delivered"));
  expect(most).toBe(5);
});

test("tries again soon what couldn’t be composed", async () => {
  const server = await mailServer();
  let failures = 1;
  const { send, rows } = start(server.url, {
    send: async (message) => {
      if (failures-- > 0) throw new Error("disk I/O error");
      return sendTo(server.url)(message);
    },
  });
  await send();
  await server.received(1);
  await until(async () => (await rows())[0]?.state === "delivered");
  expect((await rows())[0]).toMatchObject({ attempts: 2, possible_duplicates: 0 });
});

test("delivers each message once to an unreliable mail server", async () => {
  let count = 0;
  const server = await mailServer({
    onMailFrom: (_address, _session, done) => done(++count % 3 === 0 ? refusal(550) : undefined),
    onRcptTo: (_address, _session, done) => done(count % 5 === 0 ? refusal(451) : undefined),
  });
  const database = temporaryDatabase();
  const [one, other] = [
    start(server.url, { database, name: "one" }),
    start(server.url, { database, name: "other" }),
  ];
  for (let sent = 0; sent < 12; sent += 1) await (sent % 2 ? one : other).send({ message: `number ${sent}` });
  await until(async () => (await one.rows()).every((row) => row.state === "delivered"));
  expect(new Set(server.mails.map((email) => email.messageId)).size).toBe(12);
  expect(server.mails).toHaveLength(12);
  await Promise.all([one.loop.stop(), other.loop.stop()]);
});

test("finishes the delivery in progress when stopped", async () => {
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { send, rows, loop } = start(undefined, {
    send: async () => {
      begun.resolve();
      await finished.promise;
      return { result: "delivered" };
    },
  });
  await send();
  await begun.promise;
  const stopped = loop.stop();
  finished.resolve();
  await stopped;
  expect((await rows())[0]?.state).toBe("delivered");
});

test("survives database errors", async () => {
  const server = await mailServer();
  const { send } = start(server.url, {
    database: failingTwice(temporaryDatabase(), "SET leased_by =", "disk I/O error"),
  });
  await send();
  await send();
  await server.received(2);
  expect(server.mails).toHaveLength(2);
});

test("sends no second email if the disk is full after the delivery", async () => {
  const server = await mailServer();
  const database = failingTwice(temporaryDatabase(), "SET delivered_at =", "database or disk is full");
  const { send, rows, loop } = start(server.url, { database });
  await send();
  await until(async () => {
    // Ends its pause after an error.
    loop.wake();
    return (await rows())[0]?.state === "delivered";
  });
  expect(database.hasRecovered()).toBe(true);
  expect(server.mails).toHaveLength(1);
  expect((await rows())[0]?.possible_duplicates).toBe(0);
});
