import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { databaseFile } from "../server/database/database-record.ts";
import { importReaders } from "../server/newsletter/import-readers.ts";
import { temporaryDatabase } from "../server/test-support/fixtures.ts";
import {
  buildSite,
  runScript,
  runScriptWith,
  sendMessage,
  startSite,
} from "../server/test-support/site-process.ts";

/** Puts two readers on the list of a folder, with a note of how they agreed. */
async function addReaders(data: string): Promise<void> {
  const database = temporaryDatabase(data);
  const readers = [
    { email: "Kim@example.org", name: "Kim" },
    { email: "ana@example.org", name: "Ana" },
  ];
  await importReaders(database, readers, { at: Date.now(), way: "paper list" });
}

test("shows everything of a person, forgets it, and keeps it forgotten when an older copy is restored", async () => {
  const folder = buildSite();
  const data = path.join(folder, "data");
  const site = await startSite(folder);
  const run = (...args: string[]) => runScript(folder, "scripts/person.ts", args);
  const shown = async () => JSON.parse((await run("show", "kim@example.org", "--json")).output);
  await sendMessage(site, "first");
  await addReaders(data);
  const before = await shown();
  expect(before.messages).toHaveLength(1);
  expect(before.subscriber).toMatchObject({ name: "Kim", consent: "paper list" });
  await runScript(folder, "scripts/backup.ts", ["copy.sqlite"]);

  // The address goes by standard input where a program asks; another form of it leads to the same mailbox.
  const forgotten = await runScriptWith("KIM+news@example.org", folder, "scripts/person.ts", [
    "forget",
    "-",
    "--json",
  ]);
  expect(JSON.parse(forgotten.output)).toEqual({ messages: 1, subscriptions: 1 });
  const nothing = { messages: [], subscriber: null, requests: [], letters: [] };
  expect(await shown()).toEqual(nothing);
  expect((await run("forget", "kim@example.org")).errors).toContain("Nothing is stored");

  expect((await runScript(folder, "scripts/restore.ts", ["copy.sqlite", "--yes"])).code).toBe(0);
  expect(await shown()).toEqual(nothing);
  const database = new DatabaseSync(path.join(data, databaseFile), { readOnly: true });
  expect(database.prepare("SELECT email FROM subscribers").all()).toEqual([{ email: "ana@example.org" }]);
  database.close();
  // A later message of the same person is stored.
  await expect.poll(() => sendMessage(site, "again")).toBe(200);
  expect((await shown()).messages).toHaveLength(1);
});
