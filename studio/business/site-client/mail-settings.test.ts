import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openProject } from "../../engine/project.ts";
import { type MailForm, readMailSettings, settingsFile, writeMailSettings } from "./mail-settings.ts";

const form: MailForm = {
  server: "mail.example.com",
  user: "jo@example.com",
  password: "p@ss word#'\"/%$&",
  to: "jo@example.com",
  from: "website@example.com",
};

/** A project whose `npm start` has settings, if any are given. */
function projectWith(text?: string) {
  const project = openProject(temporaryFolder());
  const file = path.join(project.folder, settingsFile);
  mkdirSync(path.dirname(file));
  if (text !== undefined) writeFileSync(file, text, { mode: 0o644 });
  const read = () => readFileSync(file, "utf8");
  return { project, file, read, values: () => parseEnv(read()) };
}

test("writes what the site reads, for its owner's eyes only, and never gives the password back", () => {
  const { project, file, values } = projectWith();
  expect(writeMailSettings(project, form)).toBeUndefined();
  const { SMTP_URL = "", ...addresses } = values();
  expect(addresses).toEqual({ CONTACT_TO: form.to, CONTACT_FROM: form.from });
  const url = new URL(SMTP_URL);
  expect([url.protocol, url.hostname]).toEqual(["smtps:", "mail.example.com"]);
  expect([url.username, url.password].map(decodeURIComponent)).toEqual([form.user, form.password]);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const known = readMailSettings(project);
  expect(known).toMatchObject({ server: form.server, user: form.user, to: form.to, hasPassword: true });
  expect(JSON.stringify(known)).not.toMatch(/p(?:@|%40)ss/);
});

test.each(["\n", "\r\n"])("keeps every other line byte for byte, with line ends %j", (end) => {
  const before = [
    "# Jo’s site",
    "TRUST_PROXY=1",
    "CONTACT_TO = old@example.com # me",
    "",
    'BACKUP_COMMAND="a b"',
  ];
  const { project, file, read } = projectWith(before.join(end));
  expect(writeMailSettings(project, form)).toBeUndefined();
  const after = read().split(end);
  expect(after.slice(0, 5)).toEqual([...before.slice(0, 2), "CONTACT_TO=jo@example.com", ...before.slice(3)]);
  expect(after.slice(5).map((line) => line.split("=")[0])).toEqual(["SMTP_URL", "CONTACT_FROM", ""]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const once = read();
  writeMailSettings(project, { ...form, password: "" });
  expect(read()).toBe(once);
});

test("an empty password keeps the one that is there, and no other server or user gets that", () => {
  const { project, values } = projectWith("SMTP_URL=smtp://jo:s%23cret@old.example.com:587?name=pond\n");
  const unchanged = { ...form, server: "old.example.com:587", user: "jo", password: "" };
  expect(readMailSettings(project)).toMatchObject({ server: "old.example.com:587", user: "jo" });
  writeMailSettings(project, unchanged);
  expect(values().SMTP_URL).toBe("smtp://jo:s%23cret@old.example.com:587?name=pond");
  for (const other of [
    { server: "new.example.com:587" },
    { server: "old.example.com" },
    { server: "smtp+insecure://old.example.com:587" },
    { user: "jo@new" },
  ]) {
    expect(writeMailSettings(project, { ...unchanged, ...other })).toHaveProperty("password");
    expect(values().SMTP_URL).toBe("smtp://jo:s%23cret@old.example.com:587?name=pond");
  }
  writeMailSettings(project, { ...unchanged, server: "new.example.com", password: "new" });
  expect(values().SMTP_URL).toBe("smtps://jo:new@new.example.com");
  writeMailSettings(project, { ...unchanged, server: "new.example.com", user: "" });
  expect(values().SMTP_URL).toBe("smtps://new.example.com");
});

test.each([
  ["mail.example.com", "smtps://mail.example.com", "mail.example.com"],
  ["mail.example.com:465", "smtps://mail.example.com:465", "mail.example.com:465"],
  ["mail.example.com:587", "smtp://mail.example.com:587", "mail.example.com:587"],
  ["smtps://mail.example.com:8465", "smtps://mail.example.com:8465", "smtps://mail.example.com:8465"],
  ["SMTP://Mail.example.com", "smtp://mail.example.com", "mail.example.com:587"],
  ["127.0.0.1:2525", "smtp+insecure://127.0.0.1:2525", "127.0.0.1:2525"],
])("a server typed as %s is %s, and shown as %s", (server, url, shown) => {
  const { project, values } = projectWith();
  expect(writeMailSettings(project, { ...form, server, user: "", password: "" })).toBeUndefined();
  expect(values().SMTP_URL).toBe(url);
  expect(readMailSettings(project).server).toBe(shown);
});

test.each([
  [{ server: "" }, "server"],
  [{ server: "mail example com" }, "server"],
  [{ server: "mail.example.com\nTRUST_PROXY=9" }, "server"],
  [{ server: "https://mail.example.com" }, "server"],
  [{ server: "me:secret@mail.example.com" }, "server"],
  [{ server: "mail.example.com:99999" }, "server"],
  [{ server: "smtp+insecure://mail.example.com" }, "server"],
  [{ to: "jo" }, "to"],
  [{ to: "jo@example.com\nSMTP_URL=smtp://x.example" }, "to"],
  [{ from: "" }, "from"],
  [{ from: "a@example.com, b@example.com" }, "from"],
  [{ user: "" }, "user"],
  [{ password: "" }, "password"],
])("refuses %j at its field, and writes nothing", (change, field) => {
  const { project, read } = projectWith("# as it was\n");
  const errors = writeMailSettings(project, { ...form, ...change });
  expect(Object.keys(errors ?? {})).toEqual([field]);
  expect(read()).toBe("# as it was\n");
});

test("leaves a file alone whose lines it would misread", () => {
  const text = 'BACKUP_COMMAND="first\nSMTP_URL=not a setting\nlast"\n';
  const { project, read } = projectWith(text);
  expect(() => writeMailSettings(project, form)).toThrow("Nothing was changed");
  expect(read()).toBe(text);
});
