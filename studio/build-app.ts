import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { stampOf } from "../build-site/stamp.ts";
import { replaceFolder } from "../system/files.ts";
import { outputOf } from "../system/programs.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where the app is built: outside of what the site publishes. */
export const appFolder = path.join(root, ".generated/studio");

/** What the app is made of. */
const sources = [
  "studio/**/*.{ts,tsx,css,html,json}",
  "{domain,content-model,site,server,build-site,launch-check,system}/**/*.{ts,tsx}",
  "package-lock.json",
];

/**
 * Builds the studio's pages, unless they are built from these sources already.
 *
 * @returns whether it built
 */
export async function buildAppWhereNeeded(onStart: () => void): Promise<boolean> {
  const stamp = await stampOf(sources, { folder: root });
  if (isBuiltFrom(stamp)) return false;
  onStart();
  // Beside it, and put in its place when it is whole.
  const folder = `${appFolder}-${process.pid}`;
  const config = path.join(root, "studio/app/vite.config.ts");
  const args = ["build", "--config", config, "--outDir", folder, "--logLevel", "error"];
  // In a process of its own: tests have another NODE_ENV, with which React is built for development.
  await outputOf(process.execPath, [path.join(root, "node_modules/vite/bin/vite.js"), ...args], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  writeFileSync(path.join(folder, "stamp"), stamp);
  if (!isBuiltFrom(stamp)) replaceFolder(appFolder, folder);
  // Another process was faster, and its build may be in use.
  else rmSync(folder, { recursive: true });
  return true;
}

function isBuiltFrom(stamp: string): boolean {
  const file = path.join(appFolder, "stamp");
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}
