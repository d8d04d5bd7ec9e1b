import { renameSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { inFolder, type SmallProject, smallProject } from "../test-support/small-project.ts";
import { createSecondCopy, placeAt } from "./second-copy.ts";

/** Commits the draft and calls it live, as a publication does. */
function publish(project: SmallProject, price: number): string {
  project.edit("content/schedule.yaml", /price: \d+/, `price: ${price}`);
  project.git("commit", "--quiet", "--all", `--message=Price ${price}`);
  const commit = project.git("rev-parse", "HEAD");
  project.git("update-ref", "refs/studio/live", commit);
  project.git("symbolic-ref", "refs/studio/branch", "refs/heads/main");
  return commit;
}

/** A project with a published state, and a bare repository as its second place. */
function withFolder() {
  const project = smallProject();
  const folder = path.join(temporaryFolder(), "stick");
  project.git("clone", "--quiet", "--bare", project.folder, folder);
  project.git("remote", "add", "copy", folder);
  return { project, folder, live: publish(project, 260), keeper: createSecondCopy(project) };
}

test("what is live is copied to the second place by each publication, and can be cloned from there", async () => {
  const { project, folder, live, keeper } = withFolder();
  expect(await keeper.read()).toMatchObject({ state: "not copied" });
  await keeper.copy();
  const copied = { state: "copied", sentence: `What is live is in the folder ${folder}, too.` };
  expect(await keeper.read()).toEqual(copied);
  const copy = inFolder(folder);
  expect(copy.git("rev-parse", "main", "refs/studio/live").split("\n")).toEqual([live, live]);
  // Another run of the studio knows it from git.
  expect(await createSecondCopy(project).read()).toEqual(copied);

  const next = publish(project, 270);
  expect(await keeper.read()).toMatchObject({ state: "not copied" });
  await keeper.copy();
  const clone = path.join(temporaryFolder(), "clone");
  project.git("clone", "--quiet", folder, clone);
  expect(inFolder(clone).git("rev-parse", "HEAD")).toBe(next);
  expect(inFolder(clone).read("content/schedule.yaml")).toContain("price: 270");
});

test("reports a missing second place", async () => {
  const { project, keeper } = withFolder();
  project.git("remote", "rename", "copy", "origin");
  await keeper.copy();
  expect(await keeper.read()).toMatchObject({ state: "no place" });
});

test("a stick that isn't plugged in is a sentence, and another try copies it", async () => {
  const { folder, keeper } = withFolder();
  renameSync(folder, `${folder}-away`);
  await keeper.copy();
  expect(await keeper.read()).toMatchObject({
    state: "not copied",
    sentence: expect.stringContaining("plug that in"),
    printed: expect.stringContaining("stick"),
  });
  renameSync(`${folder}-away`, folder);
  await keeper.copy();
  expect(await keeper.read()).toMatchObject({ state: "copied" });
});

test("never overwrites foreign commits in the second place", async () => {
  const { project, folder, keeper } = withFolder();
  await keeper.copy();
  const copy = inFolder(folder);
  const theirs = project.git("commit-tree", "HEAD^{tree}", "-p", "HEAD~1", "-m", "Theirs");
  project.git("push", "--quiet", "--force", "copy", `${theirs}:main`);

  const live = publish(project, 270);
  await keeper.copy();
  expect(await keeper.read()).toMatchObject({
    state: "not copied",
    sentence: expect.stringMatching(/overwritten.*join/),
  });
  expect(copy.git("rev-parse", "main")).toBe(theirs);
  // The owner's words are kept beside them.
  expect(copy.git("rev-parse", "refs/studio/live")).toBe(live);
});

test.each([
  ["git@github.com:jo/site.git", "github.com"],
  ["ssh://git@203.0.113.10:2222/~/site", "203.0.113.10"],
  ["https://user:secret@gitlab.com/jo/site.git", "gitlab.com"],
  ["/Volumes/Stick/site", "the folder /Volumes/Stick/site"],
  ["../copies/site.git", "the folder /home/jo/copies/site.git"],
])("names the place %s without its password", (url, label) => {
  expect(placeAt(url, "/home/jo/site").label).toBe(label);
});
