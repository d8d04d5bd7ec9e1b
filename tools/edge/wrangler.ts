import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writeWholeFile } from "../../server/database/write-whole-file.ts";

/** Cloudflare's configuration of the site. */
export const edgeConfig = fileURLToPath(new URL("wrangler.jsonc", import.meta.url));
/** Where `npm run edge` keeps its data. */
export const edgeFolder = (): string => process.env.DATA_DIR || "./data/edge";
/** The name of its database there. */
const database = "stillwater";

/** The path of Cloudflare's tool. */
// Installed under an alias: npm counts "wrangler" as an optional peer of the build and would install it with the site.
export const wranglerProgram = path.join(
  path.dirname(createRequire(import.meta.url).resolve("wrangler-cli/package.json")),
  "bin/wrangler.js",
);
/** Settings of Cloudflare's tool by which nothing is told to anybody, and nothing asked. */
export const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Where this machine is, as Cloudflare sees it: fetched for each start otherwise.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "1",
};

const all = (args: readonly string[]) => [wranglerProgram, ...args, "--config", edgeConfig];

/** Starts Cloudflare's tool. */
export const startWrangler = (args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn(process.execPath, all(args), { ...options, env: { ...process.env, ...options.env, ...quiet } });

/**
 * Runs Cloudflare's tool to its end.
 *
 * @returns what it wrote
 * @throws Error with all that it wrote, where it failed
 */
export function runWrangler(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, all(args), {
    encoding: "utf8",
    env: { ...process.env, ...quiet },
  });
  if (status !== 0) throw new Error(`wrangler ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/**
 * Brings the schema of the edge's database up to date, by the steps that every host has.
 *
 * @param folder that of a local database; without it, the real one is meant
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
 * Copies the whole database on Cloudflare, as SQL, into a new file that only its owner can read. It takes no messages
 * meanwhile.
 *
 * @throws Error where the file exists already, or Cloudflare gives no copy. Nothing is left then.
 */
export function exportEdge(file: string): void {
  writeWholeFile(file, (unfinished) =>
    runWrangler(["d1", "export", database, "--remote", "--skip-confirmation", "--output", unfinished]),
  );
}

/** The names of the secrets that are set on Cloudflare, never their values. */
export const secretNames = (): readonly string[] =>
  (JSON.parse(runWrangler(["secret", "list"])) as { readonly name: string }[]).map(({ name }) => name);
