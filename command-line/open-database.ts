import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { CodedError } from "../server/coded-error.ts";
import { toDatabaseError } from "../server/database/database-error.ts";
import { databaseFile, readRecord } from "../server/database/database-record.ts";
import { guardDatabase } from "../server/database/guarded-database.ts";
import { checkVersion, readDatabase } from "../server/database/read-database.ts";
import type { DisposableDatabase, SqlDatabase } from "../server/database/sql-database.ts";
import { describeInvalid, type Env, readEnvAsFarAsValid } from "../server/env.ts";
import { fromCaller, UsageError } from "./arguments.ts";

/** The hosts whose database a command can open: this machine's server, `npm run edge`, or Cloudflare. */
const hosts = ["here", "edge", "cloudflare"] as const;
type Host = (typeof hosts)[number];

export const hostOption = { at: { type: "string", default: "here" } } as const;

export const hostHelp = `  Add --at cloudflare for a site on Cloudflare, --at edge for npm run edge.`;

/** Parses the option `--at`. Throws if the host is unknown. */
function parseHost(text: string): Host {
  const host = hosts.find((name) => name === text);
  if (!host)
    throw new UsageError(`--at takes ${hosts.slice(0, -1).join(", ")} or ${hosts.at(-1)}, not ${text}.`);
  return host;
}

/** The option that reads another file than the site's database. */
export const databaseOption = { database: { type: "string" } } as const;

export const databaseHelp = `  Add --database FILE to read another file: a backup, or one that was moved.`;

export type DatabaseChoice = {
  readonly at: string;
  /** The path of another database file, which is opened for reading only. */
  readonly database?: string | undefined;
};

/** Opens the site's database, also while the site runs, or another file; with `read`, for reading only. Throws if missing. */
export async function openSiteDatabase(
  { at, database: typed }: DatabaseChoice,
  use: "read" | "change",
): Promise<DisposableDatabase> {
  const host = parseHost(at);
  if (typed !== undefined) {
    if (host !== "here") throw new UsageError("--database reads a file of this machine: leave out --at.");
    return disposable(readDatabase(existingFile(typed)));
  }
  if (host !== "here") {
    const { openLocalD1, openRemoteD1 } = await loadEdgeTool();
    return host === "edge" ? openLocalD1() : openRemoteD1();
  }
  return disposable(await openOrRead(existingDatabaseFile(), use));
}

const disposable = ({ batch, close }: SqlDatabase & { close(): void }): DisposableDatabase => ({
  batch,
  [Symbol.asyncDispose]: async () => close(),
});

async function openOrRead(file: string, use: "read" | "change") {
  if (statSync(file).size === 0) throw new Error(`${file} is empty. List the copies: npm run restore`);
  if (use === "read") return readDatabase(file);
  checkVersion(file);
  return openUndamaged(file);
}

/** Opens a database as the server does: a change that a restore has overtaken fails, and is never lost in silence. */
async function openUndamaged(file: string) {
  const folders = { dataDirectory: path.dirname(file), backupDirectory: readSettings().BACKUP_DIR };
  const database = guardDatabase(folders, () => {});
  try {
    await database.batch([]);
    return database;
  } catch (error) {
    database.close();
    const found = toDatabaseError(error, file);
    throw new Error(`${found.message} Nothing was changed.`, { cause: found });
  }
}

/** Returns the path of the database file that an argument names, directly or by its folder. */
export function existingFile(typed: string): string {
  const file = fromCaller(typed);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`${file} doesn't exist. List the copies: npm run restore`);
  const inside = found.isDirectory() ? path.join(file, databaseFile) : file;
  if (!existsSync(inside)) throw new Error(`${file} is a folder without ${databaseFile}.`);
  if (statSync(inside).size === 0) throw new Error(`${inside} is empty.`);
  return inside;
}

/** Returns the path of the server's database file. Throws if it is missing: in a wrong folder, no empty one may be created. */
export function existingDatabaseFile(): string {
  const folder = readSettings().DATA_DIR;
  const file = path.join(folder, databaseFile);
  // Throws if the folder may not be opened: the database isn't missing then.
  if (!statSync(file, { throwIfNoEntry: false })) {
    if (readRecord(folder)) {
      throw new Error(`The database file ${file} is missing. List the copies: npm run restore`);
    }
    throw new CodedError(
      "NO_DATABASE",
      `No database in ${folder} (DATA_DIR). The first start of the site creates it.`,
    );
  }
  return file;
}

/** Loads the access to Cloudflare's database, after installing its packages on first use. Throws in a release, which lacks it. */
async function loadEdgeTool() {
  if (!existsSync(new URL("../tools/edge/package.json", import.meta.url))) {
    throw new Error("--at works only in a checkout of the project, not in a release.");
  }
  const { installWhereNeeded } = await import("../system/install.mjs");
  installWhereNeeded("tools/edge");
  return import("../tools/edge/open-d1.ts");
}

let said = false;

/**
 * Reads the settings for a command on the data. An invalid one counts as unset and is named on standard error, once: it stops neither a
 * nightly backup nor the reading of messages.
 */
export function readSettings(): Env {
  // Only the server listens.
  const { env, errors } = readEnvAsFarAsValid({ ...process.env, PORT: "" });
  if (errors.length > 0 && !said) console.error(describeInvalid(errors));
  said = true;
  return env;
}
