import { existsSync } from "node:fs";
import path from "node:path";
import { databaseFile, openDatabase } from "../../server/database/open-database.ts";
import { readEnv } from "../../server/env.ts";

/**
 * The file of the database that the server uses.
 *
 * @throws Error where there is none: a list from the wrong folder must not make one there, and look as if
 *   nobody had come
 */
export function existingDatabaseFile(): string {
  const folder = readEnv().DATA_DIR;
  const file = path.join(folder, databaseFile);
  if (!existsSync(file)) {
    throw new Error(`There is no database in ${folder} (DATA_DIR). It is made when the site first starts.`);
  }
  return file;
}

/**
 * Opens the database that the server uses. It works while the server runs.
 *
 * @throws Error where there is none
 */
export const openExistingDatabase = () => openDatabase(path.dirname(existingDatabaseFile()));
