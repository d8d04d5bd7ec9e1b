import { rename, rm, utimes } from "node:fs/promises";
import path from "node:path";
import { unfinishedBuild } from "../app/rendering/build-directories.ts";
import { checkSecrets } from "./build/check-secrets.ts";
import { makeRelease } from "./build/make-release.ts";
import { pinnedNode, run } from "./install.mjs";

/**
 * Builds the site: pictures and fonts, islands, the pages that name them, the files that hosts need, and the release. All
 * of it is built aside: `build` only ever holds a site that passed every check.
 */
const started = new Date();
await rm(unfinishedBuild, { recursive: true, force: true });
await import("./prepare.ts");
run(pinnedNode(), [
  "node_modules/vite/bin/vite.js",
  "build",
  "--config",
  "vite.islands.config.ts",
  "--logLevel",
  "warn",
]);
run(pinnedNode(), ["node_modules/@react-router/dev/bin.cjs", "build"]);
// Imported afterwards: it reads the compiled content, which a fresh checkout lacks and an edit replaces.
const { finishBuild } = await import("./build/finish-build.ts");
await finishBuild();
await makeRelease(path.join(unfinishedBuild, "release"), unfinishedBuild);
await checkSecrets(unfinishedBuild, process.env);
// What was edited since then may be missing from this build: its age says so (build-where-needed.mjs).
await utimes(path.join(unfinishedBuild, "site.json"), started, started);
await replaceBuild();

/** Puts the new build in the old one's place. Deleted where it stands, half of the old one could pass for a build. */
async function replaceBuild(): Promise<void> {
  const old = ".generated/old-build";
  await rm(old, { recursive: true, force: true });
  await rename("build", old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(unfinishedBuild, "build");
  await rm(old, { recursive: true, force: true });
}
