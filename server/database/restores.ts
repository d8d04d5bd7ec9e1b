import { query, type SqlDatabase } from "./sql-database.ts";

/** What may be missing after a restore, in the order in which the owner reads it. */
export const unreadKinds = [
  "messages",
  "answers",
  "readers",
  "who left the list",
  "newsletter requests",
  "letters",
  "whom letters went to",
] as const;
export type UnreadKind = (typeof unreadKinds)[number];

/** Without them, a letter could reach somebody who has left, or who has it. */
export const neededForLetters: readonly UnreadKind[] = [
  "readers",
  "who left the list",
  "letters",
  "whom letters went to",
];

/** A restore that the owner hasn't dealt with: something can't be read, or letters are stopped. */
export type OpenRestore = {
  /** In milliseconds since 1970. */
  readonly restoredAt: number;
  /** What couldn't be brought over from the replaced database, such as "who left the list". */
  readonly unread: readonly UnreadKind[];
  /** The folder of the replaced database, in the data folder; null if there was none. */
  readonly folder: string | null;
  /** How many letters it has stopped that haven't been sent on. */
  readonly stoppedLetters: number;
};

const select = `SELECT *,
    (SELECT count(*) FROM letters WHERE stopped_because = 'restore' AND stopped_at = restored_at) AS stopped_letters
  FROM restores WHERE seen_at IS NULL ORDER BY restored_at`;

/** Returns the restores that the owner hasn't dealt with, oldest first. */
export async function readOpenRestores(database: SqlDatabase): Promise<OpenRestore[]> {
  const restores = (await query(database, select)).map((row) => ({
    restoredAt: Number(row.restored_at),
    unread: JSON.parse(String(row.unread)) as UnreadKind[],
    folder: row.folder === null ? null : String(row.folder),
    stoppedLetters: Number(row.stopped_letters),
  }));
  return restores.filter(({ unread, stoppedLetters }) => unread.length > 0 || stoppedLetters > 0);
}

/** Records that the owner has read what the restores up to now couldn't bring over. Returns how many there were. */
export async function markRestoresSeen(database: SqlDatabase, now: number): Promise<number> {
  const sql = "UPDATE restores SET seen_at = :now WHERE seen_at IS NULL RETURNING restored_at";
  return (await query(database, sql, { now })).length;
}
