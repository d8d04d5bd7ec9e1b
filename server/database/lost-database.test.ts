import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { buildSite, runScript, type SiteProcess, startSite } from "../test-support/site-process.ts";
import { databaseFile, recordFile } from "./store-record.ts";

const limits = { LIMIT_PER_CLIENT: "1000", LIMIT_PER_MINUTE: "1000", LIMIT_PER_DAY: "1000" };

const send = async (site: SiteProcess, message = "Hello") =>
  (
    await fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Kim", email: "kim@example.org", message }),
    })
  ).status;

const health = async (site: SiteProcess) => {
  const response = await fetch(`${site.url}/healthz`);
  return {
    code: response.status,
    ...((await response.json()) as { reason?: string; pending: number | null }),
  };
};

const pageStatus = async (site: SiteProcess) => (await fetch(`${site.url}/`)).status;

const filesOf = (folder: string) =>
  ["", "-wal", "-shm"].map((beside) => path.join(folder, "data", `${databaseFile}${beside}`));

const remove = (files: readonly string[]) => {
  for (const file of files) rmSync(file, { force: true });
};

/** Starts a site with three messages. */
async function withMessages() {
  const folder = buildSite();
  const site = await startSite(folder, limits);
  for (const text of ["one", "two", "three"]) expect(await send(site, text)).toBe(200);
  return { folder, data: path.join(folder, "data"), files: filesOf(folder), site };
}

/** Expects pages, refused messages, and a reason. */
async function expectLost(site: SiteProcess, reason: RegExp) {
  expect(await send(site)).toBe(503);
  expect(await pageStatus(site)).toBe(200);
  expect(await health(site)).toMatchObject({ code: 503, reason: expect.stringMatching(reason) });
  expect(site.output()).toContain("database lost");
  expect(site.output()).not.toMatch(/\n\s+at /);
}

const expectRecovered = (site: SiteProcess, pending: number) =>
  expect.poll(() => health(site)).toMatchObject({ code: 200, pending });

test("refuses messages at once when the database is deleted, and keeps what was in it", async () => {
  const { data, files, site } = await withMessages();
  remove(files);
  expect(await send(site, "into the void")).toBe(503);
  await expectLost(site, /missing/);
  expect(existsSync(files[0] ?? "")).toBe(false);
  const [rescued = ""] = readdirSync(data).filter((name) => name.startsWith("rescued-"));
  renameSync(path.join(data, rescued), files[0] ?? "");
  await expectRecovered(site, 3);
  expect(await send(site)).toBe(200);
  await site.end("SIGTERM");
});

test("loses nothing when only the write-ahead log is deleted", async () => {
  const { folder, data, files, site } = await withMessages();
  rmSync(files[1] ?? "");
  await expectRecovered(site, 3);
  expect(await send(site)).toBe(200);
  const listed = await runScript(folder, "scripts/messages.ts", []);
  expect(listed.output.trim().split("\n")).toHaveLength(4);
  expect(readdirSync(data).filter((name) => name.startsWith("rescued-"))).toEqual([]);
  await site.end("SIGTERM");
});

test("recovers when a moved data folder is back", async () => {
  const { folder, data, site } = await withMessages();
  const elsewhere = path.join(folder, "elsewhere");
  renameSync(data, elsewhere);
  await expectLost(site, /missing/);
  expect(existsSync(data)).toBe(false);
  renameSync(elsewhere, data);
  await expectRecovered(site, 3);
  await site.end("SIGTERM");
});

test("notices an older copy in place of the running database", async () => {
  const { folder, files, site } = await withMessages();
  await runScript(folder, "scripts/messages.ts", ["backup", "copy.sqlite"]);
  expect(await send(site, "later")).toBe(200);
  await expect
    .poll(() => readFileSync(path.join(folder, "data", recordFile), "utf8"))
    .toContain('"messages":4');
  remove(files.slice(1));
  renameSync(path.join(folder, "copy.sqlite"), files[0] ?? "");
  await expectLost(site, /1 of 4/);
  await site.end("SIGTERM");
});

test("serves pages and refuses messages when the database is gone at the start", async () => {
  const { folder, files, site } = await withMessages();
  await site.end("SIGTERM");
  const kept = path.join(folder, "kept.sqlite");
  copyFileSync(files[0] ?? "", kept);
  remove(files);
  const second = await startSite(folder, limits);
  await expectLost(second, /missing/);
  expect(existsSync(files[0] ?? "")).toBe(false);
  copyFileSync(kept, files[0] ?? "");
  await expectRecovered(second, 3);
  await second.end("SIGTERM");
});

const header = (file: string, offset: number, length: number) => {
  const bytes = readFileSync(file);
  for (let index = 0; index < length; index += 1) bytes[offset + index] = 0xa5;
  writeFileSync(file, bytes);
};

const flipBits = (file: string) => {
  const bytes = readFileSync(file);
  // A multiplicative generator: the same 400 bits in each run.
  let random = 7;
  for (let count = 0; count < 400; count += 1) {
    random = (random * 48_271) % 2_147_483_647;
    const at = 100 + (random % (bytes.length - 100));
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (random % 8));
  }
  writeFileSync(file, bytes);
};

const makeNewer = (file: string) => {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA user_version = 9999");
  database.close();
};

test.each([
  ["of a newer version", makeNewer, /newer version of the site and was left/],
  ["emptied", (file: string) => truncateSync(file, 0), /empty/],
  ["cut short", (file: string) => truncateSync(file, statSync(file).size / 2), /damaged/],
  ["without its header", (file: string) => header(file, 0, 100), /damaged/],
  ["with flipped bits", flipBits, /damaged|replaced/],
  ["no database", (file: string) => writeFileSync(file, "hello ".repeat(2000)), /damaged/],
])(
  "serves pages on a database that is %s, and recovers",
  async (_, damage, reason) => {
    const { folder, files, site } = await withMessages();
    await site.end("SIGTERM");
    const [file = ""] = files;
    const kept = readFileSync(file);
    damage(file);
    const damaged = readFileSync(file);
    const second = await startSite(folder, limits);
    await expectLost(second, reason);
    expect(readFileSync(file).equals(damaged)).toBe(true);
    remove(files);
    writeFileSync(file, kept);
    await expectRecovered(second, 3);
    await second.end("SIGTERM");
  },
  20_000,
);

test("tells a first start apart from a lost database", async () => {
  const folder = buildSite();
  mkdirSync(path.join(folder, "data"));
  writeFileSync(path.join(folder, "data", databaseFile), "");
  const first = await startSite(folder);
  expect(await send(first)).toBe(200);
  await first.end("SIGTERM");
  rmSync(path.join(folder, "data"), { recursive: true });
  mkdirSync(path.join(folder, "backups"));
  writeFileSync(path.join(folder, "backups", "site-2026-01-01T00-00-00Z.sqlite"), "a backup");
  const second = await startSite(folder);
  await expectLost(second, /missing/);
  await second.end("SIGTERM");
});

test("keeps the sender's text in a form without scripts", async () => {
  const { files, site } = await withMessages();
  remove(files);
  const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: "POST",
    body: new URLSearchParams({ name: "Kim", email: "kim@example.org", message: "still here" }),
  });
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("still here")]);
  await site.end("SIGTERM");
});

test("logs deletions by other programs", async () => {
  const { folder, site } = await withMessages();
  const listed = await runScript(folder, "scripts/messages.ts", ["--json"]);
  const [{ id }] = JSON.parse(listed.output) as [{ id: string }];
  await runScript(folder, "scripts/messages.ts", ["delete", id]);
  await expect.poll(() => site.output()).toMatch(/"messages deleted","count":1/);
  expect(await health(site)).toMatchObject({ code: 200, pending: 2 });
  await site.end("SIGTERM");
});
