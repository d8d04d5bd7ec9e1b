import { timingSafeEqual } from "node:crypto";

/** Compares what was given with a secret, in a time that tells nothing about how much of it was right. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
