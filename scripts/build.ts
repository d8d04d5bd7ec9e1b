import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { finishBuild } from "./build/finish-build.ts";
import "./prepare.ts";

/** Makes the site: pictures and fonts, islands, the pages that name them, then what a host needs beside them. */
await rm("build", { recursive: true, force: true });
run("vite", ["build", "--config", "vite.islands.config.ts", "--logLevel", "warn"]);
run("react-router", ["build"]);
await finishBuild();

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
