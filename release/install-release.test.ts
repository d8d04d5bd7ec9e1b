import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { expect, onTestFinished, test } from "vitest";
import { writeSmallSite } from "../server/test-support/spawn-site.ts";
import { ask, supervise, writeServerPrograms } from "../server/test-support/supervisor.ts";
import { ended, runProgram, startProgram } from "../system/programs.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { makeRelease } from "./make-release.ts";
import { packRelease } from "./pack-release.ts";

/** Sends a release to `stillwater install`, as the studio does, and returns whether it was installed. */
async function send(release: string, [program, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  const { packed, done } = packRelease(release);
  const install = startProgram(program, [...args, "stillwater install"], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  // A broken pipe shows in the exit codes.
  const sent = install.stdin && pipeline(packed, install.stdin);
  const [packing, installed] = await Promise.all([done, ended(install), sent?.catch(() => {})]);
  return packing.succeeded && installed.succeeded;
}

/** A server without a release, what installs one there, and a release that installs without npm's registry. */
async function emptyServer() {
  const folder = temporaryFolder();
  const inFolder = (...names: string[]) => path.join(folder, ...names);
  const [site, data, plain] = [inFolder("srv"), inFolder("data"), inFolder("plain")];
  for (const name of [site, inFolder("srv/releases"), inFolder("srv/incoming"), data]) mkdirSync(name);
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
    return send(release, shell);
  };
  /** Starts the server on the release that was installed. */
  const start = async () => {
    const server = await supervise(path.join(site, "current"), { DATA_DIR: data }, [
      "node_modules/.bin/node",
      "programs/server.js",
    ]);
    onTestFinished(server.stop);
    env.STILLWATER_URL = `http://127.0.0.1:${server.port}/`;
    env.SITE_PID = server.pidFile;
    return server;
  };
  const expectWhole = () => {
    const installed = readdirSync(path.join(site, "releases")).filter((name) => !name.startsWith("."));
    const parts = [...readdirSync(plain), "node_modules"].sort();
    for (const release of installed) {
      expect(readdirSync(path.join(site, "releases", release)).sort()).toEqual(parts);
    }
  };
  return { site, env, make, install, start, expectWhole };
}

const isLinux = process.platform === "linux";

// Daily, system/parent.test.ts holds that the old release stays while the new one can't run, and a test below installs one.
test.runIf(isLinux)(
  "keeps the server on its release when an update can't run, and goes back",
  {
    tags: ["slow"],
  },
  async () => {
    const { site, env, make, install, start, expectWhole } = await emptyServer();
    const current = () => path.basename(readlinkSync(path.join(site, "current")));
    expect(await install(make("first"))).toBe(true);
    const first = current();
    const server = await start();
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

    await install(make("killed"), 0.4);
    expectWhole();
    expect(await page()).toBe(200);
  },
);

test.runIf(isLinux)(
  "keeps it on a complete release when an update is killed at any moment",
  {
    tags: ["slow"],
  },
  async () => {
    const { make, install, start, expectWhole } = await emptyServer();
    expect(await install(make("first"))).toBe(true);
    const { port } = await start();
    for (const seconds of [0.05, 0.2, 0.4, 0.6, 1, 1.5]) {
      await install(make(`killed-${seconds}`), seconds);
      expectWhole();
      expect((await ask(port, "/contact")).status).toBe(200);
    }
  },
);

test.runIf(isLinux)("refuses a release from elsewhere where the owner publishes in a studio", async () => {
  const { site, env, make, install } = await emptyServer();
  writeFileSync(path.join(path.dirname(env.STILLWATER_SETTINGS ?? ""), "studio.env"), "DOMAIN=pond.com.au\n");
  const release = make("from-elsewhere");
  expect(await install(release)).toBe(false);
  expect(readdirSync(path.join(site, "releases"))).toEqual([]);
  // As deploy/answer does, which the studio asks.
  env.STILLWATER_ASKED_BY = "studio";
  expect(await install(release)).toBe(true);
});

test.runIf(isLinux)(
  "nothing of a release runs as root: neither its scripts nor those of its packages",
  async () => {
    const folder = temporaryFolder();
    const inFolder = (...names: string[]) => path.join(folder, ...names);
    const site = inFolder("srv");
    for (const name of ["releases", "incoming"]) mkdirSync(inFolder("srv", name), { recursive: true });
    writeServerPrograms(inFolder("bin"));
    // Both say what was asked of them, and as whom.
    const log = inFolder("log");
    const runuser = readFileSync(inFolder("bin/runuser"), "utf8").replace(
      "shift 3",
      `export AS="$2"; shift 3`,
    );
    writeFileSync(inFolder("bin/runuser"), runuser);
    const npm = readFileSync(inFolder("bin/npm"), "utf8").replace("\n", `\necho "$AS: npm $*" >> ${log}\n`);
    writeFileSync(inFolder("bin/npm"), npm);
    writeFileSync(
      inFolder("bin/chown"),
      `#!/bin/sh\necho "\${AS:-root}: chown $1 $2 $(basename "$(dirname "$3")")" >> ${log}\n`,
      { mode: 0o755 },
    );

    const release = inFolder("release");
    mkdirSync(path.join(release, "deploy"), { recursive: true });
    mkdirSync(path.join(release, "programs"));
    for (const script of ["releases", "stillwater", "answer"]) {
      writeFileSync(path.join(release, "deploy", script), `#!/bin/sh\necho "$AS: ${script}" >> ${log}\n`, {
        mode: 0o755,
      });
    }
    writeFileSync(
      path.join(release, "programs/server.js"),
      `require("node:fs").appendFileSync(${JSON.stringify(log)}, process.env.AS + ": server\\n")`,
    );
    writeFileSync(path.join(release, "package.json"), "{}");
    writeFileSync(path.join(release, "package-lock.json"), '{"packages":{}}');
    // As where it was built by somebody whose files nobody else may read.
    chmodSync(path.join(release, "programs"), 0o700);
    writeFileSync(inFolder("settings.env"), "");
    const shell = [
      "env",
      `PATH=${inFolder("bin")}:${process.env.PATH}`,
      `STILLWATER_SITE=${site}`,
      `STILLWATER_SETTINGS=${inFolder("settings.env")}`,
      `SITE_DATA=${folder}`,
      `SITE_PID=${inFolder("none")}`,
      "sh",
      "-c",
    ] as const;
    expect(await send(release, shell)).toBe(true);

    expect(
      readFileSync(log, "utf8")
        .replace(/--cache \S+/, "--cache C")
        .split("\n"),
    ).toEqual([
      "stillwater-releases: npm ci --ignore-scripts --omit=dev --allow-git=none --allow-remote=none --allow-file=none --allow-directory=none --cache C --no-audit --no-fund --no-update-notifier --loglevel=error",
      "root: chown -hR root:root releases",
      "stillwater: server",
      "",
    ]);
    expect(statSync(path.join(site, "current/programs")).mode & 0o777).toBe(0o755);
    expect(readdirSync(path.join(site, "current")).toSorted()).toEqual([
      "deploy",
      "node_modules",
      "package-lock.json",
      "package.json",
      "programs",
    ]);
    expect(readdirSync(inFolder("srv/incoming"))).toEqual([]);
  },
);

type Packages = { optionalDependencies: Record<string, string>; packages: Record<string, object> };

/** Changes a JSON file of a release. */
function change(release: string, name: string, edit: (json: Packages) => void) {
  const file = path.join(release, name);
  const json = JSON.parse(readFileSync(file, "utf8")) as Packages;
  edit(json);
  writeFileSync(file, JSON.stringify(json));
}

const elsewhere = "https://evil.example/node.tgz";

test.runIf(isLinux).each<[what: string, edit: (release: string) => void]>([
  ["settings for npm", (release) => writeFileSync(path.join(release, ".npmrc"), "git=/tmp/evil\n")],
  ["a link", (release) => symlinkSync("/etc/passwd", path.join(release, "programs/passwd"))],
  [
    "a package from another server",
    (release) =>
      change(release, "package-lock.json", ({ packages }) => {
        packages["node_modules/evil"] = { version: "1.0.0", resolved: elsewhere };
      }),
  ],
  [
    "a package from a repository",
    (release) =>
      change(release, "package-lock.json", ({ packages }) => {
        packages["node_modules/evil"] = { version: "git+ssh://evil.example/evil.git" };
      }),
  ],
  [
    "a list of packages that npm prefers to the one that is checked",
    (release) => writeFileSync(path.join(release, "npm-shrinkwrap.json"), "{}"),
  ],
  [
    "a wish for a package from elsewhere",
    (release) =>
      change(release, "package.json", ({ optionalDependencies }) => {
        optionalDependencies.evil = elsewhere;
      }),
  ],
])("refuses a release with %s", async (_, edit) => {
  const { site, make, install } = await emptyServer();
  expect(await install(make("refused", edit))).toBe(false);
  for (const folder of ["releases", "incoming"]) expect(readdirSync(path.join(site, folder))).toEqual([]);
});

// Npm has run what a package's repository names, as the user that unpacks.
test.runIf(isLinux).each<[what: string, as: "npm" | "runuser", script: (database: string) => string]>([
  [
    "prints another folder than that of the release",
    "runuser",
    (database) => `shift 3; [ "$1" != env ] || shift 2; "$@" >/dev/null && echo ${database}`,
  ],
  [
    "puts a link to another folder in the place of the release",
    "npm",
    (database) => `release=$PWD; cd / && rm -rf "$release" && ln -s ${database} "$release"`,
  ],
])("touches nothing of the server's where what unpacks a release %s", async (_, program, script) => {
  const { site, make, install } = await emptyServer();
  const folder = path.dirname(site);
  const database = path.join(folder, "database");
  mkdirSync(database, { mode: 0o700 });
  writeFileSync(path.join(database, "site.sqlite"), "messages", { mode: 0o600 });
  writeFileSync(path.join(folder, "bin", program), `#!/bin/sh\n${script(database)}\n`);
  await install(make("hostile"));
  expect(statSync(database).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(database, "site.sqlite")).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.join(site, "incoming"))).toEqual([]);
});

test.runIf(isLinux)(
  "says that nothing runs when a setting was changed before the first release",
  async () => {
    const site = temporaryFolder();
    const settings = path.join(site, "settings.env");
    writeFileSync(settings, "");
    const env = { PATH: process.env.PATH, STILLWATER_SITE: site, STILLWATER_SETTINGS: settings };
    const { code, errors } = await runProgram("sh", [path.resolve("deploy/releases"), "restart"], { env });
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^Nothing runs yet\..*publishes it in the studio\.\n$/),
    ]);
  },
);

test.runIf(isLinux)("says by its exit code that npm has left out the Node of a release", async () => {
  const { site, env, make } = await emptyServer();
  // It ends well where the network leads nowhere: each Node is for some machines only.
  writeFileSync(path.join(path.dirname(site), "bin/npm"), "#!/bin/sh\nmkdir -p node_modules\n");
  const { packed, done } = packRelease(make("without-node"));
  const install = startProgram("stillwater", ["install"], { env });
  const sent = pipeline(packed, install.stdin);
  const [{ code, errors }] = await Promise.all([ended(install), done, sent]);
  expect([code, errors]).toEqual([69, expect.stringContaining("registry.npmjs.org")]);
  for (const folder of ["releases", "incoming"]) expect(readdirSync(path.join(site, folder))).toEqual([]);
});

test.runIf(isLinux)("says by its exit code that another update is running", async () => {
  const site = temporaryFolder();
  const env = { PATH: process.env.PATH, STILLWATER_SITE: site };
  const releases = path.resolve("deploy/releases");
  const { code, errors } = await runProgram(
    "flock",
    [path.join(site, ".lock"), "sh", releases, "switch", "2026-11-30T010203"],
    { env },
  );
  expect([code, errors]).toEqual([75, "Another update is running.\n"]);
});
