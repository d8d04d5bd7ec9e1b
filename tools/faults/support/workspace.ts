import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type Launcher,
  listening,
  repository,
  runNode,
  type SiteProcess,
  writeSmallSite,
} from "../../../server/test-support/spawn-site.ts";
import { type Ended, ended } from "../../../system/programs.ts";

/** A folder with a small built site, its data and the processes that run in it. */
export type Workspace = {
  readonly folder: string;
  readonly data: string;
  /** Replaces the small site by the built one, if there is a build. */
  serveBuiltSite(): void;
  /** Starts the real server, by default on a free port. */
  startSite(env?: Readonly<Record<string, string>>, launcher?: Launcher): Promise<SiteProcess>;
  /** Starts the server and kills it after some milliseconds. */
  startAndKill(milliseconds: number): Promise<void>;
  /** Runs a script of the repository until it exits. */
  run(script: string, ...args: string[]): Promise<Ended>;
  /** Runs a script with a launcher, by default Node. */
  runBy(launcher: Launcher | undefined, script: string, ...args: string[]): Promise<Ended>;
  /** Registers a clean-up for the end of the case. */
  atEnd(action: () => unknown): void;
};

/** Runs a case in a new workspace and cleans up afterwards. */
export async function inWorkspace<Result>(
  action: (workspace: Workspace) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-faults-"));
  const data = path.join(folder, "data");
  const endings: (() => unknown)[] = [];
  const spawn: typeof runNode = (...args) => {
    const child = runNode(...args);
    endings.push(() => child.kill("SIGKILL"));
    return child;
  };
  writeSmallSite(folder);
  try {
    return await action({
      folder,
      data,
      serveBuiltSite: () => {
        const built = path.join(repository, "build");
        if (existsSync(path.join(built, "client")))
          cpSync(built, path.join(folder, "build"), { recursive: true });
      },
      startSite: (env = {}, launcher) =>
        listening(spawn(folder, "server/node.ts", [], { PORT: "0", DATA_DIR: data, ...env }, launcher)),
      startAndKill: async (milliseconds) => {
        const child = spawn(folder, "server/node.ts", [], { PORT: "0", DATA_DIR: data });
        const end = ended(child);
        await pause(milliseconds);
        child.kill("SIGKILL");
        await end;
      },
      run: (script, ...args) => ended(spawn(folder, script, args, { DATA_DIR: data })),
      runBy: (launcher, script, ...args) => ended(spawn(folder, script, args, { DATA_DIR: data }, launcher)),
      atEnd: (ending) => void endings.push(ending),
    });
  } finally {
    for (const ending of endings.reverse()) await ending();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Settings for delivery to an SMTP server at `url`, with short retries and without limits. */
export const mailTo = (url: string): Record<string, string> => ({
  SMTP_URL: url,
  CONTACT_TO: "owner@example.net",
  CONTACT_FROM: "site@stillwater.example.com",
  RETRY_FIRST_SECONDS: "0.05",
  RETRY_LONGEST_SECONDS: "0.4",
  ...withoutLimits,
});

export const withoutLimits = {
  LIMIT_PER_CLIENT: "1000000",
  LIMIT_PER_MINUTE: "1000000",
  LIMIT_PER_DAY: "1000000",
};

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a condition holds, and returns whether it did in time. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 60): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await pause(25);
  }
  return true;
}
