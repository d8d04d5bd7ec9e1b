import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fieldMessages, notices } from "../../domain/message.ts";
import { startApp, valid } from "../test-support/app.ts";

const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string; fields: Record<string, string> } })
    .error;

describe("a message from the page's script", () => {
  test("is stored and wakes the delivery", async () => {
    const site = startApp();
    const response = await site.sendJson(valid);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(await site.rows()).toMatchObject([{ ...valid, state: "pending", suspected_spam: 0 }]);
    expect(site.woken()).toBe(1);
  });

  test("sent twice with one idempotency key is stored once", async () => {
    const site = startApp();
    const idempotencyKey = randomUUID();
    const sent = [
      await site.sendJson({ ...valid, idempotencyKey }),
      await site.sendJson({ ...valid, idempotencyKey: idempotencyKey.toUpperCase() }),
    ];
    expect(sent.map((response) => response.status)).toEqual([200, 200]);
    expect(await site.rows()).toHaveLength(1);
    expect((await site.sendJson({ ...valid, idempotencyKey, message: "More" })).status).toBe(200);
    expect(await site.rows()).toHaveLength(2);
  });

  test("with a corrected address is no duplicate of the one with a wrong address", async () => {
    const site = startApp();
    const idempotencyKey = randomUUID();
    for (const email of ["kim.@example.org", "kim@example..org", "kim@example.org/"])
      expect((await site.sendJson({ ...valid, email, idempotencyKey })).status).toBe(422);
    // Its form is right, its words aren't.
    for (const email of ["kim@exmaple.org", "“kim@example.org.”"])
      expect((await site.sendJson({ ...valid, email, idempotencyKey })).status).toBe(200);
    expect((await site.rows()).map(({ email }) => email)).toEqual(["kim@exmaple.org", "kim@example.org"]);
  });

  test("needs only name, email and message", async () => {
    const site = startApp();
    const { interest: _, ...rest } = valid;
    expect((await site.sendJson({ ...rest, idempotencyKey: "not a uuid" })).status).toBe(200);
    expect(await site.rows()).toMatchObject([{ interest: "General Question", suspected_spam: 0 }]);
  });

  test.each([
    ["a filled honeypot", { website: "https://spam.example" }, 1],
    ["an empty honeypot", { website: " " }, 0],
  ])("with %s is stored, and the response reveals nothing", async (_, extra, spam) => {
    const site = startApp();
    const response = await site.sendJson({ ...valid, ...extra });
    expect(await response.json()).toEqual({ ok: true });
    expect(await site.rows()).toMatchObject([{ suspected_spam: spam, state: "pending" }]);
  });

  test.each([
    [
      {},
      {
        name: fieldMessages.name.missing,
        email: fieldMessages.email.missing,
        message: fieldMessages.message.missing,
      },
    ],
    [{ ...valid, name: " \t\u00a0" }, { name: fieldMessages.name.missing }],
    [{ ...valid, name: 5 }, { name: fieldMessages.name.missing }],
    [{ ...valid, email: "kim" }, { email: fieldMessages.email.invalid }],
    [{ ...valid, email: "kim@example.org\r\nBcc: x@example.org" }, { email: fieldMessages.email.invalid }],
    [{ ...valid, email: "a@example.org,b@example.org" }, { email: fieldMessages.email.invalid }],
    [{ ...valid, name: "x".repeat(201) }, { name: fieldMessages.name.tooLong }],
    [{ ...valid, message: "x".repeat(4501) }, { message: fieldMessages.message.tooLong }],
    [{ ...valid, interest: "x".repeat(101) }, { interest: expect.any(String) }],
  ])("with invalid fields gets 422 and their errors: %#", async (body, fields) => {
    const site = startApp();
    const response = await site.sendJson(body);
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toEqual({ code: "invalid_fields", message: expect.any(String), fields });
    expect(await site.rows()).toEqual([]);
  });

  test("keeps an interest that was renamed while the page was open", async () => {
    const site = startApp();
    expect((await site.sendJson({ ...valid, interest: "Pond Course" })).status).toBe(200);
    expect(await site.rows()).toMatchObject([{ interest: "Pond Course" }]);
  });

  test("may be as long as the longest field in any alphabet", async () => {
    const site = startApp();
    const message = "静".repeat(4500);
    expect((await site.sendJson({ ...valid, message })).status).toBe(200);
    expect((await site.rows())[0]?.message).toBe(message);
  });
});

describe("an invalid request", () => {
  test.each([
    ["no JSON", "{", { "Content-Type": "application/json" }, 400, "malformed"],
    ["a list", "[]", { "Content-Type": "application/json" }, 400, "malformed"],
    ["null", "null", { "Content-Type": "application/json" }, 400, "malformed"],
    ["nothing", "", { "Content-Type": "application/json" }, 400, "malformed"],
    ["text", "hello", { "Content-Type": "text/plain" }, 415, "unsupported_type"],
    ["another type", "<a/>", { "Content-Type": "application/xml" }, 415, "unsupported_type"],
  ])("%s", async (_, body, headers, status, code) => {
    const response = await startApp().send(body, headers);
    expect(response.status).toBe(status);
    expect(await errorOf(response)).toEqual({ code, message: expect.any(String), fields: {} });
  });

  test.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is 405", async (method) => {
    const response = await startApp().request("/functions/v1/send-contact-email", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect((await errorOf(response)).code).toBe("method_not_allowed");
  });

  test("gets 400 and a page for a truncated multipart form", async () => {
    const response = await startApp().send('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKi', {
      "Content-Type": "multipart/form-data; boundary=x",
    });
    expect(response.status).toBe(400);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  });

  test.each([
    ["declared", { "Content-Length": "20000" }],
    ["not declared", {}],
    ["declared as less", { "Content-Length": "10" }],
  ])("gets 413 above 16 KB, its length %s", async (_, headers) => {
    const site = startApp();
    const body = new ReadableStream({
      start(controller) {
        for (let chunk = 0; chunk < 20; chunk += 1) controller.enqueue(new Uint8Array(1000).fill(32));
        controller.close();
      },
    });
    const response = await site.send(body, { "Content-Type": "application/json", ...headers });
    expect(response.status).toBe(413);
    expect((await errorOf(response)).code).toBe("too_large");
  });
});

describe("another site's page", () => {
  test.each([
    [{ "Sec-Fetch-Site": "cross-site", Origin: "https://other.example" }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    // WebKit sends this for a form with target=_blank.
    [{ "Sec-Fetch-Site": "cross-site", Origin: "http://site.test" }, 200],
    [{ "Sec-Fetch-Site": "same-site", Origin: "https://other.site.test" }, 403],
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "http://site.test.evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ "X-Forwarded-Host": "evil.example", Origin: "https://evil.example" }, 403],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "https://behind-a-proxy.example" }, 200],
    [{ "Sec-Fetch-Site": "none" }, 200],
    [{ Origin: "http://site.test" }, 200],
    [{ Origin: "https://www.stillwater.example.com" }, 200],
    [{}, 200],
  ])("can't send: %o", async (headers, status) => {
    const site = startApp();
    expect((await site.sendJson(valid, headers as Record<string, string>)).status).toBe(status);
    expect(await site.rows()).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe("limits", () => {
  test("refuse a client's further message until later", async () => {
    const site = startApp({ limits: { perClient: 1 } });
    expect((await site.sendJson(valid)).status).toBe(200);
    const refused = await site.sendJson({ ...valid, message: "Another" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(590);
    expect(await errorOf(refused)).toMatchObject({
      code: "too_many",
      message: expect.stringContaining("Try again in 10 minutes."),
    });
  });

  test("refuse a flood that finds no room for more messages to check, and give its text back with the address to write to", async () => {
    const site = startApp({ limits: { perMinute: 1, toCheck: 1 } });
    for (let sender = 1; sender <= 2; sender += 1) {
      const fields = { ...valid, name: `Kim ${sender}` };
      expect((await site.sendJson(fields, {}, `192.0.2.${sender}`)).status).toBe(200);
    }
    const script = await site.sendJson(valid, {}, "192.0.2.3");
    expect(script.status).toBe(503);
    expect(await errorOf(script)).toEqual({ code: "not_stored", message: notices.failed.text, fields: {} });
    const form = await site.send(new URLSearchParams(valid), {}, "192.0.2.4");
    expect(form.status).toBe(503);
    expect(await form.text()).toContain(">Hello</textarea>");
    expect(await site.rows()).toHaveLength(2);
    // The disk is fine.
    expect((await site.request("/healthz")).status).toBe(200);
  });
});

describe("a full disk", () => {
  test("gets 503, shows in the health check, and recovers", async () => {
    let full = true;
    const site = startApp({
      database: (real) => ({
        batch: (statements) =>
          full && statements.some(({ sql }) => /INSERT|UPDATE|DELETE/.test(sql))
            ? Promise.reject(new Error("database or disk is full"))
            : real.batch(statements),
      }),
    });
    const response = await site.sendJson(valid);
    expect(response.status).toBe(503);
    expect(await errorOf(response)).toEqual({ code: "not_stored", message: notices.failed.text, fields: {} });
    const form = await site.send(new URLSearchParams(valid));
    expect(form.status).toBe(503);
    expect(await form.text()).toContain(">Hello</textarea>");

    const health = await site.request("/healthz");
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: "unhealthy", faults: ["storage"] });

    full = false;
    expect((await site.request("/healthz")).status).toBe(200);
    expect((await site.sendJson(valid)).status).toBe(200);
  });
});

test("logs request ids, and nothing about sender or text", async () => {
  const site = startApp({ limits: { perClient: 1 } });
  const ok = await site.sendJson({ ...valid, message: "my secret" });
  await site.sendJson(valid);
  await site.request("/kim@example.org?email=kim@example.org");
  const text = JSON.stringify(site.entries);
  for (const secret of ["secret", "kim@", "Kim", "192.0.2.1"]) expect(text).not.toContain(secret);
  const mine = site.entries.filter((entry) => entry.requestId === ok.headers.get("X-Request-Id"));
  expect(mine.map((entry) => entry.event)).toEqual(["message stored", "request"]);
});
