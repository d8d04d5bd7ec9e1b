import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { outputOfSync } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { listStates } from "./history/list-states.ts";
import { createLiveReader } from "./live-content.ts";
import { readLiveAndDrafted } from "./pictures.ts";
import { liveCommit, liveRef, type NotReady, readRepository, whyReadOnly } from "./repository.ts";
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

test("reads the history whatever this computer's settings of git say", async () => {
  const project = smallProject();
  const key = path.join(temporaryFolder(), "key");
  outputOfSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
  const signers = `${key}.signers`;
  writeFileSync(signers, `test@example.org ${readFileSync(`${key}.pub`, "utf8")}`);
  const settings = {
    "gpg.format": "ssh",
    "user.signingkey": `${key}.pub`,
    "gpg.ssh.allowedSignersFile": signers,
    "log.showSignature": "true",
    "color.ui": "always",
    "log.date": "relative",
    "log.decorate": "full",
    "diff.external": "/bin/false",
    "i18n.logOutputEncoding": "latin1",
  };
  for (const [name, value] of Object.entries(settings)) project.git("config", name, value);
  project.edit("content/schedule.yaml", "240", "250");
  project.git("commit", "--all", "-S", "--message=A price for Zoë\n\nPublished-by: studio");
  project.git("update-ref", liveRef, "HEAD");
  project.edit("content/schedule.yaml", "250", "260");
  project.git("commit", "--all", "-S", "--message=Another");

  const { states } = await listStates(project, 20);
  expect(states).toMatchObject([{ subject: "Another" }, { place: "live" }]);
  expect(await readRepository(project)).toMatchObject({ isReady: true });
});

test("says that the folder belongs to another user, in git's own words", async () => {
  const project = smallProject();
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "true");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await readRepository(project)).toMatchObject({
    isReady: false,
    reason: "not opened",
    sentence: expect.stringContaining("belongs to another user than the studio"),
    printed: expect.stringContaining("safe.directory"),
  });
});

test("tells a folder without a history from one whose history can't be opened", async () => {
  const project = smallProject();
  writeFileSync(path.join(project.folder, ".git/config"), "[core\n");
  const { printed, ...damaged } = (await readRepository(project)) as NotReady;
  expect(damaged).toMatchObject({ reason: "not opened" });
  expect(printed).toContain("bad config");
  const folder = temporaryFolder();
  expect(await readRepository({ folder })).toMatchObject({ reason: "no repository" });
});
