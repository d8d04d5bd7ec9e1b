import { describe, expect, onTestFinished, test } from "vitest";
import { composeEmail } from "../contact/store.ts";
import { sender, storedMessage } from "../test-support/fixtures.ts";
import { type ApiFault, startMailApi } from "../test-support/mail-api.ts";
import { createResendTransport } from "./resend.ts";

async function provider(fault?: () => ApiFault) {
  const api = await startMailApi(fault);
  onTestFinished(() => api.close());
  return { ...api, send: createResendTransport(api.url, api.key, 2000) };
}

describe("an email through the provider", () => {
  test("arrives complete, from the site, with replies to the visitor", async () => {
    const { send, mails } = await provider();
    const message = storedMessage({ message: "日本語 🙏🏽\n.\nBcc: nobody@example.org" });
    expect(await send(composeEmail(message, sender))).toEqual({ result: "delivered" });
    const [email] = mails;
    expect(email?.from).toEqual({ name: "Stillwater website", address: sender.from });
    expect(email?.to_).toEqual([sender.owner]);
    expect(email?.replyTo).toEqual([{ name: "Kim Nguyễn", address: "kim@example.org" }]);
    expect(email?.text).toContain(message.message);
    expect(email?.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted" }));
  });

  test.each([
    ["a line break", "Eve\r\nBcc: victim@example.org", "Eve Bcc: victim@example.org"],
    ["quotes", 'Eve" <eve@example.net>, "', 'Eve" <eve@example.net>, "'],
    ["a comma", "Nguyen, Kim", "Nguyen, Kim"],
  ])("has one reply address whatever the name: %s", async (_, name, expected) => {
    const { send, mails } = await provider();
    await send(composeEmail(storedMessage({ name }), sender));
    expect(mails[0]?.replyTo).toEqual([{ name: expected, address: "kim@example.org" }]);
    expect(mails[0]?.bcc ?? []).toEqual([]);
  });

  test("is sent once although it is attempted twice", async () => {
    const { url, key, send, mails } = await provider();
    const email = composeEmail(storedMessage(), sender);
    await send(email);
    await createResendTransport(url, key, 2000)(email);
    expect(mails).toHaveLength(1);
  });
});

describe("the outcome", () => {
  test.each([
    ["an invalid recipient", 422, "validation_error", "rejected"],
    ["a wrong parameter", 400, "invalid_parameter", "rejected"],
    ["an unverified sender", 403, "validation_error", "failed"],
    ["a wrong sender", 422, "invalid_from_address", "failed"],
    ["a wrong key", 401, "invalid_api_key", "failed"],
    ["a used-up quota", 429, "daily_quota_exceeded", "failed"],
    ["a concurrent duplicate", 409, "concurrent_idempotent_requests", "failed"],
    ["an error of the provider", 500, "application_error", "failed"],
  ])("of %s", async (_, status, name, result) => {
    const { send } = await provider(() => ({ status, body: { name, message: "to kim@example.org: no" } }));
    const attempt = await send(composeEmail(storedMessage(), sender));
    const kind = status === 401 || status === 403 ? "settings" : undefined;
    expect(attempt).toEqual({
      result,
      status,
      reason: `${status} ${name}: to [address]: no`,
      ...(result === "failed" && { maybeDelivered: false }),
      ...(kind && { kind }),
    });
  });

  test("is unknown after a broken connection", async () => {
    const { send } = await provider(() => "hang up");
    const broken = await send(composeEmail(storedMessage(), sender));
    expect(broken).toMatchObject({ result: "failed", maybeDelivered: true });
  });

  test.each(["", "<h1>Sign in</h1>", {}])(
    "is unknown after a 200 with %j, which the provider doesn't answer",
    async (body) => {
      const { send } = await provider(() => ({ status: 200, body }));
      const answered = await send(composeEmail(storedMessage(), sender));
      expect(answered).toMatchObject({ result: "failed", maybeDelivered: true });
    },
  );

  test("is a failure if the provider is unreachable or a proxy responds", async () => {
    const gone = await startMailApi();
    await gone.close();
    const nobody = createResendTransport(gone.url, gone.key, 2000);
    const failed = await nobody(composeEmail(storedMessage(), sender));
    expect(failed).toMatchObject({ result: "failed", maybeDelivered: false });
    const { send } = await provider(() => ({ status: 502, body: "<h1>Bad gateway</h1>" }));
    const page = await send(composeEmail(storedMessage(), sender));
    expect(page).toMatchObject({ result: "failed", reason: "502" });
  });
});
