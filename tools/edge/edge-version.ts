import { readdirSync } from "node:fs";

/** The names of this version's migrations. A database on the edge lists those that it has, in `d1_migrations`. */
const migrations = readdirSync(new URL("../../server/database/migrations", import.meta.url))
  .filter((name) => name.endsWith(".sql"))
  .sort();

/** Selects the names of the migrations that a database has. */
export const selectMigrations = "SELECT name FROM d1_migrations";

/**
 * Checks whether this version of the site can use a database on the edge.
 *
 * @param applied the names of the migrations that it has
 * @param folder the data folder of a local database; undefined for the one on Cloudflare
 * @throws Error if another version made it
 */
export function assertEdgeVersion(applied: readonly string[], folder: string | undefined): void {
  const unknown = applied.filter((name) => !migrations.includes(name));
  if (unknown.length === 0) return;
  const made = (version: string) =>
    `The database ${folder === undefined ? "on Cloudflare" : `in ${folder}`} was made by ${version} version of the site and was left as it is`;
  if (unknown.some((name) => name > (migrations.at(-1) ?? ""))) {
    throw new Error(`${made("a newer")}: use that version again.`);
  }
  const fresh =
    folder === undefined
      ? "create another one (docs/operating.md, “On Cloudflare”)"
      : "start with an empty one in another DATA_DIR";
  throw new Error(`${made("an older")}: read it with that version, or ${fresh}.`);
}
