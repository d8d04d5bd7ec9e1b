// Plain JavaScript: runs on any Node from 20 on, before the pinned one is used.
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { pinnedNode, run } from "../system/install.mjs";

const sources = [
  "content",
  "content-model",
  "domain",
  "site",
  "public",
  "build-site",
  "launch-check",
  "scripts/build.ts",
  // The build contains headers for static hosts and a packed copy for the edge.
  "server/http",
  "server/files",
  "server/site-build.ts",
  "server/edge",
  "package-lock.json",
  "vite.config.ts",
];
const result = "build/site.json";

/** Builds the site if the build is missing or older than a source. Returns true if it built. */
export function buildWhereNeeded(say = console.info) {
  if (existsSync(result) && newest(sources) <= statSync(result).mtimeMs) return false;
  const started = performance.now();
  say("Building the site...");
  run(pinnedNode(), ["scripts/build.ts"], { stdio: "pipe", encoding: "utf8" });
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return true;
}

/** Returns the latest modification time in files and folders, in milliseconds. */
function newest(entries) {
  return Math.max(
    0,
    ...entries.filter(existsSync).map((entry) => {
      const { mtimeMs } = statSync(entry);
      const isFolder = statSync(entry).isDirectory();
      // A folder's own time changes when a file is deleted.
      return isFolder
        ? Math.max(mtimeMs, newest(readdirSync(entry).map((name) => path.join(entry, name))))
        : mtimeMs;
    }),
  );
}
