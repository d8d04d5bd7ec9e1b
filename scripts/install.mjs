// Runs on whatever Node the machine has, from 20 on, before anything is installed. Plain JavaScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const stamp = "node_modules/.installed-from";

/** Installs from the lock file where node_modules is missing or older than it. Returns whether it did. */
export function installWhereNeeded() {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(pinnedNode())) return false;
  console.info("Installing what the lock file names (a minute or so the first time)...");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, wanted);
  return true;
}

/** The Node that the project is pinned to, whatever the machine has. */
export function pinnedNode() {
  return path.resolve("node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
}

/** Runs a command with the pinned Node first on the path; ends this process where it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: "inherit", env: environment(), ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
  return result;
}

/** The environment in which the project's own commands run. */
export function environment(extra = {}) {
  const first = [path.dirname(pinnedNode()), path.resolve("node_modules/.bin")].join(path.delimiter);
  return { ...process.env, ...extra, PATH: `${first}${path.delimiter}${process.env.PATH ?? ""}` };
}
