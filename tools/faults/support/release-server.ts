import { chmodSync, cpSync, existsSync, mkdirSync, readlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeRelease } from "../../../scripts/build/make-release.ts";
import { uploadRelease } from "../../../scripts/release/upload-release.ts";
import { type Supervisor, supervise } from "../../../server/test-support/supervisor.ts";
import { type Ended, runProgram } from "../../../system/programs.ts";
import { type Workspace, withoutLimits } from "./workspace.ts";

/** A folder like /srv/stillwater, with `deploy/releases` and stand-ins for systemd, npm and the server's user. */
export type ReleaseServer = {
  readonly site: string;
  /** Makes a release that has an asset of this name; the change is applied to its folder. */
  make(asset: string, change?: (folder: string) => void): string;
  /** Sends a release, as `npm run release` does, and returns whether it runs. */
  install(release: string): Promise<boolean>;
  /** Starts to send a release and kills everything after some milliseconds. */
  installAndKill(release: string, milliseconds: number): Promise<void>;
  switchTo(release: string): Promise<Ended>;
  list(): Promise<string[]>;
  current(): string;
  /** Starts the server as systemd does. */
  start(): Promise<Supervisor>;
  /** Stops the server until the next `start`. */
  stop(): void;
};

/** Stand-ins for programs of a server, as shell scripts by their names. */
export const stubs = {
  npm: `mkdir -p node_modules/node/bin && ln -s ${process.execPath} node_modules/node/bin/node`,
  runuser: `shift 5; exec env "DATA_DIR=$SITE_DATA" "$@"`,
  systemctl: `case $1 in
is-enabled) [ -e "$SITE_PID" ] ;;
restart) pid=$(cat "$SITE_PID"); kill "$pid"; while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done ;;
esac`,
};

/** Creates a server without a release. */
export async function createReleaseServer(workspace: Workspace): Promise<ReleaseServer> {
  const site = path.join(workspace.folder, "srv");
  const bin = path.join(workspace.folder, "bin");
  mkdirSync(bin);
  mkdirSync(site);
  for (const [name, text] of Object.entries(stubs)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  const settings = path.join(workspace.folder, "settings.env");
  writeFileSync(settings, "");
  const plain = path.join(workspace.folder, "plain-release");
  await makeRelease(plain, path.join(workspace.folder, "build"));

  let server: Supervisor | undefined;
  const environment = () => ({
    PATH: `${bin}:${process.env.PATH}`,
    STILLWATER_SITE: site,
    STILLWATER_SETTINGS: settings,
    STILLWATER_URL: `http://127.0.0.1:${server?.port}/`,
    SITE_DATA: workspace.data,
    SITE_PID: server?.pidFile ?? "/nonexistent",
  });
  const shell = (): [string, ...string[]] => [
    "env",
    ...Object.entries(environment()).map(([name, value]) => `${name}=${value}`),
    "sh",
    "-c",
  ];
  const releases = (...args: string[]) =>
    runProgram("sh", [path.join(site, "current/deploy/releases"), ...args], {
      env: { ...process.env, ...environment() },
    });

  return {
    site,
    make: (asset, change) => {
      const folder = path.join(workspace.folder, "made", asset);
      cpSync(plain, folder, { recursive: true });
      writeFileSync(path.join(folder, "build/client/assets", asset), asset);
      change?.(folder);
      return folder;
    },
    install: (release) => uploadRelease(release, shell(), { site, stdio: "ignore" }),
    installAndKill: async (release, milliseconds) => {
      // `timeout` kills the whole process group.
      const killing = ["timeout", "-s", "KILL", String(milliseconds / 1000)] as const;
      await uploadRelease(release, [...killing, ...shell()], { site, stdio: "ignore" });
    },
    switchTo: (release) => releases("switch", release),
    list: async () => {
      const { output } = await releases("list");
      return output.split("\n").flatMap((line) => line.split(" ")[0] || []);
    },
    current: () => path.basename(readlinkSync(path.join(site, "current"))),
    start: async () => {
      server = await supervise(
        path.join(site, "current"),
        { DATA_DIR: workspace.data, RELEASES_DIR: path.join(site, "releases"), ...withoutLimits },
        ["node_modules/node/bin/node", "programs/server.js"],
      );
      workspace.atEnd(server.stop);
      return server;
    },
    stop: () => {
      server?.stop();
      server = undefined;
    },
  };
}

/** Returns whether a release has all its parts. */
export const isComplete = (folder: string): boolean =>
  ["node_modules/node/bin/node", "programs/server.js", "build/site.json", "package.json"].every((part) =>
    existsSync(path.join(folder, part)),
  );
