import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type GetPlatformProxyOptions, getPlatformProxy } from "wrangler-cli";
import { CodedError } from "../../server/coded-error.ts";
import type { DisposableDatabase } from "../../server/database/sql-database.ts";
import { createD1Database } from "../../server/edge/d1-database.ts";
import { hasDatabase, readEdgeConfig } from "./config.ts";
import { edgeConfig, edgeFolder, quiet } from "./wrangler.ts";

/**
 * Opens the local database of `npm run edge`, also while it runs.
 *
 * @param folder its data folder
 * @throws Error if it doesn't exist
 */
export async function openLocalD1(folder = edgeFolder()): Promise<DisposableDatabase> {
  const state = path.resolve(folder, "v3");
  if (!existsSync(path.join(state, "d1"))) {
    throw new CodedError(
      "NO_DATABASE",
      `No database in ${folder} (DATA_DIR). The first start of npm run edge creates it.`,
    );
  }
  return open({ configPath: edgeConfig, persist: { path: state }, remoteBindings: false });
}

/**
 * Opens the database on Cloudflare, with the account of `npx wrangler login`.
 *
 * @throws Error if it doesn't exist or access is denied
 */
export async function openRemoteD1(): Promise<DisposableDatabase> {
  const config = readEdgeConfig();
  if (!hasDatabase(config)) throw new Error(`No database on Cloudflare: ${edgeConfig} has no database_id.`);
  const { name, compatibility_date, account_id, d1_databases } = config;
  // A separate configuration: the site's own has nothing remote, so that no local run can reach the real database.
  const folder = mkdtempSync(path.join(tmpdir(), "d1-"));
  try {
    const configPath = path.join(folder, "wrangler.json");
    const remote = d1_databases.map((database) => ({ ...database, remote: true }));
    writeFileSync(configPath, JSON.stringify({ name, compatibility_date, account_id, d1_databases: remote }));
    return await open({ configPath, persist: false });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function open(options: GetPlatformProxyOptions): Promise<DisposableDatabase> {
  type Bindings = { readonly DATABASE: Parameters<typeof createD1Database>[0] };
  // Its logs would end up inside exported tables. Errors are thrown regardless.
  Object.assign(process.env, quiet, { WRANGLER_LOG: "none" });
  const { env, dispose } = await getPlatformProxy<Bindings>(options);
  return { ...createD1Database(env.DATABASE), [Symbol.asyncDispose]: dispose };
}
