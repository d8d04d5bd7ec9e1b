import { readdirSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createArchive } from "../contact/archive.ts";
import { createMessageStore } from "../contact/store.ts";
import { createSubscriberList } from "../newsletter/subscriber-list.ts";
import { submission, temporaryDatabase } from "../test-support/fixtures.ts";
import { migrate, newestVersion } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";
import { query } from "./sql-database.ts";
import { databaseFile } from "./store-record.ts";
import { deleteOldUpgradeBackups } from "./upgrade-backups.ts";

const older = Array.from({ length: newestVersion - 1 }, (_, index) => index + 1);

/** Creates a database of an older version with a message. */
function oldDatabase(version: number): string {
  const folder = temporaryFolder();
  const database = new DatabaseSync(path.join(folder, databaseFile));
  migrate(database, () => {}, version);
  const key = version < 4 ? "submission_id" : "idempotency_key";
  database.exec(`INSERT INTO messages (id, ${key}, body_hash, received_at, name, email, interest, message,
    state, next_attempt_at) VALUES ('old-1', 's', 'h', 1, 'Kim', 'kim@example.org', 'General Question', 'Hello',
    'pending', 1)`);
  database.close();
  return folder;
}

const backupsIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith("before-upgrade"));

test.each(older)("upgrades a database of version %i and keeps a backup", async (version) => {
  const folder = oldDatabase(version);
  const database = temporaryDatabase(folder);
  expect(await query(database, "PRAGMA user_version")).toEqual([{ user_version: newestVersion }]);
  expect(await createArchive(database).list()).toMatchObject([{ id: "old-1", message: "Hello" }]);
  await createMessageStore(database, { perClient: 9, perMinute: 9, perDay: 9999, quarantined: 9 }).add(
    submission(),
    "client",
  );
  expect(await createArchive(database).list()).toHaveLength(2);

  const [backup = "", ...more] = backupsIn(folder);
  expect(more).toEqual([]);
  expect(backup).toContain(`from-${version}-`);
  expect(statSync(path.join(folder, backup)).mode & 0o077).toBe(0);
  const old = new DatabaseSync(path.join(folder, backup), { readOnly: true });
  onTestFinished(() => old.close());
  expect(old.prepare("PRAGMA user_version").get()).toEqual({ user_version: version });
  expect(old.prepare("SELECT id FROM messages").all()).toEqual([{ id: "old-1" }]);
});

test("keeps subscribers and open requests of version 8 as readers of the letter", async () => {
  const folder = oldDatabase(8);
  const old = new DatabaseSync(path.join(folder, databaseFile));
  old.exec(`INSERT INTO subscribers VALUES ('s', 'hash', 'kim@example.org', 'Kim', 1, 2, NULL);
    INSERT INTO subscription_requests (id, unsubscribe_token_hash, confirmation_token_hash, requested_at, name, email,
      state, next_attempt_at) VALUES ('r', 'other', 'token', 1, '', 'ana@example.org', 'pending', 1)`);
  old.close();
  const list = createSubscriberList(temporaryDatabase(folder));
  expect(await list.subscribers()).toMatchObject([
    { email: "kim@example.org", confirmedAt: 2, getsLetter: true, waitsSince: null, unsubscribedAt: null },
  ]);
  expect(await list.requests()).toMatchObject([{ email: "ana@example.org", purpose: "letter" }]);
});

test("upgrades nothing if the backup fails", () => {
  const folder = oldDatabase(1);
  const database = new DatabaseSync(path.join(folder, databaseFile));
  onTestFinished(() => database.close());
  const full = () => {
    throw new Error("database or disk is full");
  };
  expect(() => migrate(database, full)).toThrow("full");
  expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
});

test("backs up before upgrades only, and deletes the backup after a month", () => {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  openDatabase(folder).close();
  expect(backupsIn(folder)).toEqual([]);

  const upgraded = oldDatabase(1);
  openDatabase(upgraded).close();
  deleteOldUpgradeBackups(upgraded);
  expect(backupsIn(upgraded)).toHaveLength(1);
  const monthAgo = Date.now() / 1000 - 31 * 24 * 3600;
  utimesSync(path.join(upgraded, backupsIn(upgraded)[0] ?? ""), monthAgo, monthAgo);
  deleteOldUpgradeBackups(upgraded);
  expect(backupsIn(upgraded)).toEqual([]);
  expect(readdirSync(upgraded)).toContain(databaseFile);
});
