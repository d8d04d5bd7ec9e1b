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
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { startApp, valid } from "../test-support/app.ts";
import { buildSite, healthOf, sendMessage, startSite } from "../test-support/site-process.ts";
import { backupDatabase } from "./copies.ts";
import { databaseFile } from "./database-record.ts";
import { guardDatabase } from "./guarded-database.ts";

/** Starts the app on the guarded database of a folder, as a server does; its files are in `folder/data`. */
function start(folder: string) {
  const entries: { event: string }[] = [];
  const [dataDirectory, backupDirectory] = ["data", "backups"].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const guarded = guardDatabase({ dataDirectory, backupDirectory }, (_, entry) => void entries.push(entry));
  const app = startApp({ database: () => guarded });
  return {
    close: guarded.close,
    send: async (message = "Hello") => (await app.sendJson({ ...valid, message })).status,
    health: async () => {
      const response = await app.request("/healthz");
      return { code: response.status, ...((await response.json()) as { reason?: string; pending: number }) };
    },
    events: () => entries.map(({ event }) => event),
  };
}

/** Starts a site with three messages. */
async function withMessages() {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const site = start(folder);
  for (const text of ["one", "two", "three"]) expect(await site.send(text)).toBe(200);
  const data = path.join(folder, "data");
  return { folder, data, site, file: path.join(data, databaseFile) };
}

type Site = ReturnType<typeof start>;

/** Expects refused messages, and a reason. */
async function expectLost(site: Site, reason: RegExp) {
  expect(await site.send("into the void")).toBe(503);
  expect(await site.health()).toMatchObject({ code: 503, reason: expect.stringMatching(reason) });
  expect(site.events()).toContain("database lost");
}

async function expectRecovered(site: Site, pending: number) {
  // It tries again each second.
  vi.advanceTimersByTime(1001);
  expect(await site.health()).toMatchObject({ code: 200, pending });
  expect(await site.send()).toBe(200);
}

/** Reads the texts of all messages in the database file alone, as after a crash that took its log. */
function textsIn(file: string): string[] {
  const copy = path.join(temporaryFolder(), databaseFile);
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  const rows = database.prepare("SELECT message FROM messages ORDER BY rowid").all();
  database.close();
  return rows.map(({ message }) => String(message));
}

test("refuses messages at once when the database is deleted, and makes no new one", async () => {
  const { file, site } = await withMessages();
  const kept = readFileSync(file);
  rmSync(file);
  await expectLost(site, /missing/);
  expect(existsSync(file)).toBe(false);
  // All that was acknowledged is in the file itself.
  writeFileSync(file, kept);
  await expectRecovered(site, 3);
});

test("recovers when a moved data folder is back", async () => {
  const { folder, data, site } = await withMessages();
  const elsewhere = path.join(folder, "elsewhere");
  renameSync(data, elsewhere);
  await expectLost(site, /missing/);
  expect(existsSync(data)).toBe(false);
  renameSync(elsewhere, data);
  await expectRecovered(site, 3);
});

test.each(["moved in", "copied over it"])(
  "refuses messages at once when an older database is %s, and takes them when the right one is back",
  async (way) => {
    const { folder, file, site } = await withMessages();
    const copy = path.join(folder, "copy.sqlite");
    backupDatabase(file, copy);
    expect(await site.send("later")).toBe(200);
    const kept = path.join(folder, "kept.sqlite");
    if (way === "moved in") {
      renameSync(file, kept);
      renameSync(copy, file);
    } else {
      copyFileSync(file, kept);
      copyFileSync(copy, file);
    }
    // Half copied, it looks damaged or cut short.
    await expectLost(site, way === "moved in" ? /1 of 4|replaced/ : /1 of 4|damaged|cut short/);
    vi.advanceTimersByTime(1001);
    expect(await site.send("into the older one")).toBe(503);
    expect(textsIn(kept)).toEqual(["one", "two", "three", "later"]);
    renameSync(kept, file);
    await expectRecovered(site, 4);
  },
);

test("refuses an older data folder, with its own record, that is moved in while the site runs", async () => {
  const { folder, data, file, site } = await withMessages();
  const [older, kept] = [path.join(folder, "older"), path.join(folder, "kept")];
  cpSync(data, older, { recursive: true });
  expect(await site.send("later")).toBe(200);
  renameSync(data, kept);
  renameSync(older, data);
  expect(await site.send("into the older one")).toBe(503);
  vi.advanceTimersByTime(1001);
  await expectLost(site, /1 of 4/);
  expect(textsIn(path.join(kept, databaseFile))).toHaveLength(4);
  expect(textsIn(file)).toHaveLength(3);
});

const overwrite = (file: string, change: (bytes: Buffer) => void) => {
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
};

const flipBits = (bytes: Buffer) => {
  // A multiplicative generator: the same 400 bits in each run.
  let random = 7;
  for (let count = 0; count < 400; count += 1) {
    random = (random * 48_271) % 2_147_483_647;
    const at = 100 + (random % (bytes.length - 100));
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (random % 8));
  }
};

const execute = (sql: string) => (file: string) => {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
};

test.each([
  ["gone", (file: string) => rmSync(file), /missing/],
  ["of a newer version", execute("PRAGMA user_version = 9999"), /another version of the site and was left/],
  [
    "of a version with the same number",
    execute("ALTER TABLE messages DROP COLUMN read_at"),
    /another version of the site and was left/,
  ],
  ["emptied", (file: string) => truncateSync(file, 0), /empty/],
  ["cut short", (file: string) => truncateSync(file, statSync(file).size / 2), /damaged/],
  ["without its header", (file: string) => overwrite(file, (bytes) => bytes.fill(0xa5, 0, 100)), /damaged/],
  ["with flipped bits", (file: string) => overwrite(file, flipBits), /damaged|replaced/],
  ["no database", (file: string) => writeFileSync(file, "hello ".repeat(2000)), /damaged/],
])("starts on a database that is %s without touching it, and recovers", async (_, damage, reason) => {
  const { folder, file, site } = await withMessages();
  site.close();
  const kept = readFileSync(file);
  damage(file);
  const damaged = existsSync(file) ? readFileSync(file) : undefined;
  const second = start(folder);
  await expectLost(second, reason);
  expect(existsSync(file) ? readFileSync(file) : undefined).toEqual(damaged);
  rmSync(file, { force: true });
  writeFileSync(file, kept);
  await expectRecovered(second, 3);
});

test("serves pages although the database is lost at the start, without a stack in its log", async () => {
  const folder = buildSite();
  mkdirSync(path.join(folder, "backups"));
  writeFileSync(path.join(folder, "backups", "site-2026-01-01T00-00-00Z.sqlite"), "a backup");
  const site = await startSite(folder);
  expect((await fetch(site.url)).status).toBe(200);
  expect(await sendMessage(site)).toBe(503);
  // A backup shows that this isn't the first start.
  expect(await healthOf(site)).toMatchObject({ reason: expect.stringContaining("missing") });
  expect(site.output()).toContain("database lost");
  expect(site.output()).not.toMatch(/\n\s+at /);
});

test("takes an empty file for a first start where nothing else is left of a database", async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "data"));
  writeFileSync(path.join(folder, "data", databaseFile), "");
  expect(await start(folder).send()).toBe(200);
});

test("goes on when other programs write", async () => {
  const { file, site } = await withMessages();
  const other = new DatabaseSync(file);
  other.exec("DELETE FROM messages WHERE message = 'one'");
  other.close();
  expect(await site.send("after a deletion")).toBe(200);
  expect(await site.health()).toMatchObject({ code: 200, pending: 3 });
  expect(site.events()).not.toContain("database lost");
});
