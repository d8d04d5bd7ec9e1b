import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { outputOfSync } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { readLiveAndDrafted } from "./pictures.ts";
import { liveCommit, liveRef, whyReadOnly } from "./repository.ts";
import { createLiveReader } from "./sources.ts";
import { smallProject } from "./test-support/small-project.ts";

/** Puts a git first on the path that begins with a line of shell, until the test ends. */
function beforeEachRun(line: string): void {
  const folder = temporaryFolder();
  const git = outputOfSync("sh", ["-c", "command -v git"]).trim();
  writeFileSync(path.join(folder, "git"), `#!/bin/sh\n${line}\nexec "${git}" "$@"\n`);
  chmodSync(path.join(folder, "git"), 0o755);
  vi.stubEnv("PATH", `${folder}${path.delimiter}${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** Returns how many runs of git there were since it was last asked. */
function countRuns(): () => number {
  const log = path.join(temporaryFolder(), "runs");
  writeFileSync(log, "");
  beforeEachRun(`echo run >> "${log}"`);
  return () => {
    const runs = readFileSync(log, "utf8").split("\n").length - 1;
    writeFileSync(log, "");
    return runs;
  };
}

test("while nothing was committed or published, a pause in typing starts no git", async () => {
  const project = smallProject();
  const runs = countRuns();
  const pause = async () => {
    const [, , sources, { live }] = await Promise.all([
      whyReadOnly(project),
      whyReadOnly(project),
      createLiveReader(project)(),
      readLiveAndDrafted(project),
    ]);
    return { commit: await liveCommit(project), sources, live };
  };
  const before = await pause();
  runs();
  project.edit("content/schedule.yaml", "240", "250");
  expect(await pause()).toEqual(before);
  expect(runs()).toBe(0);

  project.git("commit", "--all", "--message=More");
  const after = await pause();
  expect(after.commit).toBe(project.git("rev-parse", "HEAD"));
  expect(after.sources.get("content/schedule.yaml")).toContain("250");
  project.git("update-ref", liveRef, "HEAD~1");
  expect(await liveCommit(project)).toBe(before.commit);
  project.git("pack-refs", "--all");
  expect(await liveCommit(project)).toBe(before.commit);
  project.git("update-ref", liveRef, "HEAD");
  expect(await liveCommit(project)).toBe(after.commit);
});

test("what somebody has begun with git stops the saving at once", async () => {
  const project = smallProject();
  expect(await whyReadOnly(project)).toBeUndefined();
  const mergeHead = path.join(project.folder, ".git/MERGE_HEAD");
  writeFileSync(mergeHead, `${project.git("rev-parse", "HEAD")}\n`);
  expect(await whyReadOnly(project)).toContain("hasn’t finished");
  project.git("merge", "--quit");
  expect(await whyReadOnly(project)).toBeUndefined();
  project.git("symbolic-ref", "refs/studio/branch", "refs/heads/other");
  expect(await whyReadOnly(project)).toContain("another version");
  project.git("checkout", "--quiet", "-b", "other");
  expect(await whyReadOnly(project)).toBeUndefined();
});

test("a passing failure of git stops the saving only while it lasts", async () => {
  const project = smallProject();
  beforeEachRun('case "$*" in *symbolic-ref*) exit 128;; esac');
  expect(await whyReadOnly(project)).toBeDefined();
  vi.unstubAllEnvs();
  expect(await whyReadOnly(project)).toBeUndefined();
});
