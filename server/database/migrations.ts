import type { DatabaseSync } from "node:sqlite";

/**
 * The schema, as the steps that led to it. A database knows by `user_version` how many it has had.
 * Steps are only ever added: never change one that has been released.
 */
const migrations: readonly string[] = [
  `
  CREATE TABLE messages (
    id               TEXT PRIMARY KEY,
    submission_id    TEXT NOT NULL,
    body_hash        TEXT NOT NULL,
    received_at      INTEGER NOT NULL,
    name             TEXT NOT NULL,
    email            TEXT NOT NULL,
    interest         TEXT NOT NULL,
    message          TEXT NOT NULL,
    suspected_spam   INTEGER NOT NULL DEFAULT 0,
    -- pending: to be delivered; parked: refused for good; held: arrived in a flood, waits for the owner's word
    state            TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked', 'held')),
    attempts         INTEGER NOT NULL DEFAULT 0,
    next_attempt_at  INTEGER NOT NULL,
    claimed_by       TEXT,
    claimed_until    INTEGER,
    delivered_at     INTEGER,
    last_error       TEXT,
    possible_repeats INTEGER NOT NULL DEFAULT 0,
    UNIQUE (submission_id, body_hash)
  ) STRICT;
  CREATE INDEX messages_due ON messages (state, next_attempt_at, received_at);
  CREATE INDEX messages_received ON messages (received_at);
  CREATE INDEX messages_repeated ON messages (possible_repeats) WHERE possible_repeats > 0;

  -- Who sent how much lately. The client is a keyed hash of the address, never the address.
  CREATE TABLE arrivals (
    client     TEXT NOT NULL,
    arrived_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX arrivals_recent ON arrivals (arrived_at, client);

  -- What the owner has been told of, so that nobody is told twice.
  CREATE TABLE alarms (
    condition TEXT PRIMARY KEY,
    raised_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  INSERT INTO secrets VALUES ('client-key', lower(hex(randomblob(32))));
  `,
  `
  -- Totals of days in Melbourne's calendar; nothing about who it was.
  CREATE TABLE page_views (
    day      TEXT NOT NULL,
    path     TEXT NOT NULL,
    referrer TEXT NOT NULL,
    views    INTEGER NOT NULL,
    PRIMARY KEY (day, path, referrer)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE booking_presses (
    day     TEXT NOT NULL,
    offer   TEXT NOT NULL,
    path    TEXT NOT NULL,
    place   TEXT NOT NULL,
    presses INTEGER NOT NULL,
    PRIMARY KEY (day, offer, path, place)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- What arrived: a message, or a request for the newsletter.
  ALTER TABLE arrivals ADD COLUMN purpose TEXT NOT NULL DEFAULT 'message';

  -- Who has asked for the newsletter and not confirmed it yet.
  CREATE TABLE subscription_requests (
    id               TEXT PRIMARY KEY,
    -- The hash of the address's leaving key; see server/newsletter/keys.ts
    leave_hash       TEXT NOT NULL,
    confirm_hash     TEXT NOT NULL UNIQUE,
    -- The key itself is only kept until the mail with it has gone out.
    confirm_key      TEXT,
    requested_at     INTEGER NOT NULL,
    name             TEXT NOT NULL,
    email            TEXT NOT NULL,
    suspected_spam   INTEGER NOT NULL DEFAULT 0,
    -- held: looks like spam or arrived in a flood, waits for the owner's word; parked: refused for good
    state            TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked', 'held')),
    attempts         INTEGER NOT NULL DEFAULT 0,
    next_attempt_at  INTEGER NOT NULL,
    claimed_by       TEXT,
    claimed_until    INTEGER,
    delivered_at     INTEGER,
    last_error       TEXT,
    possible_repeats INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX subscription_requests_due ON subscription_requests (state, next_attempt_at, requested_at);
  CREATE INDEX subscription_requests_address ON subscription_requests (leave_hash);
  CREATE TRIGGER subscription_requests_forget_key AFTER UPDATE OF state ON subscription_requests
    WHEN new.state = 'delivered'
    BEGIN UPDATE subscription_requests SET confirm_key = NULL WHERE id = new.id; END;

  CREATE TABLE subscribers (
    id           TEXT PRIMARY KEY,
    leave_hash   TEXT NOT NULL UNIQUE,
    email        TEXT NOT NULL,
    name         TEXT NOT NULL,
    -- The proof of consent: when it was asked for, and when confirmed.
    requested_at INTEGER NOT NULL,
    confirmed_at INTEGER NOT NULL,
    left_at      INTEGER
  ) STRICT;

  INSERT INTO secrets VALUES ('newsletter-key', lower(hex(randomblob(32))));
  `,
];

/** The version that the schema has now. */
export const newestVersion = migrations.length;

/**
 * Brings a database up to a version of the schema: all steps count, or none does.
 *
 * @param keepCopy called before the first step of a database that has been in use, with its version, while
 *   no other process can write to it. Where it throws, the database stays as it is
 * @param target the version, the newest unless told
 * @throws Error where the database was made by a newer version of the site
 */
export function migrate(
  database: DatabaseSync,
  keepCopy: (version: number) => void,
  target = newestVersion,
): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    if (version > target) {
      throw new Error(`the database is of version ${version}, newer than this site's ${target}`);
    }
    if (version > 0 && version < target) keepCopy(version);
    for (const step of migrations.slice(version, target)) database.exec(step);
    database.exec(`PRAGMA user_version = ${target}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
