import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "../../server/database/open-database.ts";
import { readDatabase } from "../../server/database/read-database.ts";
import type { DisposableDatabase } from "../../server/database/sql-database.ts";
import { databaseFile, readRecord } from "../../server/database/store-record.ts";
import { readEnv } from "../../server/env.ts";
import { UsageError } from "./arguments.ts";
import { loadEdgeTool } from "./edge-tool.ts";

/** The hosts whose database a command can open: this machine's server, `npm run edge`, or Cloudflare. */
const hosts = ["here", "edge", "cloudflare"] as const;
export type Host = (typeof hosts)[number];

export const hostOption = { at: { type: "string", default: "here" } } as const;

export const hostHelp = `  Add --at cloudflare for a site on Cloudflare, --at edge for npm run edge.`;

/** Parses the option `--at`. Throws if the host is unknown. */
export function parseHost(text: string): Host {
  const host = hosts.find((name) => name === text);
  if (!host)
    throw new UsageError(`--at takes ${hosts.slice(0, -1).join(", ")} or ${hosts.at(-1)}, not ${text}.`);
  return host;
}

/**
 * Opens the site's database, also while the site runs. If the site can't use it, it is opened for reading and a warning is
 * printed.
 *
 * @throws Error if it doesn't exist or can't be reached
 */
export async function openSiteDatabase(host: Host): Promise<DisposableDatabase> {
  if (host !== "here") {
    const { openLocalD1, openRemoteD1 } = await loadEdgeTool();
    return host === "edge" ? openLocalD1() : openRemoteD1();
  }
  const database = openOrRead(existingDatabaseFile());
  return { batch: database.batch, [Symbol.asyncDispose]: async () => database.close() };
}

function openOrRead(file: string) {
  try {
    return openDatabase(path.dirname(file));
  } catch (error) {
    const { message } = error as Error;
    if (statSync(file).size === 0) throw new Error(`${message} List the copies: npm run restore`);
    const database = readDatabase(file);
    console.error(`${message} It is opened for reading only.`);
    return database;
  }
}

/**
 * Returns the path of the server's database file.
 *
 * @throws Error if there is none: in a wrong folder, a command must not create an empty one
 */
export function existingDatabaseFile(): string {
  const folder = readEnv().DATA_DIR;
  const file = path.join(folder, databaseFile);
  if (!existsSync(file)) {
    if (readRecord(folder)) {
      throw new Error(`The database file ${file} is missing. List the copies: npm run restore`);
    }
    throw new Error(`No database in ${folder} (DATA_DIR). The first start of the site creates it.`);
  }
  return file;
}
