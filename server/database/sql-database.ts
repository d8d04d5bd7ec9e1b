export type SqlValue = string | number | null;

export type Row = Readonly<Record<string, SqlValue>>;

/** One SQL statement, its parameters numbered from `?1`. */
export type Statement = { readonly sql: string; readonly values: readonly SqlValue[] };

/**
 * A database in SQLite's dialect, wherever it runs. All that the server asks of one is a batch, because
 * that is all that hosted databases give: nothing may depend on an answer in the middle of a transaction.
 */
export type SqlDatabase = {
  /**
   * Runs statements in order as one transaction: all of them count, or none does. When it resolves,
   * what they wrote is on disk.
   *
   * @returns the rows of each statement
   * @throws where one fails; the others are undone
   */
  batch(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
};

/** A database that closes at the end of the block that opened it (`await using`). */
export type DisposableDatabase = SqlDatabase & AsyncDisposable;

/** A statement and its values, in the order of their numbers. */
export const statement = (sql: string, ...values: readonly SqlValue[]): Statement => ({ sql, values });

/** Runs one statement and gives its rows. */
export async function query(database: SqlDatabase, sql: string, ...values: readonly SqlValue[]) {
  const [rows = []] = await database.batch([statement(sql, ...values)]);
  return rows;
}
