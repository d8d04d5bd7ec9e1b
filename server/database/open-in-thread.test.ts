import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { temporaryDatabase } from "../test-support/fixtures.ts";
import { openDatabaseInThread } from "./open-in-thread.ts";
import { query, statement } from "./sql-database.ts";

const insert = (problem: string) => statement("INSERT INTO alerts VALUES (:problem, 1)", { problem });

function inThread() {
  const folder = temporaryFolder();
  const database = openDatabaseInThread({ dataDirectory: folder, backupDirectory: folder });
  onTestFinished(() => database.close());
  return { folder, database };
}

test("rolls a failed batch back without the others of its commit", async () => {
  const { folder, database } = inThread();
  const batches = Array.from({ length: 250 }, (_, index) =>
    database.batch([insert(`first ${index}`), insert(index % 2 ? "twice" : `second ${index}`)]),
  );
  const results = await Promise.allSettled(batches);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(124);
  const seen = (await query(temporaryDatabase(folder), "SELECT problem FROM alerts")).map(
    (row) => row.problem,
  );
  expect(seen).toHaveLength(126 * 2);
  for (const [index, { status }] of results.entries()) {
    expect(seen.includes(`first ${index}`)).toBe(status === "fulfilled");
  }
});

test("returns rows and errors, and runs nothing after it is closed", async () => {
  const { database } = inThread();
  await expect(query(database, "SELECT * FROM nowhere")).rejects.toMatchObject({
    message: expect.stringContaining("nowhere"),
    code: "ERR_SQLITE_ERROR",
  });
  expect(await query(database, "SELECT :a AS a, :b AS b", { a: "text", b: 7 })).toEqual([
    { a: "text", b: 7 },
  ]);
  const late = database.batch([insert("before the end")]);
  const closed = database.close();
  expect(await late).toEqual([[]]);
  await closed;
  await expect(database.batch([insert("after")])).rejects.toThrow("closed");
});
