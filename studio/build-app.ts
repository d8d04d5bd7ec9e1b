import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where the app is built: outside of what the site publishes. */
export const appFolder = path.join(root, ".generated/studio");

/** What the app is made of. */
const sources = [
  "studio/**/*.{ts,tsx,css,html,json}",
  "content-{schema,compiler}/**/*.ts",
  "app/**/*.ts",
  "package-lock.json",
];

/**
 * Builds the studio's pages, unless they are built from these sources already.
 *
 * @returns whether it built
 */
export async function buildAppWhereNeeded(onStart: () => void): Promise<boolean> {
  const stampFile = path.join(appFolder, "stamp");
  const stamp = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;
  onStart();
  // Loaded only now: it takes longer than everything else at the start.
  const { build } = await import("vite");
  await build({ configFile: path.join(root, "studio/app/vite.config.ts"), logLevel: "error" });
  writeFileSync(stampFile, stamp);
  return true;
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root, exclude: ["**/node_modules/**"] }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}
