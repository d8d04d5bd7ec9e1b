import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { finishBuild } from "./build/finish-build.ts";
import "./prepare.ts";

/** Makes the site: pictures and fonts first, then the pages, then what a host needs beside them. */
await rm("build", { recursive: true, force: true });
const { status } = spawnSync("react-router", ["build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await finishBuild();
