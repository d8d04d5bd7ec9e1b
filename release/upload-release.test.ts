// @module-tag slow
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeSmallSite } from "../server/test-support/spawn-site.ts";
import { ask, supervise, writeServerPrograms } from "../server/test-support/supervisor.ts";
import { runProgram } from "../system/programs.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { makeRelease } from "./make-release.ts";
import { uploadRelease } from "./upload-release.ts";

test.runIf(process.platform === "linux")(
  "keeps the server on a complete release when an update can't run or is killed, and goes back",
  async () => {
    const folder = temporaryFolder();
    const inFolder = (...names: string[]) => path.join(folder, ...names);
    const [site, data, plain] = [inFolder("srv"), inFolder("data"), inFolder("plain")];
    for (const name of [site, inFolder("srv/releases"), data]) mkdirSync(name);
    writeServerPrograms(inFolder("bin"));
    writeFileSync(inFolder("settings.env"), "");
    writeSmallSite(folder);
    await makeRelease(plain, inFolder("build"));
    const make = (name: string, change: (release: string) => void = () => {}) => {
      cpSync(plain, inFolder(name), { recursive: true });
      change(inFolder(name));
      return inFolder(name);
    };
    const env: Record<string, string> = {
      PATH: `${inFolder("bin")}:${process.env.PATH}`,
      STILLWATER_SITE: site,
      STILLWATER_SETTINGS: inFolder("settings.env"),
      SITE_DATA: data,
      SITE_PID: inFolder("none"),
    };
    const install = (release: string, killedAfter = 600) => {
      const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
      // `timeout` kills the whole process group.
      const timeout = ["timeout", "-s", "KILL", String(killedAfter)] as const;
      const shell = [...timeout, "env", ...variables, "sh", "-c"] as const;
      return uploadRelease(release, shell, "ignore");
    };
    const current = () => path.basename(readlinkSync(path.join(site, "current")));

    expect(await install(make("first"))).toBe(true);
    const first = current();
    const server = await supervise(
      path.join(site, "current"),
      { DATA_DIR: data, RELEASES_DIR: path.join(site, "releases") },
      ["node_modules/.bin/node", "programs/server.js"],
    );
    onTestFinished(server.stop);
    env.STILLWATER_URL = `http://127.0.0.1:${server.port}/`;
    env.SITE_PID = server.pidFile;
    const page = async () => (await ask(server.port, "/contact")).status;
    const running = () => readFileSync(server.pidFile, "utf8");
    expect(await page()).toBe(200);
    // Releases are named by the second.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await install(make("second"))).toBe(true);
    const second = current();
    expect(second).not.toBe(first);

    const before = running();
    const refused: Record<string, (release: string) => void> = {
      damaged: (release) => writeFileSync(path.join(release, "build/site.json"), "{}"),
      // The database is newer than what the release knows.
      "older than the database": (release) => {
        const migrations = path.join(release, "programs/migrations");
        for (const name of readdirSync(migrations)) {
          renameSync(path.join(migrations, name), path.join(migrations, name.replace(/^\d+/, "0000")));
        }
      },
    };
    for (const [name, change] of Object.entries(refused)) {
      expect([name, await install(make(name, change))]).toEqual([name, false]);
      expect([name, current(), running()]).toEqual([name, second, before]);
    }

    const crashing = make("crashing", (release) => {
      const program = path.join(release, "programs/server.js");
      const crash = 'if (!process.argv.includes("--check")) process.exit(1);\n';
      writeFileSync(program, crash + readFileSync(program, "utf8"));
    });
    expect(await install(crashing)).toBe(false);
    expect(current()).toBe(second);
    expect(await page()).toBe(200);

    const back = await runProgram("stillwater", ["switch", first], { env });
    expect(back).toMatchObject({ code: 0 });
    expect([current(), await page()]).toEqual([first, 200]);

    for (const seconds of [0.05, 0.2, 0.4, 0.6, 1, 1.5]) {
      await install(make(`killed-${seconds}`), seconds);
      for (const release of readdirSync(path.join(site, "releases")).filter(
        (name) => !name.startsWith("."),
      )) {
        const parts = readdirSync(path.join(site, "releases", release));
        expect(parts.sort()).toEqual([...readdirSync(plain), "node_modules"].sort());
      }
      expect(await page()).toBe(200);
    }
  },
);
