import { readdirSync } from "node:fs";

/** The names of this version's migrations. A database on the edge lists those that it has, in `d1_migrations`. */
const migrations = readdirSync(new URL("../../server/database/migrations", import.meta.url));

/** Selects the names of the migrations that a database has. */
export const selectMigrations = "SELECT name FROM d1_migrations";

/**
 * Checks whether this version of the site can use a database on the edge.
 *
 * @param applied the names of the migrations that it has
 * @param folder the data folder of a local database; undefined for the one on Cloudflare
 * @throws Error if a newer version made it
 */
export function assertEdgeVersion(applied: readonly string[], folder: string | undefined): void {
  if (applied.every((name) => migrations.includes(name))) return;
  throw new Error(
    `The database ${folder === undefined ? "on Cloudflare" : `in ${folder}`} was made by a newer version of the site and was left as it is: use that version again.`,
  );
}
