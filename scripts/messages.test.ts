import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createMessageStore, messageTable } from "../server/contact/store.ts";
import { query } from "../server/database/sql-database.ts";
import { createOutbox } from "../server/delivery/outbox.ts";
import { generous, settableClock, submission, temporaryDatabase } from "../server/test-support/fixtures.ts";
import { runScript } from "../server/test-support/site-process.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

/** Creates a data folder with three messages, newest first: pending, rejected, delivered. */
async function withMessages() {
  const folder = temporaryFolder();
  const database = temporaryDatabase(folder);
  const clock = settableClock();
  const store = createMessageStore(database, generous, clock);
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
  return { run, rows, ids };
}

test("lists messages with their states, newest first, while the database is open", async () => {
  const { run, ids } = await withMessages();
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toMatch(
    /name: Zoë\n[\s\S]*state: pending\n[\s\S]*=HYPERLINK[\s\S]*state: dead_lettered\n[\s\S]*name: Ana\n/,
  );
  expect(output, "in words").toMatch(/receivedAt: 1 Jun(?:e)? 2026/);
  const list = JSON.parse((await run("--json")).output) as { id: string; state: string }[];
  expect(list.map(({ id }) => id)).toEqual(ids);
  expect(list.map(({ state }) => state)).toEqual(["pending", "dead_lettered", "delivered"]);
});

test("shows a whole message and its last error", async () => {
  const { run, ids } = await withMessages();
  const { output } = await run("show", ids[1] ?? "");
  expect(output).toMatch(/Hello from =HYPERLINK\(1\),\n +with "two" lines/);
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
  expect(await states()).toEqual(["to_check", "pending", "delivered"]);
  await run("retry", "all");
  expect(await states()).toEqual(["to_check", "pending", "delivered"]);
  await run("mark", pending, "ok");
  expect(await states()).toEqual(["pending", "pending", "delivered"]);
  await run("retry", delivered, "--undelivered");
  expect(await states()).toEqual(["pending", "pending", "delivered"]);
  expect((await rows()).map((row) => row.suspected_spam)).toEqual([0, 0, 0]);
  await run("delete", delivered);
  expect((await rows()).map((row) => row.id)).toEqual([pending, rejected]);
  await run("mark", pending, "spam");
  expect(JSON.parse((await run("list", "--to-check", "--json")).output)).toMatchObject([{ id: pending }]);
  expect((await run("delete", "--to-check")).output).toBe("Deleted 1 message.\n");
  expect((await rows()).map((row) => row.id)).toEqual([rejected]);
});

test("prints help without a database, and otherwise names the missing folder", async () => {
  const folder = temporaryFolder();
  expect((await runScript(folder, "scripts/messages.ts", ["--help"])).output).toContain("retry ID|all");
  const { code, errors } = await runScript(folder, "scripts/messages.ts", []);
  expect(code).toBe(1);
  expect(errors).toContain("No database in data");
});
