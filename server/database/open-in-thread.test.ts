import { expect, onTestFinished, test } from "vitest";
import { temporaryDatabase, temporaryFolder } from "../test-support/messages.ts";
import { openDatabase } from "./open-database.ts";
import { openDatabaseInThread } from "./open-in-thread.ts";
import { query, statement } from "./sql-database.ts";

const raise = "INSERT INTO alarms VALUES (?1, 1)";

function inThread() {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const database = openDatabaseInThread(folder);
  onTestFinished(() => database.close());
  return { folder, database };
}

test("of batches that are committed together, each counts whole or not at all", async () => {
  const { folder, database } = inThread();
  const batches = Array.from({ length: 250 }, (_, index) =>
    database.batch([
      statement(raise, `first ${index}`),
      statement(raise, index % 2 ? "twice" : `second ${index}`),
    ]),
  );
  const results = await Promise.allSettled(batches);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(124);
  const seen = (await query(temporaryDatabase(folder), "SELECT condition FROM alarms")).map(
    (row) => row.condition,
  );
  expect(seen).toHaveLength(126 * 2);
  for (const [index, { status }] of results.entries()) {
    expect(seen.includes(`first ${index}`)).toBe(status === "fulfilled");
  }
});

test("an error says what it is, rows come back, and nothing runs after the end", async () => {
  const { database } = inThread();
  await expect(query(database, "SELECT * FROM nowhere")).rejects.toMatchObject({
    message: expect.stringContaining("nowhere"),
    code: "ERR_SQLITE_ERROR",
  });
  expect(await query(database, "SELECT ?1 AS a, ?2 AS b", "text", 7)).toEqual([{ a: "text", b: 7 }]);
  const late = query(database, raise, "asked for before the end");
  const closed = database.close();
  expect(await late).toEqual([]);
  await closed;
  await expect(query(database, raise, "after")).rejects.toThrow("closed");
});
