import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startProgram } from "../../../system/programs.ts";
import { makeDataFolder, type Project } from "../../engine/project.ts";
import { liveHost } from "../../engine/publish/live-site.ts";
import { askSiteMail } from "./site-mail.ts";

/** The first start may build the site. In milliseconds. */
const longestStart = 5 * 60_000;

const interval = 500;

/**
 * Starts the site on this computer as `npm start` does, and waits until it answers. The site goes on running without the studio.
 *
 * @returns the words of what went wrong; undefined once it runs
 */
export async function startSite(project: Project): Promise<string | undefined> {
  if (await isRunning(project)) return undefined;
  const { url } = await liveHost(project, undefined);
  makeDataFolder(project);
  const logFile = path.join(project.dataFolder, "site.log");
  const log = openSync(logFile, "w", 0o600);
  // npm runs the studio, and the site mustn't end with that.
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = startProgram(process.execPath, [path.join("scripts", "start.mjs")], {
    cwd: project.folder,
    detached: true,
    windowsHide: true,
    stdio: ["ignore", log, log],
    env: { ...env, PORT: new URL(url).port || "80" },
  });
  closeSync(log);
  let hasEnded = false;
  for (const event of ["error", "exit"]) child.on(event, () => (hasEnded = true));
  child.unref();
  for (let waited = 0; !hasEnded && waited < longestStart; waited += interval) {
    await wait(interval);
    if (await isRunning(project)) return undefined;
  }
  return readFileSync(logFile, "utf8").slice(-5000) || "It didn’t answer.";
}

const isRunning = async (project: Project) => (await askSiteMail(project)).kind !== "not running";
