import { expect, test } from "vitest";
import type { SqlDatabase, Statement } from "../database/sql-database.ts";
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
