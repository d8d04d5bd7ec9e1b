type SqlValue = string | number | null;

export type Row = Readonly<Record<string, SqlValue>>;

/** One SQL statement with its values, numbered from `?1`: D1 has no named parameters. */
export type Statement = { readonly sql: string; readonly values: readonly SqlValue[] };

/** The values of a statement's named parameters. */
export type Parameters = Readonly<Record<string, SqlValue>>;

/**
 * A database in SQLite's dialect, on any host. The interface offers batches only, because hosted databases offer no more: a
 * transaction can't depend on a result in its middle.
 */
export type SqlDatabase = {
  /** Runs statements as one transaction and returns the rows of each. When it resolves, the writes are on disk. */
  batch(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
};

/** A database that closes at the end of the block that opened it (`await using`). */
export type DisposableDatabase = SqlDatabase & AsyncDisposable;

/**
 * Returns a statement whose named parameters (`:id`) are replaced by numbered ones. Values that it doesn't name are left
 * out, so that the statements of a batch can share their parameters.
 *
 * @throws Error if a parameter has no value
 */
export function statement(sql: string, parameters: Parameters = {}): Statement {
  const names: string[] = [];
  const numbered = sql.replace(/:([a-z]\w*)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `?${names.indexOf(name) + 1}`;
  });
  const values = names.map((name) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The SQL parameter :${name} has no value.`);
    return value;
  });
  return { sql: numbered, values };
}

/** Runs one statement and returns its rows. */
export async function query(database: SqlDatabase, sql: string, parameters?: Parameters) {
  const [rows = []] = await database.batch([statement(sql, parameters)]);
  return rows;
}
