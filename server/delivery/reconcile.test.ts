import { expect, test } from "vitest";
import { createMessageStore } from "../contact/store.ts";
import { query, type SqlDatabase, type Statement } from "../database/sql-database.ts";
import { submission, temporaryDatabase } from "../test-support/fixtures.ts";
import { reconcile } from "./reconcile.ts";

/** A database without messages. `full` is its full check; the quick check finds damage. */
const damaged = (full: () => never): SqlDatabase => ({
  batch: async ([statement]: readonly Statement[]) => {
    if (statement?.sql.includes("integrity_check")) return full();
    if (statement?.sql.includes("quick_check")) return [[{ quick_check: "row 3 missing" }]];
    return [[]];
  },
});

test("falls back to the quick check where the host forbids the full one", async () => {
  const forbidden = damaged(() => {
    throw new Error("D1_ERROR: not authorized: SQLITE_AUTH");
  });
  expect(await reconcile(forbidden, {})).toMatchObject({ damage: ["row 3 missing"], consistent: false });
});

test("throws if the database can't be checked", async () => {
  const unreadable = damaged(() => {
    throw new Error("disk I/O error");
  });
  await expect(reconcile(unreadable, {})).rejects.toThrow("disk I/O error");
});

test("names a message whose text was altered", async () => {
  const database = temporaryDatabase();
  const store = createMessageStore(database, { perClient: 9, perMinute: 9, perDay: 9999, quarantined: 9 });
  for (const message of ["one", "two"]) await store.add(submission({ message }), "client");
  expect(await reconcile(database, {})).toMatchObject({ altered: [], consistent: true });
  const [row] = await query(
    database,
    "UPDATE messages SET message = 'tws' WHERE message = 'two' RETURNING id",
  );
  expect(await reconcile(database, {})).toMatchObject({ altered: [row?.id], consistent: false });
});
