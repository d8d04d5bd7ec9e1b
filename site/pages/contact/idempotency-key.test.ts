import { describe, expect, it } from "vitest";
import { idempotencyKeyFor, randomUuid } from "./idempotency-key.ts";

const draft = {
  name: "Zoë O’Brien",
  email: "zoe@example.net",
  interest: "General Question",
  message: "Does it suit someone who falls asleep?",
};

describe("the idempotency key", () => {
  it("stays the same for an unchanged draft", () => {
    const first = idempotencyKeyFor(draft, undefined);
    expect(idempotencyKeyFor({ ...draft }, { key: first, draft })).toBe(first);
  });

  it.each(["name", "email", "interest", "message"] as const)("changes with an edit of %s", (field) => {
    const first = idempotencyKeyFor(draft, undefined);
    expect(idempotencyKeyFor({ ...draft, [field]: "edited" }, { key: first, draft })).not.toBe(first);
  });

  it("is a UUID also over plain HTTP", () => {
    const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    const { randomUUID } = crypto;
    try {
      Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
      const made = Array.from({ length: 50 }, randomUuid);
      for (const id of made) expect(id).toMatch(uuid);
      expect(new Set(made).size).toBe(50);
    } finally {
      Object.defineProperty(crypto, "randomUUID", { value: randomUUID, configurable: true });
    }
  });
});
