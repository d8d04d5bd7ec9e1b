import { createHash, createHmac, randomBytes } from "node:crypto";
import { query, type SqlDatabase } from "../database/sql-database.ts";

/** The shape of every key: 32 bytes in base64url. */
const keyPattern = /^[\w-]{43}$/;

/** Whether an address still ends with a whole key. */
export const isKey = (text: string): boolean => keyPattern.test(text);

/** A key that nobody can guess, for one confirmation. */
export const createKey = (): string => randomBytes(32).toString("base64url");

/** What is stored of a key: whoever reads the database cannot use it. */
export const hashKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/**
 * Gives the key that takes an email address off the list. It is worked out anew each time and never
 * stored, and is always the same for an address: the link in an old letter works for good.
 */
export function createLeaveKeys(database: SqlDatabase): (email: string) => Promise<string> {
  let secret: string | undefined;
  return async (email) => {
    const stored = "SELECT value FROM secrets WHERE name = 'newsletter-key'";
    secret ??= String((await query(database, stored))[0]?.value);
    return createHmac("sha256", secret).update(`leave:${email.toLowerCase()}`).digest("base64url");
  };
}
