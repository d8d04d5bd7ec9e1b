import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { makeRelease } from "./build/make-release.ts";
import "./prepare.ts";

/** Builds the site: pictures and fonts, islands, the pages that name them, the files that hosts need, and the release. */
await rm("build", { recursive: true, force: true });
run("vite", ["build", "--config", "vite.islands.config.ts", "--logLevel", "warn"]);
run("react-router", ["build"]);
// Imported afterwards: it reads the compiled content, which a fresh checkout lacks and an edit replaces.
const { finishBuild } = await import("./build/finish-build.ts");
await finishBuild();
await makeRelease("build/release");

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
