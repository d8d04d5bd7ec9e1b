import { expect, test } from "vitest";
import { missingMailSettings, readEnv, readEnvAsFarAsValid } from "./env.ts";
import { usualLimits } from "./limits/limited-insert.ts";
import { visitLimits } from "./limits/memory-rate-limiter.ts";

test("has defaults for all settings", () => {
  const env = readEnv({});
  expect(env).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", DATA_DIR: "./data", TRUST_PROXY: 0 });
  expect(env).toMatchObject({ LIMITS: 1, LETTERS_PER_MINUTE: 20 });
  expect(missingMailSettings(env)).toEqual(["SMTP_URL", "CONTACT_TO", "CONTACT_FROM"]);
  // As docs/operating.md says them.
  expect(usualLimits(env.LIMITS)).toMatchObject({
    perClient: 5,
    perClientDay: 20,
    perMinute: 10,
    perDay: 200,
  });
  expect(visitLimits(env.LIMITS)).toEqual({ perClient: 300, perMinute: 600 });
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
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "no"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "FALSE"],
  ["TRUST_PROXY", "-1"],
  ["TRUST_PROXY", "0x1"],
  ["TRUST_PROXY", " "],
  ["LIMITS", "lots"],
  ["WEEKLY_EMAIL", "no"],
  ["LIMITS", "-1"],
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

test("names an invalid setting to a command that doesn't use it", () => {
  const { env, errors } = readEnvAsFarAsValid({
    CONTACT_TO: "nobody",
    CONTACT_FROM: "site@example.org",
    TRUST_PROXY: "yes",
  });
  expect(env).toMatchObject({ CONTACT_TO: "", CONTACT_FROM: "site@example.org", TRUST_PROXY: 0 });
  expect(errors).toEqual([
    { name: "CONTACT_TO", message: expect.stringMatching(/^must/) },
    { name: "TRUST_PROXY", message: expect.stringMatching(/^must be a whole number from 0 to 10/) },
  ]);
});

test.each([
  ["SMTP_URL", "smtp://localhost:2525"],
  ["SMTP_URL", "smtps://me%40example.com:p%2Fss@mail.example.com:465"],
  ["SMTP_URL", "smtp://127.0.0.1:25"],
  ["SMTP_URL", "smtp+insecure://me:secret@127.0.0.1:25"],
  ["SMTP_URL", "smtp+insecure://me:secret@[::1]"],
])("accepts %s=%s", (name, value) => {
  expect(readEnv({ [name]: value })).toMatchObject({ [name]: value });
});
