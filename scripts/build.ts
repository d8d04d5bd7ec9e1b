import { rm, utimes } from "node:fs/promises";
import path from "node:path";
import { prepare } from "../build-site/prepare.ts";
import { openRenderer } from "../build-site/render-site.ts";
import { buildProgram } from "../build-site/site-program.ts";
import { makeRelease } from "../release/make-release.ts";
import { replaceFolder } from "../system/files.ts";
import { refuseFolder } from "../system/install.mjs";

/**
 * Builds the site: pictures and fonts, the program that renders pages, the pages, the files that hosts need, and the release.
 * All of it is built aside: `build` only ever holds a site that passed every check.
 */
refuseFolder();
process.env.NODE_ENV = "production";
const started = new Date();
const unfinished = ".generated/build";
await rm(unfinished, { recursive: true, force: true });
const content = await prepare();
if (!content) throw new Error("there is no valid content");
const program = await buildProgram();
const render = await openRenderer(program);
// Imported afterwards: it reads the compiled content, which a fresh checkout lacks and an edit replaces.
const { finishBuild } = await import("../build-site/finish-build.ts");
await finishBuild(await render(content), program, unfinished);
await makeRelease(path.join(unfinished, "release"), unfinished);
// What was edited since then may be missing from this build: its age says so (build-where-needed.mjs).
await utimes(path.join(unfinished, "site.json"), started, started);
replaceFolder("build", unfinished);
