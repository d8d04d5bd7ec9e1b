import { expect, test } from "vitest";
import type { SqlDatabase, Statement } from "../database/sql-database.ts";
import { reconcile } from "./reconcile.ts";

/** A database without messages, whose whole check is answered as told and whose quick check finds a fault. */
const damaged = (whole: () => never): SqlDatabase => ({
  batch: async ([statement]: readonly Statement[]) => {
    if (statement?.sql.includes("integrity_check")) return whole();
    if (statement?.sql.includes("quick_check")) return [[{ quick_check: "row 3 missing" }]];
    return [[]];
  },
});

test("where a host forbids the whole check, the quick one is asked; what it finds is no agreement", async () => {
  const forbidden = damaged(() => {
    throw new Error("D1_ERROR: not authorized: SQLITE_AUTH");
  });
  expect(await reconcile(forbidden, {})).toMatchObject({ damage: ["row 3 missing"], agrees: false });
});

test("a check that cannot be made is no good news", async () => {
  const unreadable = damaged(() => {
    throw new Error("disk I/O error");
  });
  await expect(reconcile(unreadable, {})).rejects.toThrow("disk I/O error");
});
