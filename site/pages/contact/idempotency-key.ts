import type { Draft } from "../../../domain/message.ts";

/**
 * Returns the previous key for an unchanged draft, otherwise a new one: sending twice is harmless, and an edited
 * message is another message.
 *
 * @param previous the key of the last attempt, with the draft that was sent
 */
export function idempotencyKeyFor(
  draft: Draft,
  previous: { readonly key: string; readonly draft: Draft } | undefined,
): string {
  const isUnchanged = previous && JSON.stringify(previous.draft) === JSON.stringify(draft);
  return isUnchanged ? previous.key : randomUuid();
}

/** Returns a random UUID, also over plain HTTP, where `crypto.randomUUID` is missing. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
