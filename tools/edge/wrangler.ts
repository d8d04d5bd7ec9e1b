import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type ChildProcess, outputOfSync, type ProgramOptions, startProgram } from "../../system/programs.ts";

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

/** Cloudflare's configuration of the site. */
export const edgeConfig = fileURLToPath(new URL("wrangler.jsonc", import.meta.url));
/** Where `npm run edge` keeps its data. */
export const edgeFolder = (): string => process.env.DATA_DIR || "./data/edge";
/** The name of its database there. */
const database = "stillwater";

/**
 * The path of wrangler. It is installed under an alias: npm would install the name "wrangler", an optional peer of
 * the build, with the site.
 */
const wranglerProgram = path.join(
  path.dirname(createRequire(import.meta.url).resolve("wrangler-cli/package.json")),
  "bin/wrangler.js",
);
/** Keeps wrangler from sending data and from asking questions. */
export const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Otherwise each start fetches this machine's location.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "1",
};

const all = (args: readonly string[]) => [wranglerProgram, ...args, "--config", edgeConfig];

/** Starts wrangler. */
export const startWrangler = (args: readonly string[], options: ProgramOptions): ChildProcess =>
  startProgram(process.execPath, all(args), {
    stdio: "inherit",
    ...options,
    env: { ...process.env, ...options.env, ...quiet },
  });

/**
 * Runs wrangler until it exits, and returns its output.
 *
 * @throws Error with its output if it fails
 */
const runWrangler = (args: readonly string[]): string =>
  // Its output is read, whatever the caller's environment hides.
  outputOfSync(process.execPath, all(args), { env: { ...process.env, ...quiet, WRANGLER_LOG: "log" } });

/**
 * Migrates the edge's database.
 *
 * @param folder the data folder of a local database; without it, migrates the one on Cloudflare
 * @throws Error if a newer version of the site made it; changes nothing then
 */
export function migrateEdge(folder?: string): string {
  const place = folder === undefined ? ["--remote"] : ["--local", "--persist-to", folder];
  assertEdgeVersion(appliedMigrations(place), folder);
  return runWrangler(["d1", "migrations", "apply", database, ...place]);
}

/** Returns the names of the migrations that a database has. */
function appliedMigrations(place: readonly string[]): string[] {
  try {
    const found = runWrangler(["d1", "execute", database, ...place, "--json", "--command", selectMigrations]);
    const [answer] = JSON.parse(found) as { readonly results: readonly { readonly name: string }[] }[];
    return answer?.results.map(({ name }) => name) ?? [];
  } catch (error) {
    // A new database has no such table.
    if (error instanceof Error && error.message.includes("no such table")) return [];
    throw error;
  }
}

/** Returns the names of the secrets on Cloudflare, which doesn't reveal their values. */
export const secretNames = (): readonly string[] =>
  (JSON.parse(runWrangler(["secret", "list"])) as { readonly name: string }[]).map(({ name }) => name);
