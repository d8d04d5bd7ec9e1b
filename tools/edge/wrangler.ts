import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
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

/** Runs wrangler until it exits, and returns its output. Throws with its output if it fails. */
const runWrangler = (args: readonly string[]): string =>
  // Its output is read, whatever the caller's environment hides.
  outputOfSync(process.execPath, all(args), { env: { ...process.env, ...quiet, WRANGLER_LOG: "log" } });

/** Migrates the local database in a data folder; without a folder, the one on Cloudflare. */
export function migrateEdge(folder?: string): string {
  const place = folder === undefined ? ["--remote"] : ["--local", "--persist-to", folder];
  return runWrangler(["d1", "migrations", "apply", database, ...place]);
}

/** Returns the names of the secrets on Cloudflare, which doesn't reveal their values. */
export const secretNames = (): readonly string[] =>
  (JSON.parse(runWrangler(["secret", "list"])) as { readonly name: string }[]).map(({ name }) => name);
