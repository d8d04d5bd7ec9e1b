import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { idempotencyKeyFor, retryDelay, SendError, sendMessage, shouldRetry } from "./send-message.ts";

const outgoing = {
  name: "Sam",
  email: "sam@example.net",
  interest: "General Question",
  message: "Hello",
  idempotencyKey: "3f0c9c1e-5f0b-4c7b-9e53-0f3f0a4f4a01",
  website: "",
};
const failure = (status: number, retryAfter?: number) => new SendError("", status, {}, retryAfter);
const answer = (body: string | null, init: ResponseInit) =>
  vi.stubGlobal("fetch", async () => new Response(body, init));
const sendAndCatch = () =>
  sendMessage(outgoing).then(
    () => undefined,
    (error: unknown) => error as SendError,
  );

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("retries", () => {
  it.each([0, 500, 502, 503, 429])("retries three times after status %s", (status) => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, failure(status)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([400, 401, 403, 404, 405, 413, 415, 422])("does not retry after status %s", (status) => {
    expect(shouldRetry(0, failure(status))).toBe(false);
  });

  it("does not retry while offline or after an error in our own code", () => {
    expect(shouldRetry(0, new TypeError("a bug"))).toBe(false);
    vi.stubGlobal("navigator", { onLine: false });
    expect(shouldRetry(0, failure(0))).toBe(false);
  });

  it("doubles the delay from 1 s to 30 s", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures, failure(503)))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it("follows a short Retry-After", () => {
    expect(shouldRetry(0, failure(429, 5000))).toBe(true);
    expect(retryDelay(0, failure(429, 5000))).toBe(5000);
    expect(shouldRetry(0, failure(429, 500_000))).toBe(false);
  });

  it("does not wait for a Retry-After of an hour", () => {
    expect(shouldRetry(0, failure(503, 3_600_000))).toBe(true);
    expect(retryDelay(0, failure(503, 3_600_000))).toBe(1000);
  });
});

describe("sending", () => {
  it.each([200, 201, 202, 204])("succeeds with status %s, whatever the body", async (status) => {
    answer(status === 204 ? null : "<p>not JSON", { status });
    await expect(sendMessage(outgoing)).resolves.toBeUndefined();
  });

  it("posts JSON to the function, without a public key unless one is configured", async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
    vi.stubGlobal("fetch", fetched);
    await sendMessage(outgoing);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe("/functions/v1/send-contact-email");
    expect(init?.headers).toEqual({ "Content-Type": "application/json" });
    expect(JSON.parse(String(init?.body))).toEqual(outgoing);
  });

  it("fails while offline without sending a request", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("navigator", { onLine: false });
    expect(await sendAndCatch()).toMatchObject({ status: 0 });
    expect(fetched).not.toHaveBeenCalled();
  });

  it("reports a missing response as status 0", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await sendAndCatch()).toMatchObject({ status: 0, message: "Failed to fetch" });
  });

  it("reads Retry-After in seconds and ignores dates", async () => {
    answer("", { status: 429, headers: { "Retry-After": "7" } });
    expect(await sendAndCatch()).toMatchObject({ status: 429, retryAfter: 7000 });
    answer("", { status: 429, headers: { "Retry-After": "Sun, 22 Nov 2026 08:00:00 GMT" } });
    expect((await sendAndCatch())?.retryAfter).toBeUndefined();
  });

  it("passes on the field errors of the server", async () => {
    answer(JSON.stringify({ error: { code: "invalid_fields", fields: { email: "No such address" } } }), {
      status: 422,
    });
    expect(await sendAndCatch()).toMatchObject({ status: 422, fieldErrors: { email: "No such address" } });
  });

  it.each([
    "null",
    "[]",
    '"no"',
    "<html>",
    "{}",
    '{"error":{"fields":null}}',
    '{"error":{"fields":{"name":{"nested":1},"constructor":"x","interest":"y"}}}',
  ])("ignores malformed field errors: %s", async (body) => {
    answer(body, { status: 422 });
    expect((await sendAndCatch())?.fieldErrors).toEqual({});
  });
});

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
});
