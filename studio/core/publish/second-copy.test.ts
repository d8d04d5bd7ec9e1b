import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { inFolder, type SmallProject, smallProject } from "../test-support/small-project.ts";
import { describePlace, explainPush, keepSecondCopy } from "./second-copy.ts";

/** Commits the draft and calls it live, as a publication does. */
function publish(project: SmallProject, price: number): string {
  project.edit("content/schedule.yaml", /price: \d+/, `price: ${price}`);
  project.git("commit", "--quiet", "--all", `--message=Price ${price}`);
  const commit = project.git("rev-parse", "HEAD");
  project.git("update-ref", "refs/studio/live", commit);
  project.git("symbolic-ref", "refs/studio/branch", "refs/heads/main");
  return commit;
}

/** A project with a published state, and an empty folder as its second place. */
function withFolder() {
  const project = smallProject();
  const folder = path.join(temporaryFolder(), "stick");
  mkdirSync(folder);
  project.git("remote", "add", "copy", folder);
  return { project, folder, live: publish(project, 260), keeper: keepSecondCopy(project) };
}

test("what is live is copied to an empty folder, and each later state to the same one", async () => {
  const { project, folder, live, keeper } = withFolder();
  expect(await keeper.read()).toMatchObject({
    state: "not copied",
    sentence: expect.stringContaining("yet"),
  });
  await keeper.copy();
  const copied = { state: "copied", sentence: `What you published is copied to the folder ${folder}.` };
  expect(await keeper.read()).toEqual(copied);
  const copy = inFolder(folder);
  expect(copy.git("rev-parse", "main", "refs/studio/live").split("\n")).toEqual([live, live]);

  const next = publish(project, 270);
  expect(await keeper.read()).toMatchObject({ state: "not copied" });
  await keeper.copy();
  expect(copy.git("show", "main:content/schedule.yaml")).toContain("price: 270");
  expect(copy.git("rev-parse", "main")).toBe(next);
});

test("the copy can be cloned, whatever git calls a new branch, and has what is live", async () => {
  const { project, folder, live, keeper } = withFolder();
  // As git does where `init.defaultBranch` isn't set.
  inFolder(folder).git("init", "--bare", "--quiet", "--initial-branch=master");
  await keeper.copy();
  const clone = path.join(temporaryFolder(), "clone");
  project.git("clone", "--quiet", folder, clone);
  expect(inFolder(clone).git("rev-parse", "HEAD")).toBe(live);
  expect(inFolder(clone).git("symbolic-ref", "HEAD")).toBe("refs/heads/main");
  expect(readFileSync(path.join(clone, "content/schedule.yaml"), "utf8")).toContain("price: 260");
});

test("reports a missing second place, unless what is live was pushed elsewhere", async () => {
  const { project, keeper } = withFolder();
  project.git("remote", "rename", "copy", "origin");
  await keeper.copy();
  expect(await keeper.read()).toMatchObject({ state: "no place" });
  const [, folder = ""] = project.git("remote", "-v").split(/\s/);
  inFolder(folder).git("init", "--bare", "--quiet");
  project.git("push", "--quiet", "origin", "main");
  expect(await keeper.read()).toMatchObject({ state: "copied", sentence: expect.stringContaining(folder) });
});

test("a stick that isn't plugged in is a sentence, and another try copies it", async () => {
  const { folder, keeper } = withFolder();
  rmSync(folder, { recursive: true });
  await keeper.copy();
  expect(await keeper.read()).toMatchObject({
    state: "not copied",
    sentence: expect.stringContaining("plug that in"),
  });
  mkdirSync(folder);
  await keeper.copy();
  expect(await keeper.read()).toMatchObject({ state: "copied" });
});

test("writes into no folder that holds something else", async () => {
  const other = withFolder();
  writeFileSync(path.join(other.folder, "letter.txt"), "Dear all");
  await other.keeper.copy();
  expect(await other.keeper.read()).toMatchObject({
    state: "not copied",
    sentence: expect.stringMatching(/empty/),
  });

  // Another checkout has a live state of its own.
  const checkout = withFolder();
  checkout.project.git("clone", "--quiet", checkout.project.folder, checkout.folder);
  await checkout.keeper.copy();
  expect(await checkout.keeper.read()).toMatchObject({ state: "not copied" });
  expect(inFolder(checkout.folder).git("for-each-ref", "refs/studio")).toBe("");
});

test("never overwrites foreign commits in the second place", async () => {
  const { project, folder, keeper } = withFolder();
  await keeper.copy();
  const copy = inFolder(folder);
  const theirs = project.git("commit-tree", "HEAD^{tree}", "-p", "HEAD~1", "-m", "Theirs");
  project.git("push", "--quiet", "--force", "copy", `${theirs}:main`);

  const live = publish(project, 270);
  await keeper.copy();
  expect(await keeper.read()).toMatchObject({ state: "copied", sentence: expect.stringContaining("join") });
  expect(copy.git("rev-parse", "main", "refs/studio/live").split("\n")).toEqual([theirs, live]);

  project.git("push", "--quiet", "--force", "copy", `${theirs}:refs/studio/live`);
  publish(project, 280);
  await keeper.copy();
  expect(await keeper.read()).toMatchObject({
    state: "not copied",
    sentence: expect.stringContaining("overwritten"),
  });
  expect(copy.git("rev-parse", "refs/studio/live")).toBe(theirs);
});

test.each([
  ["git@github.com:jo/site.git", "github.com"],
  ["ssh://git@203.0.113.10:2222/~/site", "203.0.113.10"],
  ["https://user:secret@gitlab.com/jo/site.git", "gitlab.com"],
  ["/Volumes/Stick/site", "the folder /Volumes/Stick/site"],
  ["../copies/site.git", "the folder /home/jo/copies/site.git"],
])("names the place %s without its password", (url, label) => {
  expect(describePlace(url, "/home/jo/site").label).toBe(label);
});

test.each([
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    "let this computer in",
  ],
  ["git@github.com: Permission denied (publickey).", "let this computer in"],
  ["ssh: Could not resolve hostname github.com: Temporary failure in name resolution", "offline"],
  ["ssh: connect to host 203.0.113.10 port 22: Connection timed out", "answer"],
  ["fatal: something unheard of", "didn’t take"],
])("explains %s", (words, sentence) => {
  const place = { label: "github.com" };
  expect(explainPush(words, place)).toEqual({
    isCopied: false,
    sentence: expect.stringContaining(sentence),
    words,
  });
});
