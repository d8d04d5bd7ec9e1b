import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { databaseFile } from "../database/open-database.ts";
import { query } from "../database/sql-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { settableClock, temporaryDatabase, temporaryFolder } from "../test-support/messages.ts";
import { runScript } from "../test-support/site-process.ts";
import { createNewsletter, requestTable } from "./store.ts";
import { createSubscriberList } from "./subscriber-list.ts";

/** A list with two on it, one who has left, one who waits for a mail, and one that looks like spam. */
async function withList() {
  const folder = temporaryFolder();
  const database = temporaryDatabase(folder);
  const clock = settableClock();
  const newsletter = createNewsletter(database, { perClient: 99, perMinute: 99, held: 9 }, clock);
  const outbox = createOutbox(database, requestTable, "test", { first: 1, longest: 1, lease: 1000 }, clock);
  const list = createSubscriberList(database, clock);
  const ask = (name: string, suspectedSpam = false) =>
    newsletter.request({ name, email: `${name.toLowerCase()}@example.org`, suspectedSpam }, "client");
  for (const name of ["Ana", "=Cmd()", "Gone"]) {
    await ask(name);
    await newsletter.confirm((await outbox.claim())?.confirmKey ?? "");
    clock.advance(1000);
  }
  await newsletter.leave(await list.leaveKey("gone@example.org"));
  await ask("Waits");
  await ask("Robot", true);
  const run = (...args: string[]) => runScript(folder, "scripts/subscribers.ts", args, { DATA_DIR: folder });
  return { run, list, newsletter, folder, rows: (sql: string) => query(database, sql) };
}

test("the list has those who are on it, then who has left; requests have what came of their mail", async () => {
  const { run } = await withList();
  const lines = (await run()).output.trimEnd().split("\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^ana@example.org +Ana +since 1 June 2026/);
  expect(lines[2]).toMatch(/^gone@example.org .*LEFT 1 June 2026/);
  expect(lines[3]).toBe("2 on the list.");

  const requests = (await run("requests")).output;
  expect(requests).toMatch(/waits@example.org .*mail waits/);
  expect(requests).toMatch(/robot@example.org .*held back, spam\?/);
  const json = JSON.parse((await run("requests", "--json")).output) as object[];
  expect(json).toHaveLength(2);
  expect(json[0]).not.toHaveProperty("confirmKey");
});

test("the export has nobody who left or never confirmed, no formulas, and addresses that take their row off", async () => {
  const { run, list, newsletter } = await withList();
  const { output } = await run("export", "--csv");
  const lines = output.replace("\uFEFF", "").trimEnd().split("\n");
  expect(lines[0]).toBe("email,name,confirmedAt,unsubscribe");
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain("'=Cmd()");
  expect(output).not.toMatch(/gone|waits|robot/);

  const rows = JSON.parse((await run("export", "--json")).output) as { unsubscribe: string }[];
  const address = new URL(rows[0]?.unsubscribe ?? "");
  expect(address.pathname).toBe("/functions/v1/unsubscribe");
  await newsletter.leave(address.searchParams.get("key") ?? "");
  expect((await list.subscribers()).filter(({ leftAt }) => leftAt === null)).toMatchObject([
    { name: "=Cmd()" },
  ]);
});

test("approve has a request mailed after all; remove leaves nothing behind", async () => {
  const { run, rows, folder } = await withList();
  expect((await run("approve", "robot@example.org")).code).toBe(0);
  expect(await rows("SELECT state FROM subscription_requests")).toEqual([
    { state: "pending" },
    { state: "pending" },
  ]);
  expect(await run("approve", "ana@example.org")).toMatchObject({ code: 1, output: "" });

  expect((await run("remove", "ANA@example.org")).output).toBe("Deleted.\n");
  const twice = await run("remove", "ana@example.org");
  expect(twice).toMatchObject({ code: 1, errors: "ana@example.org is not on the list.\n" });
  const database = new DatabaseSync(path.join(folder, databaseFile), { readOnly: true });
  expect(database.prepare("SELECT count(*) AS left FROM subscribers WHERE email LIKE 'ana@%'").get()).toEqual(
    { left: 0 },
  );
  database.close();
});

test("faults are a sentence: a wrong folder, a wrong command, no address", async () => {
  const nowhere = await runScript(temporaryFolder(), "scripts/subscribers.ts", []);
  expect(nowhere.code).toBe(1);
  expect(nowhere.errors).toContain("There is no database in data (DATA_DIR)");
  const { run } = await withList();
  expect((await run("dance")).errors).toContain("There is no command dance.");
  expect((await run("remove")).errors).toContain("Which address?");
  expect((await run("--help")).output).toContain("npm run subscribers -- export --csv");
});
