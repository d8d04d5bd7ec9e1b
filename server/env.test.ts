import { expect, test } from "vitest";
import { business } from "#content/business";
import { missingMailSettings, readEnv, readEnvAsFarAsValid } from "./env.ts";

test("has defaults for all settings", () => {
  const env = readEnv({});
  expect(env).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", DATA_DIR: "./data", TRUST_PROXY: 0 });
  expect(env).toMatchObject({ KEEP_MESSAGES_DAYS: business.messagesKeptDays });
  expect(env).toMatchObject({ LIMIT_PER_CLIENT: 5, LIMIT_PER_MINUTE: 10, LIMIT_PER_DAY: 200 });
  expect(missingMailSettings(env)).toEqual(["SMTP_URL", "CONTACT_TO", "CONTACT_FROM"]);
});

test("treats an empty value as unset", () => {
  expect(readEnv({ PORT: "", SMTP_URL: "", TRUST_PROXY: "" })).toMatchObject({ PORT: 3000, TRUST_PROXY: 0 });
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["SMTP_URL", "imap.example.org"],
  ["SMTP_URL", "https://imap.example.org"],
  ["SMTP_URL", "smtp+insecure://me:secret@mail.example.org"],
  ["CONTACT_TO", "nobody"],
  ["CONTACT_FROM", "a@example.com\r\nBcc: b@example.com"],
  ["ALERT_URL", "file:///etc/passwd"],
  ["TRUST_PROXY", "yes"],
  ["KEEP_MESSAGES_DAYS", "0"],
  ["LIMIT_PER_CLIENT", "-1"],
  ["RETRY_FIRST_SECONDS", "soon"],
])("rejects %s=%s by name without repeating the value", (name, value) => {
  let message = "";
  try {
    readEnv({ [name]: value });
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain(`\n  ${name} must`);
  if (value.length > 4) expect(message).not.toContain(value);
});

test("takes an invalid setting as unset where a server must not end, except that it deletes no message and trusts one proxy then", () => {
  const { env, errors } = readEnvAsFarAsValid({
    CONTACT_TO: "nobody",
    CONTACT_FROM: "site@example.org",
    KEEP_MESSAGES_DAYS: "ten years",
    TRUST_PROXY: "yes",
  });
  expect(env).toMatchObject({
    CONTACT_TO: "",
    CONTACT_FROM: "site@example.org",
    KEEP_MESSAGES_DAYS: 36_500,
    TRUST_PROXY: 1,
  });
  expect(errors).toEqual([
    expect.stringMatching(/^CONTACT_TO must/),
    expect.stringMatching(/^TRUST_PROXY must/),
    expect.stringMatching(/^KEEP_MESSAGES_DAYS must/),
  ]);
  expect(() => readEnvAsFarAsValid({ PORT: "many" })).toThrow("PORT must");
});

test.each([
  ["SMTP_URL", "smtp://localhost:2525"],
  ["SMTP_URL", "smtps://me%40example.com:p%2Fss@mail.example.com:465"],
  ["SMTP_URL", "smtp://127.0.0.1:25"],
  ["SMTP_URL", "smtp+insecure://me:secret@127.0.0.1:25"],
  ["SMTP_URL", "smtp+insecure://me:secret@[::1]"],
  ["ALERT_URL", "https://ntfy.example.com/topic"],
])("accepts %s=%s", (name, value) => {
  expect(readEnv({ [name]: value })).toMatchObject({ [name]: value });
});

test.each([
  ["true", 1],
  ["false", 0],
  ["2", 2],
])("TRUST_PROXY=%s is %i", (value, proxies) => {
  expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(proxies);
});
