import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { replaceFile } from "../../system/files.ts";
import { mailboxOf } from "../newsletter/tokens.ts";

/**
 * The file in the data folder that says who was forgotten. No copy has it, so that an older copy that is restored can't bring them back.
 * The file has keyed hashes, and no address.
 */
const forgottenFile = "forgotten.json";

const forgotten = z.object({
  key: z.string(),
  /** Times by hash, in milliseconds since 1970. */
  people: z.record(z.string(), z.number()),
});

function readForgotten(dataDirectory: string): z.infer<typeof forgotten> | undefined {
  const file = path.join(dataDirectory, forgottenFile);
  return existsSync(file) ? forgotten.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

const hashOf = (key: string, email: string) =>
  createHmac("sha256", key)
    .update(`forgotten:${mailboxOf(email)}`)
    .digest("hex");

/**
 * Notes that everything of an address up to a moment was forgotten.
 *
 * @param at milliseconds since 1970
 * @throws if what is noted already can't be read: it must not be lost
 */
export function rememberForgotten(dataDirectory: string, email: string, at: number): void {
  const { key, people } = readForgotten(dataDirectory) ?? {
    key: randomBytes(32).toString("hex"),
    people: {},
  };
  const noted = { key, people: { ...people, [hashOf(key, email)]: at } };
  replaceFile(path.join(dataDirectory, forgottenFile), `${JSON.stringify(noted)}\n`, { mode: 0o600 });
}

/** What has an address, and since when. */
const tables = [
  { name: "messages", since: "received_at" },
  { name: "subscription_requests", since: "requested_at" },
  { name: "subscribers", since: "confirmed_at" },
] as const;

/** Deletes from a database everything of those who were forgotten since it was written. Who left a list stays known as such. */
export function leaveOutForgotten(dataDirectory: string, database: DatabaseSync): void {
  const noted = readForgotten(dataDirectory);
  if (!noted) return;
  const departed = database.prepare(`INSERT INTO departures (unsubscribe_token_hash, left_at)
    SELECT unsubscribe_token_hash, :at FROM subscribers WHERE id = :id
    ON CONFLICT (unsubscribe_token_hash) DO UPDATE SET left_at = max(left_at, excluded.left_at)`);
  for (const { name, since } of tables) {
    const remove = database.prepare(`DELETE FROM ${name} WHERE id = ?`);
    for (const row of database.prepare(`SELECT id, email, ${since} AS since FROM ${name}`).all()) {
      const at = noted.people[hashOf(noted.key, String(row.email))];
      if (at === undefined || Number(row.since) > at) continue;
      if (name === "subscribers") departed.run({ id: String(row.id), at });
      remove.run(String(row.id));
    }
  }
}
