import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
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
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { buildSite, runScript, type SiteProcess, startSite } from "../test-support/site-process.ts";
import { databaseFile } from "./store-record.ts";

const limits = {
  LIMIT_PER_CLIENT: "1000",
  LIMIT_PER_CLIENT_DAY: "1000",
  LIMIT_PER_MINUTE: "1000",
  LIMIT_PER_DAY: "1000",
};

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

test("refuses messages at once when the database is deleted", async () => {
  const { files, site } = await withMessages();
  const kept = readFileSync(files[0] ?? "");
  remove(files);
  expect(await send(site, "into the void")).toBe(503);
  await expectLost(site, /missing/);
  expect(existsSync(files[0] ?? "")).toBe(false);
  // All that was acknowledged is in the file itself.
  writeFileSync(files[0] ?? "", kept);
  await expectRecovered(site, 3);
  expect(await send(site)).toBe(200);
  await site.end("SIGTERM");
});

test("loses nothing when only the write-ahead log is deleted", async () => {
  const { folder, files, site } = await withMessages();
  rmSync(files[1] ?? "");
  await expectRecovered(site, 3);
  expect(await send(site)).toBe(200);
  const listed = await runScript(folder, "scripts/messages.ts", []);
  expect(listed.output.trim().split("\n")).toHaveLength(4);
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

/** Reads the texts of all messages in the database file alone, as after a crash that took its log. */
function textsInFile(file: string): string[] {
  const copy = path.join(temporaryFolder(), databaseFile);
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  const rows = database.prepare("SELECT message FROM messages ORDER BY rowid").all();
  database.close();
  return rows.map(({ message }) => String(message));
}

test("loses no acknowledged message though its write-ahead log is emptied before each", async () => {
  const { folder, files, site } = await withMessages();
  const acknowledged = ["one", "two", "three"];
  for (let count = 0; count < 20; count += 1) {
    truncateSync(files[1] ?? "");
    if ((await send(site, `number ${count}`)) === 200) acknowledged.push(`number ${count}`);
    expect(textsInFile(files[0] ?? "")).toEqual(expect.arrayContaining(acknowledged));
  }
  expect(acknowledged).toHaveLength(23);
  await site.end("SIGKILL");
  const second = await startSite(folder, limits);
  await expectRecovered(second, 23);
  await second.end("SIGTERM");
});

test("loses no acknowledged message though its write-ahead log is emptied all the time", async () => {
  const { files, site } = await withMessages();
  const acknowledged = ["one", "two", "three"];
  let isOver = false;
  const emptying = (async () => {
    while (!isOver) {
      try {
        truncateSync(files[1] ?? "");
      } catch (error) {
        // The server has just closed the database.
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  for (let count = 0; count < 40; count += 1) {
    if ((await send(site, `number ${count}`)) === 200) acknowledged.push(`number ${count}`);
  }
  isOver = true;
  await emptying;
  await site.end("SIGKILL");
  expect(textsInFile(files[0] ?? "")).toEqual(expect.arrayContaining(acknowledged));
});

test.each(["moved in", "copied over it"])(
  "refuses messages at once when an older database is %s, and takes them when the right one is back",
  async (way) => {
    const { folder, files, site } = await withMessages();
    const [file = ""] = files;
    const copy = path.join(folder, "copy.sqlite");
    await runScript(folder, "scripts/messages.ts", ["backup", copy]);
    expect(await send(site, "later")).toBe(200);
    const kept = path.join(folder, "kept.sqlite");
    if (way === "moved in") {
      renameSync(file, kept);
      remove(files.slice(1));
      renameSync(copy, file);
    } else {
      copyFileSync(file, kept);
      copyFileSync(copy, file);
    }
    expect(await send(site, "into the older one")).toBe(503);
    // Half copied, it looks damaged or cut short.
    await expectLost(site, way === "moved in" ? /1 of 4/ : /1 of 4|damaged|cut short/);
    expect(textsInFile(kept)).toEqual(["one", "two", "three", "later"]);
    remove(files);
    renameSync(kept, file);
    await expectRecovered(site, 4);
    expect(await send(site)).toBe(200);
    await site.end("SIGTERM");
  },
);

test("refuses an older data folder, with its own record, that is moved in while the site runs", async () => {
  const { folder, data, files, site } = await withMessages();
  const older = path.join(folder, "older");
  cpSync(data, older, { recursive: true });
  expect(await send(site, "later")).toBe(200);
  const kept = path.join(folder, "kept");
  renameSync(data, kept);
  renameSync(older, data);
  expect(await send(site, "into the older one")).toBe(503);
  await expectLost(site, /1 of 4/);
  expect(textsInFile(path.join(kept, databaseFile))).toHaveLength(4);
  expect(textsInFile(files[0] ?? "")).toHaveLength(3);
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
])("serves pages on a database that is %s, and recovers", async (_, damage, reason) => {
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
});

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

test("goes on when other programs write", async () => {
  const { folder, site } = await withMessages();
  const listed = await runScript(folder, "scripts/messages.ts", ["--json"]);
  const [{ id }] = JSON.parse(listed.output) as [{ id: string }];
  await runScript(folder, "scripts/messages.ts", ["delete", id]);
  expect(await send(site, "after a deletion")).toBe(200);
  expect(await health(site)).toMatchObject({ code: 200, pending: 3 });
  expect(site.output()).not.toContain("database lost");
  await site.end("SIGTERM");
});
