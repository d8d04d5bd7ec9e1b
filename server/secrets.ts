import { randomBytes, timingSafeEqual } from "node:crypto";

/** Returns 256 random bits, in 43 characters that a URL and a cookie take as they are. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Compares what was given with a secret, in a time that tells nothing about how much of it was right. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
