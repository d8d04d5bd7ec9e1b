import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runProgram } from "../../../system/programs.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { createSecondCopy } from "../../engine/publish/second-copy.ts";
import { inFolder, smallProject } from "../../engine/test-support/small-project.ts";
import { asker, studioDeps } from "../../test-support/studio-deps.ts";
import { createNewComputerRoutes } from "./new-computer.ts";

/** The routes on a computer whose home is empty. */
function newComputer() {
  const home = temporaryFolder();
  vi.stubEnv("HOME", home);
  onTestFinished(() => void vi.unstubAllEnvs());
  const project = smallProject();
  const secondCopy = createSecondCopy(project);
  const app = createNewComputerRoutes(studioDeps({ project, secondCopy }));
  const ask = asker(app);
  return { home, project, secondCopy, ask };
}

/** Runs a starter on a computer whose npm says where it is run. */
async function start(starter: string, home: string, input: string) {
  const programs = temporaryFolder();
  writeFileSync(path.join(programs, "npm"), '#!/bin/sh\necho "npm $* in $(pwd -P)"\n');
  chmodSync(path.join(programs, "npm"), 0o755);
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, HOME: home };
  return (await runProgram("sh", [starter], { cwd: home, env, input })).printed;
}

test.skipIf(process.platform === "win32")(
  "a starter brings the pages to a new computer from where they are kept, and opens the studio",
  async () => {
    const { home, project, secondCopy, ask } = newComputer();
    expect(await ask("POST", "/")).toMatchObject({ status: 409 });
    expect(readdirSync(home)).toEqual([]);
    mkdirSync(path.join(project.folder, "scripts"));
    writeFileSync(path.join(project.folder, "scripts/studio.mjs"), "");
    project.git("add", "--all");
    project.git("commit", "--quiet", "--message=The studio");
    project.git("update-ref", "refs/studio/live", "HEAD");
    const stick = path.join(temporaryFolder(), "my stick");
    project.git("clone", "--quiet", "--bare", project.folder, stick);
    project.git("remote", "add", "copy", stick);
    await secondCopy.copy();
    const host = '{ "kind": "cloudflare", "url": "https://www.pond.example" }';
    mkdirSync(project.dataFolder, { recursive: true });
    const hostFile = path.join(project.dataFolder, "host.json");
    writeFileSync(hostFile, '{ "kind": "this server" }');
    expect(await ask("POST", "/")).toMatchObject({ status: 409 });
    expect(readdirSync(home)).toEqual([]);
    writeFileSync(hostFile, host);
    const { json } = await ask("POST", "/");
    expect(json).toEqual({ folder: path.join(home, "For a new computer") });
    const live = project.git("rev-parse", "HEAD");
    rmSync(project.folder, { recursive: true });

    const starter = path.join(json.folder, "Open the studio.command");
    const nowhere = await start(starter, home, "/nowhere\n");
    expect(nowhere).toContain("couldn't be brought");
    expect(existsSync(path.join(home, "Website"))).toBe(false);
    const site = inFolder(path.join(home, "Website"));
    expect(await start(starter, home, "\n")).toContain(`npm run --silent studio in ${site.folder}`);
    expect(site.git("rev-parse", "HEAD", "refs/studio/live").split("\n")).toEqual([live, live]);
    expect(site.git("remote", "get-url", "copy")).toBe(stick);
    expect(site.read("data/studio/host.json")).toBe(host);
    expect(statSync(path.join(site.folder, "data")).mode & 0o777).toBe(0o700);
    // From then on it asks nothing.
    expect(await start(starter, home, "")).not.toContain("Where are your pages kept?");

    rmSync(path.join(site.folder, "scripts"), { recursive: true });
    expect(await start(starter, home, "\n")).toContain("holds something else");

    // As a terminal writes a folder that is pulled into it.
    for (const typed of [stick.replaceAll(" ", "\\ "), `'${stick}'`]) {
      rmSync(site.folder, { recursive: true });
      expect(await start(starter, home, `${typed}\n`)).toContain("npm run --silent studio");
    }
  },
);

test("writes no password into the folder for a new computer", async () => {
  const { project, ask } = newComputer();
  project.git("remote", "add", "copy", "https://jo:s3cret@pond.example/site.git");
  const { folder } = (await ask("POST", "/")).json;
  const place = readFileSync(path.join(folder, "Where your pages are.txt"), "utf8");
  expect(place).toBe("https://pond.example/site.git\n");
});
