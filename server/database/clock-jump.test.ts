import path from "node:path";
import { expect, test, vi } from "vitest";
import { day } from "../clock.ts";
import { startWebhook } from "../test-support/fixtures.ts";
import { buildSite, startSite } from "../test-support/site-process.ts";
import { openDatabase } from "./open-database.ts";
import { query } from "./sql-database.ts";

/** Stores what is long past its time: a delivered message and one to check, which was named, an unconfirmed reader, a rate-limit mark. */
const storeOld = [
  `INSERT INTO messages (id, idempotency_key, body_hash, received_at, name, email, interest, message, state,
    next_attempt_at, delivered_at, named_at) VALUES ('delivered', 'a', 'h', :old, 'Kim', 'kim@example.org', 'x', 'x', 'delivered',
    :old, :old, NULL), ('to_check', 'b', 'h', :old, 'Kim', 'kim@example.org', 'x', 'x', 'to_check', :old, NULL, :old)`,
  `INSERT INTO subscription_requests (id, unsubscribe_token_hash, confirmation_token_hash, requested_at, name, email,
    state, next_attempt_at, delivered_at) VALUES ('r', 'u', 'c', :old, '', 'kim@example.org', 'delivered', :old, :old)`,
  `INSERT INTO recent_submissions (scope, client_hash, submitted_at) VALUES ('message', 'x', :old)`,
];
const settings = { KEEP_MESSAGES_DAYS: "30", CANARY: "off" };
const countAll = `SELECT (SELECT count(*) FROM messages) AS messages,
  (SELECT count(*) FROM subscription_requests) AS requests, (SELECT count(*) FROM recent_submissions) AS marks`;

test("a start long after the last one deletes only marks of connections for a day and alerts, then deletes the rest", async () => {
  const folder = buildSite();
  const data = path.join(folder, "data");
  const old = Date.now() - 60 * day;
  const inDatabase = async <Result>(work: (database: ReturnType<typeof openDatabase>) => Promise<Result>) => {
    const database = openDatabase(data);
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
  await inDatabase(async (database) => {
    for (const sql of storeOld) await query(database, sql, { old });
    await query(database, "UPDATE clock SET seen_at = :old", { old });
  });

  const { alerts, url } = await startWebhook();
  const first = await startSite(folder, { ALERT_URL: url, ...settings });
  await vi.waitUntil(() => alerts.some((text) => text.includes("clock jumped")), { timeout: 30_000 });
  await vi.waitUntil(() => first.output().includes("nothing deleted"), { timeout: 30_000 });
  await first.end("SIGTERM");
  expect(await inDatabase((database) => query(database, countAll))).toEqual([
    { messages: 2, requests: 1, marks: 0 },
  ]);

  await inDatabase((database) => query(database, "UPDATE clock SET jumped_at = jumped_at - :day", { day }));
  const second = await startSite(folder, settings);
  await vi.waitUntil(() => second.output().includes("expired rows deleted"), { timeout: 30_000 });
  await second.end("SIGTERM");
  expect(await inDatabase((database) => query(database, countAll))).toEqual([
    { messages: 0, requests: 0, marks: 0 },
  ]);
});
