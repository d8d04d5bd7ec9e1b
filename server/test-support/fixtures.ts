import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import type { StoredMessage, Submission } from "../contact/store.ts";
import { openDatabase } from "../database/open-database.ts";
import type { Sender } from "../delivery/email.ts";
import type { Limits } from "../limits/limited-insert.ts";
import type { Log, LogEntry } from "../log.ts";

/** Limits that no test reaches. */
export const generous: Limits = {
  perClient: 9999,
  perClientDay: 9999,
  perMinute: 9999,
  perDay: 9999,
  toCheck: 9999,
};

/** Opens a database on disk that is closed after the test. */
export function temporaryDatabase(folder = temporaryFolder()) {
  const database = openDatabase(folder);
  onTestFinished(() => database.close());
  return database;
}

export const submission = (changes: Partial<Submission> = {}): Submission => ({
  idempotencyKey: randomUUID(),
  name: "Kim Nguyễn",
  email: "kim@example.org",
  interest: "General Question",
  // The same text of the same person is one message.
  message: `Is the Sunday class for beginners? ${randomUUID()}`,
  suspectedSpam: false,
  ...changes,
});

export const storedMessage = (changes: Partial<StoredMessage> = {}): StoredMessage => ({
  ...submission(),
  id: randomUUID(),
  receivedAt: Date.UTC(2026, 0, 31, 21, 30),
  state: "pending",
  attempts: 0,
  nextAttemptAt: 0,
  deliveredAt: null,
  lastError: null,
  namedAt: null,
  ...changes,
});

export const sender: Sender = {
  from: "site@stillwater.example.com",
  bouncesTo: "bounces@stillwater.example.com",
  owner: "owner@example.net",
  siteName: "Stillwater",
  teacher: "Jo Hartley",
  place: "Ballarat, Victoria",
  contact: "hello@stillwater.example.com",
};

/** Returns a log that collects its entries. */
export function collectingLog() {
  const entries: (LogEntry & { level: string })[] = [];
  const log: Log = (level, entry) => void entries.push({ level, ...entry });
  return { log, entries };
}

/** Returns a clock that a test advances. */
export function settableClock(start = Date.UTC(2026, 5, 1)) {
  let time = start;
  const now = () => time;
  return Object.assign(now, {
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  });
}
