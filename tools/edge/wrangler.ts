import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createFile } from "../../system/files.ts";
import { type ChildProcess, outputOfSync, type ProgramOptions, startProgram } from "../../system/programs.ts";

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
export const wranglerProgram = path.join(
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
export const runWrangler = (args: readonly string[]): string =>
  outputOfSync(process.execPath, all(args), { env: { ...process.env, ...quiet } });

/**
 * Migrates the edge's database.
 *
 * @param folder the data folder of a local database; without it, migrates the one on Cloudflare
 */
export const migrateEdge = (folder?: string): string =>
  runWrangler([
    "d1",
    "migrations",
    "apply",
    database,
    ...(folder === undefined ? ["--remote"] : ["--local", "--persist-to", folder]),
  ]);

/**
 * Exports the database on Cloudflare as SQL to a new file that only its owner can read. It accepts no messages meanwhile.
 *
 * @throws Error, leaving no file, if the file exists or the export fails
 */
export function exportEdge(file: string): void {
  createFile(file, (unfinished) =>
    runWrangler(["d1", "export", database, "--remote", "--skip-confirmation", "--output", unfinished]),
  );
}

/** Returns the names of the secrets on Cloudflare, which doesn't reveal their values. */
export const secretNames = (): readonly string[] =>
  (JSON.parse(runWrangler(["secret", "list"])) as { readonly name: string }[]).map(({ name }) => name);
