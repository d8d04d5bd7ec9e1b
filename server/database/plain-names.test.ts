import { createHash, createHmac, randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { runProgramSync } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { readEdgeConfig } from "../../tools/edge/config.ts";
import { openLocalD1 } from "../../tools/edge/open-d1.ts";
import { migrateEdge, wranglerProgram } from "../../tools/edge/wrangler.ts";
import { readVisits } from "../analytics/read-visits.ts";
import { messageTable } from "../contact/store.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { createNewsletter, requestTable } from "../newsletter/store.ts";
import { createSubscriberList } from "../newsletter/subscriber-list.ts";
import { temporaryDatabase } from "../test-support/fixtures.ts";
import { migrate } from "./migrations.ts";
import { type DisposableDatabase, query, statement } from "./sql-database.ts";
import { databaseFile } from "./store-record.ts";

// Migration 4 renames states, columns and tables. These tests upgrade version 3 with data in every state.

const before = 3;
const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const token = (letter: string) => letter.repeat(43);

/** Returns statements that fill a database of version 3. `secret` is its `newsletter-key`. */
function oldRows(secret: string) {
  const unsubscribeHash = (email: string) =>
    hash(createHmac("sha256", secret).update(`leave:${email}`).digest("base64url"));
  const message = (id: string, state: string, rest: Record<string, string | number | null> = {}) =>
    insert("messages", {
      id,
      submission_id: `key of ${id}`,
      body_hash: `body of ${id}`,
      received_at: 1000,
      name: "Kim",
      email: "kim@example.org",
      interest: "General Question",
      message: `Hello: ${id}`,
      suspected_spam: state === "held" ? 1 : 0,
      state,
      attempts: 2,
      next_attempt_at: 2000,
      ...rest,
    });
  const request = (email: string, state: string, rest: Record<string, string | number | null> = {}) =>
    insert("subscription_requests", {
      id: email,
      leave_hash: unsubscribeHash(email),
      confirm_hash: hash(token(email.slice(0, 1))),
      confirm_key: state === "delivered" ? null : token(email.slice(0, 1)),
      requested_at: 1000,
      name: "",
      email,
      state,
      next_attempt_at: 2000,
      ...rest,
    });
  const subscriber = (email: string, leftAt: number | null) =>
    insert("subscribers", {
      id: email,
      leave_hash: unsubscribeHash(email),
      email,
      name: "Kim",
      requested_at: 1000,
      confirmed_at: 2000,
      left_at: leftAt,
    });
  const leased = { claimed_by: "host/1/x", claimed_until: 3000 };
  return [
    message("waits", "pending"),
    message("leased", "pending", leased),
    message("delivered", "delivered", { delivered_at: 4000, possible_repeats: 2 }),
    message("rejected", "parked", { last_error: "550 no" }),
    message("flooded", "held"),
    request("a-waits@example.org", "pending"),
    request("b-leased@example.org", "pending", leased),
    request("c-mailed@example.org", "delivered", { delivered_at: Date.now() }),
    request("d-rejected@example.org", "parked", { last_error: "550 no" }),
    request("e-robot@example.org", "held", { suspected_spam: 1 }),
    subscriber("on@example.org", null),
    subscriber("off@example.org", 5000),
    ...["undelivered", "parked", "held"].map((condition) => insert("alarms", { condition, raised_at: 6000 })),
    insert("arrivals", { client: "hash", arrived_at: 7000, purpose: "newsletter" }),
    insert("page_views", { day: "2026-06-01", path: "(no such page)", referrer: "(others)", views: 3 }),
    insert("page_views", { day: "2026-06-01", path: "/", referrer: "", views: 4 }),
    insert("booking_presses", { day: "2026-06-01", offer: "term 1", path: "/", place: "Menu", presses: 5 }),
    insert("booking_presses", {
      day: "2026-06-01",
      offer: "term 1",
      path: "(no such page)",
      place: "(others)",
      presses: 6,
    }),
  ];
}

const insert = (table: string, row: Record<string, string | number | null>) =>
  statement(
    `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map((name) => `:${name}`)})`,
    row,
  );

const readSecret = "SELECT value FROM secrets WHERE name = 'newsletter-key'";

/** Creates a filled database of version 3 and opens it with the newest schema, as each host does. */
const hosts: Readonly<Record<string, (folder: string) => Promise<DisposableDatabase>>> = {
  "node:sqlite": async (folder) => {
    const old = new DatabaseSync(path.join(folder, databaseFile));
    migrate(old, () => {}, before);
    for (const { sql, values } of oldRows(String(old.prepare(readSecret).get()?.value))) {
      old.prepare(sql).run(...values);
    }
    old.close();
    const { batch } = temporaryDatabase(folder);
    return { batch, [Symbol.asyncDispose]: async () => {} };
  },
  D1: async (folder) => {
    migrateOldD1(folder);
    {
      await using old = await openLocalD1(folder);
      await old.batch(oldRows(String((await query(old, readSecret))[0]?.value)));
    }
    migrateEdge(folder);
    return openLocalD1(folder);
  },
};

/** Applies the migrations up to version 3 to a local D1 database. */
function migrateOldD1(folder: string) {
  const migrations = path.join(folder, "migrations");
  mkdirSync(migrations);
  const all = path.join(import.meta.dirname, "migrations");
  for (const name of readdirSync(all).sort().slice(0, before)) {
    copyFileSync(path.join(all, name), path.join(migrations, name));
  }
  const { name, compatibility_date, d1_databases } = readEdgeConfig();
  const config = path.join(folder, "wrangler.json");
  const databases = d1_databases.map((database) => ({ ...database, migrations_dir: migrations }));
  writeFileSync(config, JSON.stringify({ name, compatibility_date, d1_databases: databases }));
  const args = ["d1", "migrations", "apply", "stillwater", "--local", "--persist-to", folder];
  const { code, errors } = runProgramSync(process.execPath, [wranglerProgram, ...args, "--config", config], {
    env: { ...process.env, CI: "1" },
  });
  expect(code, errors).toBe(0);
}

test.each(Object.keys(hosts))("upgrades data in every state, in %s", async (host) => {
  const open = hosts[host];
  if (!open) throw new Error(host);
  await using database = await open(temporaryFolder());

  const states = await query(database, "SELECT id, state, attempts, message FROM messages ORDER BY rowid");
  expect(states.map(({ id, state }) => [id, state])).toEqual([
    ["waits", "pending"],
    ["leased", "pending"],
    ["delivered", "delivered"],
    ["rejected", "dead_lettered"],
    ["flooded", "quarantined"],
  ]);
  expect(states[0]).toMatchObject({ attempts: 2, message: "Hello: waits" });
  const [leased, delivered, rejected] = await query(
    database,
    "SELECT * FROM messages WHERE id IN ('leased', 'delivered', 'rejected') ORDER BY id = 'rejected', id = 'delivered'",
  );
  expect(leased).toMatchObject({
    idempotency_key: "key of leased",
    body_hash: "body of leased",
    leased_by: "host/1/x",
    lease_expires_at: 3000,
  });
  expect(delivered).toMatchObject({ delivered_at: 4000, possible_duplicates: 2 });
  expect(rejected).toMatchObject({ last_error: "550 no", leased_by: null });
  expect(await query(database, "SELECT * FROM alerts ORDER BY problem")).toEqual([
    { problem: "dead_lettered", sent_at: 6000 },
    { problem: "quarantined", sent_at: 6000 },
    { problem: "undelivered", sent_at: 6000 },
  ]);
  expect(await query(database, "SELECT scope, client_hash, submitted_at FROM recent_submissions")).toEqual([
    { scope: "newsletter", client_hash: "hash", submitted_at: 7000 },
  ]);
  expect(await readVisits(database, ["2026-06-01"])).toEqual({
    days: [{ day: "2026-06-01", views: 7, clicks: 11 }],
    pages: [
      { path: "/", views: 4 },
      { path: "(not found)", views: 3 },
    ],
    referrers: [{ host: "(other)", views: 3 }],
    clicks: [
      { offer: "term 1", path: "(not found)", place: "(other)", clicks: 6 },
      { offer: "term 1", path: "/", place: "Menu", clicks: 5 },
    ],
  });

  const policy = { first: 1, longest: 1, lease: 1000 };
  const messages = createOutbox(database, messageTable, randomUUID(), policy);
  expect(await messages.backlog()).toMatchObject({ pending: 2, deadLettered: 1, quarantined: 1 });
  const due = [await messages.lease(), await messages.lease(), await messages.lease()];
  expect(due.map((message) => message?.id)).toEqual(["waits", "leased", undefined]);
  expect(due[1]?.possibleDuplicates).toBe(1);

  const list = createSubscriberList(database);
  expect((await list.requests()).map(({ email, state }) => [email, state])).toEqual([
    ["a-waits@example.org", "pending"],
    ["b-leased@example.org", "pending"],
    ["c-mailed@example.org", "delivered"],
    ["d-rejected@example.org", "dead_lettered"],
    ["e-robot@example.org", "quarantined"],
  ]);
  const confirmations = createOutbox(database, requestTable, randomUUID(), policy);
  const request = await confirmations.lease();
  expect(request?.confirmationToken).toBe(token("a"));
  await confirmations.record(request?.id ?? "", { result: "delivered" });
  expect((await list.requests()).find(({ id }) => id === request?.id)?.confirmationToken).toBe("");

  // Links in emails that were sent before the upgrade.
  const newsletter = createNewsletter(database, { perClient: 9, perMinute: 9, perDay: 9999, quarantined: 9 });
  expect(await newsletter.confirm(token("c"))).toBe("letter");
  await newsletter.unsubscribe(await list.unsubscribeToken("on@example.org"));
  const subscribers = await list.subscribers();
  expect(subscribers.map(({ email, unsubscribedAt }) => [email, unsubscribedAt !== null]).sort()).toEqual([
    ["c-mailed@example.org", false],
    ["off@example.org", true],
    ["on@example.org", true],
  ]);
  expect(subscribers.find(({ email }) => email === "off@example.org")?.unsubscribedAt).toBe(5000);
});
