import type { D1Database } from "@cloudflare/workers-types";
import type { Row, SqlDatabase } from "../database/sql-database.ts";

/** Cloudflare's D1. A batch is a transaction; when it resolves, its writes are durable. */
export const createD1Database = (d1: D1Database): SqlDatabase => ({
  batch: async (statements) => {
    const results = await d1.batch<Row>(statements.map(({ sql, values }) => d1.prepare(sql).bind(...values)));
    return results.map(({ results: rows }) => rows);
  },
});
