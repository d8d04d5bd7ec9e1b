import { randomUUID } from "node:crypto";
import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createArchive } from "../server/contact/archive.ts";
import { createMessageStore, messageTable } from "../server/contact/store.ts";
import { query } from "../server/database/sql-database.ts";
import { createOutbox } from "../server/delivery/outbox.ts";
import { settableClock, submission, temporaryDatabase } from "../server/test-support/fixtures.ts";
import { runScript } from "../server/test-support/site-process.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

/** Creates a data folder with three messages, newest first: pending, rejected, delivered. */
async function withMessages() {
  const folder = temporaryFolder();
  const database = temporaryDatabase(folder);
  const clock = settableClock();
  const store = createMessageStore(
    database,
    { perClient: 99, perMinute: 99, perDay: 9999, quarantined: 9 },
    clock,
  );
  const outbox = createOutbox(database, messageTable, "test", { first: 1, longest: 1, lease: 1000 }, clock);
  for (const [name, result] of [
    ["Ana", { result: "delivered" }],
    ["=HYPERLINK(1)", { result: "rejected", reason: "550 no such box" }],
    ["Zoë", undefined],
  ] as const) {
    await store.add(submission({ name, message: `Hello from ${name},\nwith "two" lines` }), randomUUID());
    if (result) await outbox.record((await outbox.lease())?.id ?? "", result);
    clock.advance(1000);
  }
  const rows = () => query(database, "SELECT * FROM messages ORDER BY received_at DESC");
  const ids = (await rows()).map((row) => String(row.id));
  const run = (...args: string[]) => runScript(folder, "scripts/messages.ts", args, { DATA_DIR: folder });
  return { run, rows, ids, folder };
}

test("lists messages with their states, newest first, while the database is open", async () => {
  const { run } = await withMessages();
  const { code, output } = await run();
  expect(code).toBe(0);
  const lines = output.trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^[0-9a-f]{8} .*pending .*Zoë/);
  expect(lines[1]).toMatch(/REJECTED .*=HYPERLINK/);
  expect(lines[2]).toMatch(/delivered .*Ana/);
});

test("shows a whole message and its last error", async () => {
  const { run, ids } = await withMessages();
  const { output } = await run("show", ids[1]?.slice(0, 8) ?? "");
  expect(output).toContain('Hello from =HYPERLINK(1),\nwith "two" lines');
  expect(output).toContain("550 no such box");
  expect(JSON.parse((await run("show", ids[0] ?? "", "--json")).output)).toMatchObject({ name: "Zoë" });
});

test("retries, marks and deletes the named messages only", async () => {
  const { run, rows, ids } = await withMessages();
  const [pending = "", rejected = "", delivered = ""] = ids;
  const states = async () => (await rows()).map((row) => row.state);
  expect((await run("retry", rejected)).code).toBe(0);
  expect(await states()).toEqual(["pending", "pending", "delivered"]);
  await run("mark", pending, "spam");
  expect(await states()).toEqual(["quarantined", "pending", "delivered"]);
  await run("retry", "all");
  expect(await states()).toEqual(["quarantined", "pending", "delivered"]);
  await run("mark", pending, "ok");
  expect(await states()).toEqual(["pending", "pending", "delivered"]);
  await run("retry", rejected, delivered, "--undelivered");
  expect(await states()).toEqual(["pending", "pending", "delivered"]);
  expect((await rows()).map((row) => row.suspected_spam)).toEqual([0, 0, 0]);
  await run("delete", delivered);
  expect((await rows()).map((row) => row.id)).toEqual([pending, rejected]);
});

test("exports a table that is safe to open in a spreadsheet", async () => {
  const { run } = await withMessages();
  const { output } = await run("export", "--csv");
  expect(output).toContain("'=HYPERLINK(1)");
  expect(output).not.toMatch(/(^|,)"?[=+@-]/m);
  expect(output).toContain('"Hello from Zoë,\nwith ""two"" lines"');
});

test("prints JSON", async () => {
  const { run, ids } = await withMessages();
  for (const args of [["--json"], ["export", "--json"]]) {
    const list = JSON.parse((await run(...args)).output) as { id: string; state: string }[];
    expect(list.map(({ id }) => id)).toEqual(ids);
    expect(list.map(({ state }) => state)).toEqual(["pending", "dead_lettered", "delivered"]);
  }
});

test("backs up every message while the database is in use, and overwrites nothing", async () => {
  const { run, ids, folder } = await withMessages();
  const file = path.join(folder, "copy.sqlite");
  expect((await run("backup", file)).code).toBe(0);
  const copy = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => copy.close());
  const rows = copy.prepare("SELECT id FROM messages ORDER BY received_at DESC").all();
  expect(rows.map((row) => row.id)).toEqual(ids);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await run("backup", file)).errors).toContain("already exists");
});

test("compares with the log and the mailbox and names inconsistent messages", async () => {
  const { run, rows, ids, folder } = await withMessages();
  const write = (name: string, lines: readonly string[]) => {
    const file = path.join(folder, name);
    writeFileSync(file, lines.join("\n"));
    return file;
  };
  const mailOf = (id = "") => `From site@example.com\nMessage-ID:\n <${id}@example.com>\n\nHello\n`;
  const logOf = (id = "") => `{"level":"info","event":"message stored","messageId":"${id}"}`;
  const [pending, rejected, delivered] = ids;
  const submitted = String((await rows())[0]?.idempotency_key);

  expect((await run("reconcile")).output).toContain("3 stored: 1 delivered, 1 pending, 1 rejected");
  const log = write("log", [...ids.map(logOf), '{"event":"request"}', submitted]);
  const whole = await run("reconcile", "--log", log, "--mailbox", write("whole", [mailOf(delivered)]));
  expect(whole.output).toContain("Everything is consistent.");
  expect(whole.code).toBe(0);

  const lost = randomUUID();
  const shortLog = write("short-log", [logOf(lost)]);
  const odd = write("odd", [mailOf(pending), mailOf(randomUUID())]);
  const { code, output } = await run("reconcile", "--log", shortLog, "--mailbox", odd);
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`✗ ${lost} not stored`));
  expect(output).toMatch(new RegExp(`✗ ${delivered} delivered, but no email received`));
  expect(output).toMatch(new RegExp(`✗ ${pending} more emails than expected`));
  expect(output).toContain("1 emails of messages deleted since");
  expect(output).not.toContain(rejected);
});

test("changes several messages at once, or none", async () => {
  const { run, rows, ids } = await withMessages();
  const [pending = "", rejected = "", delivered = ""] = ids;
  const states = async () => (await rows()).map((row) => row.state);
  const { code, errors } = await run("delete", rejected, "00000000", delivered);
  expect(code).toBe(1);
  expect(errors).toContain("00000000 not found. Nothing was changed.");
  expect(await rows()).toHaveLength(3);

  expect((await run("mark", pending, rejected, "spam")).output).toContain("2 messages");
  expect(await states()).toEqual(["quarantined", "quarantined", "delivered"]);
  expect((await run("show", pending, delivered)).output).toMatch(/Zoë.*Ana/s);
  const { output } = await run("delete", pending.slice(0, 8), delivered, "--json");
  expect(JSON.parse(output)).toEqual({ deleted: { quarantined: 1, delivered: 1 } });
  expect((await rows()).map((row) => row.id)).toEqual([rejected]);
});

test("selects messages by state, address and day", async () => {
  const { run, rows } = await withMessages();
  const idsOf = async (...args: string[]) => {
    const list = JSON.parse((await run("list", "--json", ...args)).output) as { name: string }[];
    return list.map(({ name }) => name);
  };
  // The messages were received at 10:00 on 1 June 2026 in Melbourne.
  expect(await idsOf("--before", "2026-06-01")).toEqual([]);
  expect(await idsOf("--before", "2026-06-02")).toHaveLength(3);
  expect(await idsOf("--before", "2026-06-01T00:00:01Z")).toEqual(["Ana"]);
  expect(await idsOf("--from", "KIM@example.org")).toHaveLength(3);
  expect(await idsOf("--from", "somebody@example.org")).toEqual([]);
  expect(await idsOf("--quarantined")).toEqual([]);
  expect((await run("delete", "--quarantined", "--before", "2026-06-02")).output).toContain("0 messages");
  expect(await rows()).toHaveLength(3);
  const { output } = await run("delete", "--before", "2026-06-01T00:00:02Z");
  expect(output.trim()).toBe("Deleted 2 messages: 1 delivered, 1 REJECTED.");
  expect((await rows()).map((row) => row.name)).toEqual(["Zoë"]);
});

test("deletes 5,000 quarantined messages in under two seconds of processor time, also by id", async () => {
  const database = temporaryDatabase();
  const archive = createArchive(database);
  const fill = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 5000)
    INSERT INTO messages (id, idempotency_key, body_hash, received_at, name, email, interest, message, state, next_attempt_at)
    SELECT printf('%08x-0000-4000-8000-000000000000', n), n, n, n, 'n', 'a@example.org', 'i', 'm', 'quarantined', 0
    FROM numbers`;
  const selections = [
    async () => ({ state: "quarantined" }) as const,
    async () => {
      const starts = Array.from({ length: 5000 }, (_, n) => (n + 1).toString(16).padStart(8, "0"));
      return { ids: await archive.findIds(starts) };
    },
  ];
  for (const select of selections) {
    await query(database, fill);
    const start = process.cpuUsage();
    expect(await archive.remove(await select())).toEqual({ quarantined: 5000 });
    const { user, system } = process.cpuUsage(start);
    expect(user + system, "in microseconds").toBeLessThan(2_000_000);
  }
});

test.each([
  [["fly"], 2, /Unknown command fly/],
  [["show"], 2, /Give the ID of a message/],
  [["delete"], 2, /Give the ID of a message/],
  [["show", "nothing"], 1, /Message nothing not found/],
  [["mark", "nothing", "maybe"], 2, /Mark messages as spam, ok/],
  [["mark", "ok"], 2, /Give the ID of a message/],
  [["delete", "everything"], 1, /Message everything not found/],
  [["delete", "a"], 1, /at least 4/],
  [["list", "more"], 2, /list doesn't take more/],
  [["export", "a.csv", "--csv"], 2, /export doesn't take a.csv/],
  [["delete", "--csv", "--quarantined"], 2, /delete doesn't take --csv/],
  [["delete", "--before", "soon"], 2, /--before takes a day/],
  [["delete", "--from", "everybody"], 2, /--from takes an email address/],
  [["reconcile", "--log", "/nowhere/log"], 1, /\/nowhere\/log doesn't exist.\n {2}Cause: ENOENT/],
  [["--wrong"], 2, /--wrong/],
])("explains %j", async (args, exitCode, explanation) => {
  const { run, rows } = await withMessages();
  const { code, errors } = await run(...args);
  expect(code).toBe(exitCode);
  expect(errors).toMatch(explanation);
  expect(errors).not.toMatch(/\n\s+at /);
  expect(await rows()).toHaveLength(3);
});

test("prints help without a database, and otherwise names the missing folder", async () => {
  const folder = temporaryFolder();
  expect((await runScript(folder, "scripts/messages.ts", ["--help"])).output).toContain("retry ID...|all");
  const { code, errors } = await runScript(folder, "scripts/messages.ts", []);
  expect(code).toBe(1);
  expect(errors).toContain("No database in data");
});
