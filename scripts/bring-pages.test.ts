import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { saveStarter, starterFolder } from "../studio/core/new-computer/save-starter.ts";
import { inFolder, smallProject } from "../studio/core/test-support/small-project.ts";
import { startProgram } from "../system/programs.ts";
import { freePort } from "../tests/support/free-port.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

/** A site whose pages are in a second place, on a stick with the starter; and a new computer. */
async function withStick() {
  const project = smallProject();
  mkdirSync(path.join(project.folder, "scripts"));
  writeFileSync(path.join(project.folder, "scripts/studio.mjs"), "");
  project.git("add", "--all");
  project.git("commit", "--quiet", "--message=The studio");
  project.git("update-ref", "refs/studio/live", "HEAD");
  const stick = temporaryFolder();
  const place = path.join(stick, "pages");
  // As git does where `init.defaultBranch` isn't set.
  inFolder(stick).git("init", "--bare", "--quiet", "--initial-branch=master", "pages");
  project.git("remote", "add", "copy", place);
  project.git("push", "--quiet", "copy", "HEAD:refs/heads/main", "refs/studio/live");
  await saveStarter(project, stick);
  return { project, stick, place, home: temporaryFolder() };
}

/** Runs the starter on a new computer, whose npm says where it is run. */
function startOn(stick: string, home: string, environment: Record<string, string> = {}) {
  const programs = temporaryFolder();
  writeFileSync(path.join(programs, "npm"), '#!/bin/sh\necho "npm $* in $PWD"\n');
  chmodSync(path.join(programs, "npm"), 0o755);
  const child = startProgram(path.join(stick, starterFolder, "Open the studio.sh"), [], {
    cwd: home,
    env: { PATH: `${programs}:${process.env.PATH}`, HOME: home, ...environment },
    // Git and ssh could ask this terminal.
    detached: true,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const asked = () => expect.poll(() => output).toMatch(/> $/);
  return {
    output: () => output,
    asked,
    /** Answers the question, and returns what is said to it before it is asked again. */
    answer: async (text: string) => {
      await asked();
      output = "";
      child.stdin.write(`${text}\n`);
      await asked();
      return output;
    },
    finish: (text: string) => void child.stdin.write(`${text}\n`),
    opened: () => expect.poll(() => output).toContain(`npm run --silent studio in ${home}/Website`),
  };
}

test.skipIf(process.platform === "win32")(
  "brings the pages from the place that the starter knows, and then opens the studio there",
  async () => {
    const { project, stick, place, home } = await withStick();
    const live = project.git("rev-parse", "HEAD");
    rmSync(project.folder, { recursive: true });
    await startOn(stick, home).opened();
    const site = inFolder(path.join(home, "Website"));
    expect(site.git("rev-parse", "HEAD", "refs/studio/live").split("\n")).toEqual([live, live]);
    expect(site.git("status", "--porcelain", "--branch")).toBe("## main...copy/main");
    expect(site.git("remote", "get-url", "copy")).toBe(place);

    // From then on it opens that one, and brings nothing.
    const again = startOn(stick, home);
    await again.opened();
    expect(again.output()).not.toContain("Bringing");
  },
);

test.skipIf(process.platform === "win32")(
  "opens the studio where it was saved, while that computer lasts",
  async () => {
    const { project, stick, home } = await withStick();
    const started = startOn(stick, home);
    await expect.poll(started.output).toContain(`studio in ${project.folder}`);
    expect(readdirSync(home)).toEqual([]);
  },
);

test.skipIf(process.platform === "win32")(
  "finds the stick at another path, and what visitors see although others changed the branch",
  async () => {
    const { project, stick, place, home } = await withStick();
    const live = project.git("rev-parse", "HEAD");
    const theirs = project.git("commit-tree", "HEAD^{tree}", "-p", "HEAD~1", "-m", "Theirs");
    project.git("push", "--quiet", "--force", "copy", `${theirs}:refs/heads/main`);
    const elsewhere = path.join(temporaryFolder(), "stick");
    cpSync(stick, elsewhere, { recursive: true });
    for (const folder of [project.folder, place]) rmSync(folder, { recursive: true });
    await startOn(elsewhere, home).opened();
    const site = inFolder(path.join(home, "Website"));
    expect(site.git("rev-parse", "HEAD")).toBe(live);
    expect(site.git("symbolic-ref", "HEAD")).toBe("refs/heads/main");
  },
);

test.skipIf(process.platform === "win32")(
  "says in a sentence what is wrong with a place, asks again, and leaves no unfinished folder",
  async () => {
    const { project, stick, place, home } = await withStick();
    const moved = path.join(temporaryFolder(), "my pages");
    cpSync(place, moved, { recursive: true });
    const empty = temporaryFolder();
    const other = smallProject();
    for (const folder of [project.folder, place]) rmSync(folder, { recursive: true });
    const locked = createServer((_, response) => {
      response.writeHead(401, { "WWW-Authenticate": 'Basic realm="pages"' }).end();
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void locked.close());
    await once(locked, "listening");
    const { port } = locked.address() as AddressInfo;
    // Stands for a server that knows none of this computer's keys.
    const denied = "sh -c 'echo \"git@pond.example: Permission denied (publickey).\" >&2; exit 255'";
    const started = startOn(stick, home, { GIT_SSH_COMMAND: denied });
    await started.asked();
    expect(started.output()).toContain(`The folder ${place} isn't there.`);

    const wrong: readonly [string, string | RegExp][] = [
      [path.join(empty, "nowhere"), "isn't there. If it's on a stick or a disk, plug that in."],
      [empty, `The folder ${empty} doesn't hold the pages of a site.`],
      [other.folder, `The folder ${other.folder} doesn't hold the pages of a site.`],
      [`https://127.0.0.1:${await freePort()}/site.git`, "127.0.0.1 doesn't answer."],
      [`http://127.0.0.1:${port}/site.git`, "127.0.0.1 asks for a name and a password."],
      ["git@pond.example:jo/site.git", /pond\.example doesn't let this computer in.*\n\nssh-ed25519 /],
      ["--upload-pack=reboot", "isn't there."],
    ];
    for (const [typed, sentence] of wrong) {
      expect(await started.answer(typed)).toMatch(sentence);
      expect(readdirSync(home).filter((name) => name !== ".ssh")).toEqual([]);
    }

    // As a terminal writes a folder that is pulled into it.
    started.finish(moved.replaceAll(" ", "\\ "));
    await started.opened();
    expect(existsSync(path.join(home, "Website/content/schedule.yaml"))).toBe(true);
    expect(readdirSync(home)).not.toContain(".Website.unfinished");
  },
);

test.skipIf(process.platform === "win32")(
  "brings where the site is, the keys of servers and a copy of messages; never a password",
  async () => {
    const { project, stick, place, home } = await withStick();
    mkdirSync(project.dataFolder, { recursive: true });
    const host = { kind: "own server", server: "root@pond.example" };
    writeFileSync(path.join(project.dataFolder, "host.json"), JSON.stringify(host));
    project.git("remote", "set-url", "copy", "https://jo:s3cret@pond.example/site.git");
    const folder = (await saveStarter(project, stick)) ?? "";
    expect(readFileSync(path.join(folder, "Open the studio.sh"), "utf8")).not.toContain("s3cret");

    project.git("remote", "set-url", "copy", place);
    await saveStarter(project, stick);
    const starter = path.join(folder, "Open the studio.sh");
    const key = "pond.example ssh-ed25519 AAAAC3Nz";
    const saved = readFileSync(starter, "utf8");
    writeFileSync(starter, saved.replace('"knownHosts": []', `"knownHosts": ["${key}"]`));
    writeFileSync(path.join(folder, "Messages and readers.sqlite"), "a copy");
    // Of another program, and what a Mac leaves beside a file.
    for (const other of ["photos.sqlite", "._Messages and readers.sqlite"])
      writeFileSync(path.join(folder, other), "not a copy");
    rmSync(project.folder, { recursive: true });
    await startOn(stick, home).opened();
    const site = path.join(home, "Website");
    expect(JSON.parse(readFileSync(path.join(site, "data/studio/host.json"), "utf8"))).toEqual(host);
    expect(readFileSync(path.join(home, ".ssh/known_hosts"), "utf8")).toBe(`${key}\n`);
    const [copy = "", ...others] = readdirSync(path.join(site, "backups"));
    expect(others).toEqual([]);
    expect(copy).toMatch(/^site-.*Z\.sqlite$/);
    expect(readFileSync(path.join(site, "backups", copy), "utf8")).toBe("a copy");
  },
);
