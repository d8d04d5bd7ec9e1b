import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { business } from "#content/business";
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
  it("succeeds when this site's server says that it has stored the message", async () => {
    answer('{"ok":true}', { status: 200 });
    await expect(sendMessage(outgoing)).resolves.toBeUndefined();
  });

  it.each([
    ["an empty 200, as a proxy answers to what it has cut", 200, ""],
    ["a 204", 204, null],
    ["a sign-in page of a wireless network", 200, "<!doctype html><h1>Sign in</h1>"],
    ["JSON that doesn't say so", 200, '{"ok":"true"}'],
    ["null", 200, "null"],
  ])("takes %s for no answer, and tries again", async (_, status, body) => {
    answer(body, { status });
    const error = await sendAndCatch();
    expect(error).toMatchObject({ name: "SendError", status: 0 });
    expect(error && shouldRetry(0, error)).toBe(true);
  });

  it("fails when the answer breaks off", async () => {
    const breaksOff = new ReadableStream({ start: (stream) => stream.error(new TypeError("cut off")) });
    vi.stubGlobal("fetch", async () => new Response(breaksOff, { status: 200 }));
    expect(await sendAndCatch()).toMatchObject({ name: "SendError", status: 0, message: "cut off" });
  });

  it("posts JSON to the function, without a public key unless one is configured", async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"ok":true}'));
    vi.stubGlobal("fetch", fetched);
    await sendMessage(outgoing);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe("/functions/v1/send-contact-email");
    expect(init?.headers).toEqual({ "Content-Type": "application/json" });
    expect(JSON.parse(String(init?.body))).toEqual(outgoing);
  });

  it("gives a message as long as a slow phone takes, and then leaves it to the visitor", async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.stubGlobal("AbortSignal", {
      timeout: (time: number) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException("timed out", "TimeoutError")), time);
        return controller.signal;
      },
    });
    const answerAfter = (seconds: number) =>
      vi.stubGlobal(
        "fetch",
        (_url: string, { signal }: { signal: AbortSignal }) =>
          new Promise((resolve, reject) => {
            setTimeout(() => resolve(new Response('{"ok":true}')), seconds * 1000);
            signal.addEventListener("abort", () => reject(signal.reason));
          }),
      );
    for (const [seconds, outcome] of [
      [50, undefined],
      [119, undefined],
      [600, { status: 408 }],
    ] as const) {
      answerAfter(seconds);
      const sent = sendAndCatch();
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      const error = await sent;
      if (!outcome) expect(error, `${seconds} s`).toBeUndefined();
      else {
        expect(error).toMatchObject(outcome);
        expect(error && shouldRetry(0, error)).toBe(false);
      }
    }
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

describe("sending to functions on another host", () => {
  const sendElsewhere = async () => {
    vi.resetModules();
    const functions = { url: "https://functions.example.com/functions/v1" };
    vi.doMock("#content/business", () => ({ business: { ...business, functions } }));
    const elsewhere = await import("./send-message.ts");
    return elsewhere.sendMessage(outgoing);
  };
  afterEach(() => {
    vi.doUnmock("#content/business");
    vi.resetModules();
  });

  it.each([
    [200, "<p>not JSON"],
    [202, '{"queued":1}'],
    [204, null],
  ])("succeeds with %s and the body %j", async (status, body) => {
    answer(body, { status });
    await expect(sendElsewhere()).resolves.toBeUndefined();
  });

  it("fails with an empty 200", async () => {
    answer("", { status: 200 });
    await expect(sendElsewhere()).rejects.toMatchObject({ name: "SendError", status: 0 });
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
