import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { OutboxTable } from "../delivery/outbox.ts";
import { currentCanary } from "./canary-week.ts";

/** The weekly email as stored. */
export type Canary = {
  readonly id: string;
  /** How it was posted, in a sentence. */
  readonly message: string;
  readonly attempts: number;
};

/** `complete`: posted like a visitor's message. `incomplete`: posted inside the process, because the public URL failed. */
export type Way = "complete" | "incomplete";

/** The header with the token that distinguishes the weekly email from a visitor's message. */
export const canaryHeader = "Canary-Token";

export type CanaryOutcome =
  | { readonly kind: "stored" | "duplicate"; readonly id: string; readonly state?: "pending" }
  /** The token is invalid. */
  | { readonly kind: "forged" };

export type CanaryStore = {
  /** Returns the id of the email that is due and not stored yet. The first is due on the Monday after the first call. */
  due(): Promise<string | undefined>;
  /** Returns the token for posting an email. */
  token(id: string, way: Way): Promise<string>;
  /** Stores this week's email if the token is right. When this resolves, it is on disk. */
  add(token: string, message: string): Promise<CanaryOutcome>;
  /** Returns the id of this week's email if its post was complete and it was delivered, but not announced. */
  unannounced(): Promise<string | undefined>;
  markAnnounced(id: string): Promise<void>;
};

const countStored = "SELECT count(*) AS stored, coalesce(max(id = :id), 0) AS found FROM canaries";

const skip = `INSERT INTO canaries (id, message, complete, stored_at, state, next_attempt_at)
  VALUES (:id, '', 1, :now, 'skipped', :now) ON CONFLICT DO NOTHING`;

const insert = `INSERT INTO canaries (id, message, complete, stored_at, state, next_attempt_at)
  VALUES (:id, :message, :complete, :now, 'pending', :now) ON CONFLICT DO NOTHING RETURNING id`;

// One email is enough after weeks without a mail server.
const replaceOlder = "UPDATE canaries SET state = 'skipped' WHERE state = 'pending' AND id < :id";

export function createCanaryStore(database: SqlDatabase, now: Clock = Date.now): CanaryStore {
  let secret: string | undefined;
  const token = async (id: string, way: Way) => {
    secret ??= String(
      (await query(database, "SELECT value FROM secrets WHERE name = 'canary-key'"))[0]?.value,
    );
    return createHmac("sha256", secret).update(`${id} ${way}`).digest("base64url");
  };
  const idOf = (rows: readonly Row[]) => (rows[0] ? String(rows[0].id) : undefined);

  return {
    token,
    due: async () => {
      const id = currentCanary(now());
      const [row] = await query(database, countStored, { id });
      if (row?.stored !== 0) return row?.found === 1 ? undefined : id;
      await query(database, skip, { id, now: now() });
      return undefined;
    },
    add: async (given, message) => {
      const id = currentCanary(now());
      const ways: readonly Way[] = ["complete", "incomplete"];
      const tokens = await Promise.all(ways.map((way) => token(id, way)));
      const way = ways.find((_, index) => isEqual(given, tokens[index] ?? ""));
      if (!way) return { kind: "forged" };
      const complete = way === "complete" ? 1 : 0;
      const [stored = []] = await database.batch([
        statement(insert, { id, message, complete, now: now() }),
        statement(replaceOlder, { id }),
      ]);
      return stored.length > 0 ? { kind: "stored", id, state: "pending" } : { kind: "duplicate", id };
    },
    unannounced: async () =>
      idOf(
        await query(
          database,
          `SELECT id FROM canaries
            WHERE id = :id AND state = 'delivered' AND complete = 1 AND announced_at IS NULL`,
          { id: currentCanary(now()) },
        ),
      ),
    markAnnounced: async (id) => {
      await query(database, "UPDATE canaries SET announced_at = :now WHERE id = :id", { id, now: now() });
    },
  };
}

const isEqual = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

export const canaryTable: OutboxTable<Canary> = {
  name: "canaries",
  storedAt: "stored_at",
  toItem: (row) => ({
    id: String(row.id),
    message: String(row.message),
    attempts: Number(row.attempts),
  }),
};
