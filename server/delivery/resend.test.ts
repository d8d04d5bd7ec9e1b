import { describe, expect, onTestFinished, test } from "vitest";
import { composeMail } from "../contact/compose-mail.ts";
import { type ApiFault, startMailApi } from "../test-support/mail-api.ts";
import { storedMessage } from "../test-support/messages.ts";
import { createResendTransport } from "./resend.ts";

const envelope = { from: "site@stillwater.example.com", to: "owner@example.net", siteName: "Stillwater" };

async function provider(fault?: () => ApiFault) {
  const api = await startMailApi(fault);
  onTestFinished(() => api.close());
  return { ...api, send: createResendTransport(api.url, api.key, 2000) };
}

describe("a mail through the provider", () => {
  test("arrives whole, from the site, and answering it writes to the visitor", async () => {
    const { send, mails } = await provider();
    const message = storedMessage({ message: "日本語 🙏🏽\n.\nBcc: nobody@example.org" });
    expect(await send(composeMail(message, envelope))).toEqual({ result: "delivered" });
    const [mail] = mails;
    expect(mail?.from).toEqual({ name: "Stillwater website", address: envelope.from });
    expect(mail?.to_).toEqual([envelope.to]);
    expect(mail?.replyTo).toEqual([{ name: "Kim Nguyễn", address: "kim@example.org" }]);
    expect(mail?.text).toContain(message.message);
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted" }));
  });

  test.each([
    ["a line break", "Eve\r\nBcc: victim@example.org", "Eve Bcc: victim@example.org"],
    ["quotes", 'Eve" <eve@example.net>, "', 'Eve" <eve@example.net>, "'],
    ["a comma", "Nguyen, Kim", "Nguyen, Kim"],
  ])("has one person to answer, whatever the name: %s", async (_, name, expected) => {
    const { send, mails } = await provider();
    await send(composeMail(storedMessage({ name }), envelope));
    expect(mails[0]?.replyTo).toEqual([{ name: expected, address: "kim@example.org" }]);
    expect(mails[0]?.bcc ?? []).toEqual([]);
  });

  test("that was cut off is mailed once, although it is tried twice", async () => {
    const { url, key, send, mails } = await provider();
    const mail = composeMail(storedMessage(), envelope);
    await send(mail);
    await createResendTransport(url, key, 2000)(mail);
    expect(mails).toHaveLength(1);
  });
});

describe("what came of it", () => {
  test.each([
    ["a recipient that is none", 422, "validation_error", "refused"],
    ["a wrong parameter", 400, "invalid_parameter", "refused"],
    ["a sender that is not known yet", 403, "validation_error", "failed"],
    ["a wrong sender", 422, "invalid_from_address", "failed"],
    ["a wrong key", 401, "invalid_api_key", "failed"],
    ["a used-up quota", 429, "daily_quota_exceeded", "failed"],
    ["the same just now", 409, "concurrent_idempotent_requests", "failed"],
    ["a fault of the provider", 500, "application_error", "failed"],
  ])("of %s", async (_, status, name, result) => {
    const { send } = await provider(() => ({ status, body: { name, message: "to kim@example.org: no" } }));
    const attempt = await send(composeMail(storedMessage(), envelope));
    expect(attempt).toMatchObject({ result, reason: `${status} ${name}: to [address]: no` });
    expect(attempt).not.toMatchObject({ maybeDelivered: true });
  });

  test("is not known where the connection broke, or nobody answered in time", async () => {
    const { send } = await provider(() => "hang up");
    const broken = await send(composeMail(storedMessage(), envelope));
    expect(broken).toMatchObject({ result: "failed", maybeDelivered: true });
  });

  test("is a failure without a mail where nobody is there, or a proxy answers with a page", async () => {
    const gone = await startMailApi();
    await gone.close();
    const nobody = createResendTransport(gone.url, gone.key, 2000);
    const failed = await nobody(composeMail(storedMessage(), envelope));
    expect(failed).toMatchObject({ result: "failed", maybeDelivered: false });
    const { send } = await provider(() => ({ status: 502, body: "<h1>Bad gateway</h1>" }));
    const page = await send(composeMail(storedMessage(), envelope));
    expect(page).toMatchObject({ result: "failed", reason: "502" });
  });
});
