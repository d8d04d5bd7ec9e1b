import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { StoredMessage, Submission } from "../contact/message.ts";
import { openDatabase } from "../database/open-database.ts";
import type { Log, LogEntry } from "../log.ts";

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database on disk, closed after the test. */
export function temporaryDatabase(folder = temporaryFolder()) {
  const database = openDatabase(folder);
  onTestFinished(() => database.close());
  return database;
}

export const submission = (changes: Partial<Submission> = {}): Submission => ({
  submissionId: randomUUID(),
  name: "Kim Nguyễn",
  email: "kim@example.org",
  interest: "General Question",
  message: "Is the Sunday class for beginners?",
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
  possibleRepeats: 0,
  ...changes,
});

/** A log that remembers. */
export function rememberingLog() {
  const entries: (LogEntry & { level: string })[] = [];
  const log: Log = (level, entry) => void entries.push({ level, ...entry });
  return { log, entries };
}

/** A clock that a test sets. */
export function settableClock(start = Date.UTC(2026, 5, 1)) {
  let time = start;
  const now = () => time;
  return Object.assign(now, {
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  });
}
