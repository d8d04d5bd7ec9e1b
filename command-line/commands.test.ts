import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createMessageStore } from "../server/contact/store.ts";
import { databaseFile } from "../server/database/database-record.ts";
import { openDatabase } from "../server/database/open-database.ts";
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
  expect((await run("backup", "copy.sqlite")).code).toBe(0);
  expect(readdirSync(elsewhere)).toEqual(["copy.sqlite"]);
  expect((await run("restore", "copy.sqlite")).output).toMatch(/^messages: 2$/m);

  // Printed paths are valid in the caller's working directory.
  const { created } = JSON.parse((await run("backup", "--json")).output) as { created: string };
  expect(path.dirname(created)).toBe(path.join(folder, "backups"));
  const [, shown = ""] = /file: (.*)/.exec((await run("restore")).output) ?? [];
  expect((await run("restore", shown)).output).toMatch(/^messages: 2$/m);
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

test("explains what it can't do, and changes nothing", async () => {
  const { data, elsewhere, run } = await withInstallation(1);
  writeFileSync(path.join(elsewhere, "words"), "no database ".repeat(1000));
  const other = new DatabaseSync(path.join(elsewhere, "other.sqlite"));
  other.exec("CREATE TABLE a (b); PRAGMA user_version = 1");
  other.close();
  const before = readFileSync(path.join(data, databaseFile));
  for (const [command, exitCode, explanation] of [
    ["messages delete --to-check --database x", 2, /delete doesn't take --database/],
    ["messages --limit 0", 2, /--limit takes a whole number of at least 1, not 0/],
    ["messages toString", 2, /Unknown command toString/],
    ["messages delete nothing --to-check", 2, /Give the ID of a message/],
    ["messages delete everything", 1, /Message everything not found/],
    ["messages --database words", 1, /words is not a database|damaged/],
    ["backup words", 1, /already exists/],
    ["backup words more", 2, /backup doesn't take more/],
    ["subscribers remove kim", 2, /kim is not an email address/],
    ["restore words --new", 2, /Give one file or --new/],
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
