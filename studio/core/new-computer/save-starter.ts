import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { makeFolder, replaceFile } from "../../../system/files.ts";
import { runProgram } from "../../../system/programs.ts";
import type { Project } from "../project.ts";
import { type HostChoice, isHostChosen, readHostChoice } from "../publish/hosts/choose-host.ts";
import { describePlace, readPlace } from "../publish/second-copy.ts";

/** What brings the pages and opens the studio, wherever Node is. */
const program = fileURLToPath(new URL("../../../scripts/bring-pages.mjs", import.meta.url));

/** Stands before and after what the starter knows. */
const separator = "-".repeat(40);

/** Has Node run what stands in the file itself, after the second separator. */
const run = `node -e "import('data:text/javascript;base64,' + Buffer.from(require('fs').readFileSync(process.argv[1], 'utf8').split('-'.repeat(40))[2]).toString('base64'))"`;

const needs =
  "Two free programs come first: Node, from https://nodejs.org, and git, from https://git-scm.com. Install both, then open this again.";

const shell = `#!/bin/sh
# Opens the studio, on a new computer after bringing your pages.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v npm >/dev/null; then
  echo "${needs}"
  exit 1
fi
exec ${run} "$0"
`;

const batch = `@echo off
rem Opens the studio, on a new computer after bringing your pages.
where npm >nul 2>nul
if errorlevel 1 (
  echo ${needs}
  pause
  exit /b 1
)
${run} "%~f0"
if errorlevel 1 pause
exit /b
`;

/** The starter for each system, which a double-click runs. */
const starters = {
  "Open the studio.command": shell,
  "Open the studio.sh": shell,
  "Open the studio.bat": batch,
} as const;

/** The name of the folder with the starters, and of the copy of the messages that they bring along. */
export const starterFolder = "For a new computer";
export const messagesCopy = "Messages and readers.sqlite";

/** What a starter knows, so that it needn't ask. Nothing of it is secret. */
type Kept = {
  readonly place: string;
  /** Where the site is on this computer, where the starter opens the studio. */
  readonly folder: string;
  readonly host?: HostChoice | undefined;
  readonly knownHosts: readonly string[];
};

/**
 * Writes a starter for each system into a folder. It opens the studio, and on another computer brings the pages there first.
 *
 * @param around in which folder that one is created
 * @returns the folder; undefined if there is no second place to bring the pages from
 */
export async function saveStarter(project: Project, around: string): Promise<string | undefined> {
  const place = await readPlace(project);
  if (!place) return undefined;
  const host = isHostChosen(project) ? await readHostChoice(project) : undefined;
  const kept: Kept = {
    place: place.folder ?? withoutPassword(place.url),
    folder: project.folder,
    host,
    knownHosts: await knownHosts([
      ...(place.folder === undefined ? [place.url] : []),
      ...(host?.kind === "own server" ? [`${host.server}:`] : []),
    ]),
  };
  const text = readFileSync(program, "utf8");
  const folder = path.join(around, starterFolder);
  makeFolder(folder);
  for (const [name, start] of Object.entries(starters)) {
    const lines = [start, separator, JSON.stringify(kept, null, 2), separator, text].join("\n");
    const endings = name.endsWith(".bat") ? lines.replaceAll("\n", "\r\n") : lines;
    replaceFile(path.join(folder, name), endings, { mode: 0o700 });
  }
  return folder;
}

/** Returns the folder on this computer where the owner finds things. */
export function desktopOf(home: string): string {
  const desktop = path.join(home, "Desktop");
  return existsSync(desktop) ? desktop : home;
}

const withoutPassword = (url: string) => url.replace(/^(https?:\/\/)[^@/]*@/i, "$1");

/** Returns the keys of servers as this computer knows them, so that a new one can notice another server in their place. */
async function knownHosts(addresses: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const port = /^ssh:\/\/[^/]*:(\d+)(?:\/|$)/i.exec(address)?.[1];
      const { label } = describePlace(address, ".");
      const { output } = await runProgram("ssh-keygen", ["-F", port ? `[${label}]:${port}` : label]);
      return output.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    }),
  );
  return found.flat();
}
