import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createMessageStore } from "../server/contact/store.ts";
import { openDatabase } from "../server/database/open-database.ts";
import { databaseFile } from "../server/database/store-record.ts";
import { generous, submission } from "../server/test-support/fixtures.ts";
import { runScript } from "../server/test-support/site-process.ts";
import { runProgramSync } from "../system/programs.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

/** Creates an installation with some messages in its database, and another working directory. */
async function withInstallation(messages = 2) {
  const folder = temporaryFolder();
  const elsewhere = temporaryFolder();
  const data = path.join(folder, "data");
  const database = openDatabase(data);
  const store = createMessageStore(database, generous);
  for (let count = 0; count < messages; count += 1) {
    await store.add(submission({ message: `Message ${count}. ${"x".repeat(2000)}` }), "client");
  }
  database.close();
  /** Runs a command as npm does: in the installation's folder, for a caller elsewhere. */
  const run = (command: string, ...args: string[]) =>
    runScript(folder, `scripts/${command}.ts`, args, { INIT_CWD: elsewhere });
  const list = async (...args: string[]) =>
    JSON.parse((await run("messages", "list", "--json", ...args)).output) as { message: string }[];
  return { folder, elsewhere, data, run, list };
}

test("resolves files in the caller's working directory, and the data in the installation", async () => {
  const { folder, elsewhere, run } = await withInstallation();
  expect((await run("messages", "backup", "copy.sqlite")).code).toBe(0);
  expect(readdirSync(elsewhere)).toEqual(["copy.sqlite"]);
  expect((await run("restore", "copy.sqlite")).output).toContain("2 messages");

  // Printed paths are valid in the caller's working directory.
  const { created } = JSON.parse((await run("backup", "--json")).output) as { created: string };
  expect(path.dirname(created)).toBe(path.join(folder, "backups"));
  const [shown = ""] = (await run("backup", "list")).output.split(" ");
  expect((await run("restore", shown)).output).toContain("2 messages");
});

test("reads a database that was moved, from a folder that can't be written, and leaves nothing beside it", async () => {
  const { data, elsewhere, list } = await withInstallation();
  const moved = path.join(elsewhere, "moved");
  mkdirSync(moved);
  renameSync(path.join(data, databaseFile), path.join(moved, databaseFile));
  chmodSync(moved, 0o500);
  expect(await list("--database", path.join("moved", databaseFile))).toHaveLength(2);
  expect(await list("--database", "moved")).toHaveLength(2);
  expect(readdirSync(moved)).toEqual([databaseFile]);
});

test("leaves a database of a newer version as it is", async () => {
  const { data, elsewhere, run } = await withInstallation();
  const file = path.join(data, databaseFile);
  const newer = new DatabaseSync(file);
  newer.exec("PRAGMA user_version = 9999");
  newer.close();
  cpSync(file, path.join(elsewhere, "newer.sqlite"));
  const before = readFileSync(file);
  const commands = [
    ["messages", "list"],
    ["messages", "delete", "--to-check"],
    ["backup"],
    ["restore", "newer.sqlite", "--yes"],
  ];
  for (const [name = "", ...args] of commands)
    expect((await run(name, ...args)).errors).toMatch(/\.sqlite.* newer version/);
  expect(readFileSync(file)).toEqual(before);
});

test("says what to do about a damaged database, and leaves it as it is", async () => {
  const { data, run, list } = await withInstallation(60);
  const file = path.join(data, databaseFile);
  const database = new DatabaseSync(file);
  const pages = database
    .prepare("SELECT pgoffset FROM dbstat WHERE name = 'messages' AND pagetype = 'leaf' LIMIT 3")
    .all();
  database.close();
  const bytes = readFileSync(file);
  const pageSize = bytes.readUInt16BE(16);
  for (const { pgoffset } of pages) bytes.fill(0xff, Number(pgoffset), Number(pgoffset) + pageSize);
  writeFileSync(file, bytes);
  const read = await run("messages");
  expect(read).toMatchObject({ code: 1, errors: expect.stringMatching(/is damaged.*docs\/operating\.md/) });
  const change = await run("messages", "delete", "--to-check");
  expect(change).toMatchObject({ code: 1, errors: expect.stringContaining("Nothing was changed.") });
  expect(readFileSync(file)).toEqual(bytes);

  const [, save = ""] =
    /sh -c '(sqlite3 site\.sqlite .*)'/.exec(readFileSync("docs/operating.md", "utf8")) ?? [];
  expect(save).not.toBe("");
  if (!runProgramSync("sqlite3", ["--version"]).succeeded) return;
  runProgramSync("sh", ["-c", save], { cwd: data });
  const saved = await list("--database", path.join(data, "rest.sqlite"));
  expect(saved.length).toBeGreaterThan(40);
  expect(saved.length).toBeLessThan(60);
});

test("prints the code of a failure for programs", async () => {
  const { folder, data, run } = await withInstallation(1);
  const codeOf = ({ output }: { output: string }) => JSON.parse(output).error.code;
  const { code, output, errors } = await run("messages", "mark", "abcdef12", "seen", "--json");
  expect(code).toBe(2);
  expect(JSON.parse(output)).toEqual({ error: { code: "USAGE", message: errors.trim() } });
  expect(codeOf(await run("messages", "mark", "abcdef12", "spam", "--json"))).toBe("NOT_FOUND");
  expect(codeOf(await run("messages", "--database", "none.sqlite", "--json"))).toBe("FAILED");
  const never = await runScript(folder, "scripts/messages.ts", ["--json"], { DATA_DIR: "nowhere" });
  expect(codeOf(never)).toBe("NO_DATABASE");
  const user = new DatabaseSync(path.join(data, databaseFile));
  user.exec("BEGIN IMMEDIATE");
  const busy = await run("messages", "retry", "all", "--json");
  user.close();
  expect(codeOf(busy)).toBe("BUSY");
});

test("prints JSON for every command, also while it warns", async () => {
  const { data, elsewhere, run } = await withInstallation();
  const json = async (command: string, ...args: string[]) =>
    JSON.parse((await run(command, ...args, "--json")).output) as unknown;
  expect(await json("messages", "backup", "copy.sqlite")).toEqual({
    file: path.join(elsewhere, "copy.sqlite"),
  });
  expect(await json("subscribers", "remove", "kim@example.org", "--never")).toEqual({ removed: 0 });
  expect(await json("subscribers", "allow", "kim@example.org")).toEqual({ allowed: "kim@example.org" });
  expect(await json("subscribers")).toMatchObject({ subscribers: [], requests: [], refused: 0 });
  expect(await json("subscribers", "export")).toEqual([]);
  expect(await json("visits")).toHaveProperty("days");
  const { created } = (await json("backup")) as { created: string };
  expect(await json("backup", "list")).toMatchObject([{ file: created }]);
  expect(await json("restore")).toMatchObject([{ file: created, messages: 2 }]);
  expect(await json("restore", created)).toMatchObject({ restored: false, messages: 2, missing: [] });
  expect(await json("restore", "--new")).toMatchObject({ done: false, choice: "new", messages: 2 });
  expect(await json("restore", "--accept", "--yes")).toMatchObject({ done: true, choice: "accept" });
  expect(await json("restore", "--new", "--yes")).toMatchObject({ done: true, messages: 2 });
  rmSync(data, { recursive: true });
  openDatabase(data).close();
  // Backups are named by the second.
  renameSync(created, path.join(path.dirname(created), "site-2026-01-01T00-00-00Z.sqlite"));
  const warned = await run("backup", "--json");
  expect(warned.code).toBe(1);
  expect(JSON.parse(warned.output)).toMatchObject({ warning: expect.stringContaining("another database") });
});

test("explains what it can't do, and changes nothing", async () => {
  const { data, elsewhere, run } = await withInstallation(1);
  writeFileSync(path.join(elsewhere, "words"), "no database ".repeat(1000));
  writeFileSync(path.join(elsewhere, "nothing"), "");
  const other = new DatabaseSync(path.join(elsewhere, "other.sqlite"));
  other.exec("CREATE TABLE a (b); PRAGMA user_version = 1");
  other.close();
  const before = readFileSync(path.join(data, databaseFile));
  for (const [command, exitCode, explanation] of [
    ["messages delete --to-check --database x", 2, /delete doesn't take --database/],
    ["messages --limit 1 --limit 2", 2, /--limit was given twice/],
    ["messages --limit 0", 2, /--limit takes a whole number of at least 1, not 0/],
    ["messages toString", 2, /Unknown command toString/],
    ["messages list more", 2, /list doesn't take more/],
    ["messages delete nothing --to-check", 2, /Give the ID of a message/],
    ["messages delete everything", 1, /Message everything not found/],
    ["messages mark nothing maybe", 2, /Mark a message as spam, ok/],
    ["messages --database x --at edge", 2, /--database reads a file of this machine/],
    ["messages --database .", 1, /is a folder without site\.sqlite/],
    ["messages --database words", 1, /words is not a database|damaged/],
    ["messages --database nothing", 1, /nothing is empty/],
    ["messages backup none/copy.sqlite", 1, /The folder .*none doesn't exist/],
    ["messages backup words", 1, /already exists/],
    ["subscribers remove", 2, /Give an email address/],
    ["subscribers remove kim", 2, /kim is not an email address/],
    ["visits today", 2, /Unknown command today/],
    ["backup --keep 3", 2, /--keep/],
    ["restore words --new", 2, /Give one file/],
    ["restore words", 1, /words can't be restored/],
    ["restore other.sqlite", 1, /not a database of this site/],
  ] as const) {
    const [name = "", ...args] = command.split(" ");
    const { code, errors } = await run(name, ...args);
    expect(errors).toMatch(explanation);
    expect([command, code]).toEqual([command, exitCode]);
    expect(errors).not.toMatch(/\n\s+at /);
  }
  expect(readFileSync(path.join(data, databaseFile))).toEqual(before);
});

test("explains a backup folder that can't be made", async () => {
  const { folder } = await withInstallation();
  for (const [BACKUP_DIR, explanation] of [
    ["/proc/x", /^The folder \/proc\/x can't be created\.\n {2}Cause: ENOENT/],
    [path.join("data", databaseFile, "x"), /site\.sqlite is a file, not a folder/],
  ] as const) {
    const { code, errors } = await runScript(folder, "scripts/backup.ts", [], { BACKUP_DIR });
    expect([code, errors]).toEqual([1, expect.stringMatching(explanation)]);
  }
});
