import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { checkSecrets } from "./check-secrets.ts";

const environment = {
  SMTP_URL: "smtps://me%40example.com:c0rrect%2Fhorse@mail.example.com",
  RESEND_API_KEY: "re_0123456789",
  HOME: "/home/kim",
  SHORT_TOKEN: "a",
  EMPTY_TOKEN: "",
};

/** Creates a folder with a nested file. */
function folderWith(text: string) {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "client/assets"), { recursive: true });
  writeFileSync(path.join(folder, "client/assets/page.js"), `let a="${text}"`);
  return folder;
}

test.each([
  ["SMTP_URL", environment.SMTP_URL],
  ["SMTP_URL", "c0rrect%2Fhorse"],
  ["SMTP_URL", "c0rrect/horse"],
  ["RESEND_API_KEY", environment.RESEND_API_KEY],
])("rejects %s in a built file without printing it: %s", async (name, leaked) => {
  const failure = await checkSecrets(folderWith(leaked), environment).then(String, String);
  expect(failure).toContain(`page.js: ${name}`);
  expect(failure).not.toContain(leaked);
});

test("accepts values that aren't secret", async () => {
  await checkSecrets(folderWith("mail.example.com /home/kim a"), environment);
});
