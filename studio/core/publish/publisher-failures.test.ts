import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readRepository } from "../repository.ts";
import { type SmallProject, smallProject } from "../test-support/small-project.ts";
import { NotPut } from "./hosts/host.ts";
import { thisComputer } from "./hosts/this-computer.ts";
import {
  draftedProject,
  draftOf,
  price,
  quickPublisher,
  schedule,
  time,
} from "./test-support/drafted-project.ts";
import { quickBuild } from "./test-support/quick-build.ts";

/** What must never change when a publication fails. */
const repositoryOf = (project: SmallProject) => ({
  refs: project.git("for-each-ref"),
  status: project.git("status", "--porcelain"),
  draft: project.read(schedule),
});

describe("a publication that fails leaves site, branch and draft as they were", () => {
  test("for a value that no page could show, named with its field", async () => {
    const { project, publisher } = await draftedProject();
    project.edit(schedule, "price: 260", "price: free");
    const before = repositoryOf(project);
    await publisher.start({ changes: [price] });
    expect(await publisher.finished()).toMatchObject({
      outcome: "failed",
      failure: {
        problems: [{ file: schedule, change: price, sentence: expect.stringContaining("price in digits") }],
      },
    });
    expect(repositoryOf(project)).toEqual(before);
    expect(existsSync(path.join(project.folder, "data/live"))).toBe(false);
  });

  test("for a placeholder that is new, but not for samples that visitors see already", async () => {
    const { project, publisher } = await draftedProject();
    project.edit("content/pages/home.yaml", /lead: .*/, "lead: TODO write this");
    await publisher.start({ changes: await draftOf(project) });
    const failed = await publisher.finished();
    expect(failed?.failure?.problems).toMatchObject([{ file: "content/pages/home.yaml" }]);
    await publisher.start({ changes: [price] });
    expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  });

  test("for words without consent that were put into the file by hand", async () => {
    const { project, publisher } = await draftedProject();
    const words = "course:\n  - quote: I sleep much better.\n    name: Kim\n";
    project.edit("content/testimonials.yaml", "course:\n", words);
    await publisher.start({ changes: await draftOf(project) });
    const failed = await publisher.finished();
    expect(failed?.failure?.problems).toMatchObject([{ file: "content/testimonials.yaml" }]);
    expect(failed?.failure?.problems?.[0]?.sentence).toContain("“I sleep much better.” has no consent");
  });

  test("for a full disk, and says so", async () => {
    const words = "fatal: write error: No space left on device";
    const build = async () => ({ succeeded: false, output: "", words });
    const { project, publisher } = await draftedProject({ commands: { ...quickBuild, build } });
    const before = repositoryOf(project);
    await publisher.start({ changes: [price] });
    expect(await publisher.finished()).toMatchObject({
      outcome: "failed",
      step: "build",
      failure: { sentence: expect.stringContaining("disk is full"), words },
    });
    expect(repositoryOf(project)).toEqual(before);
  });

  test("for a build that fails, with its exact words", async () => {
    const build = async () => ({ succeeded: false, output: "", words: "SyntaxError: somewhere" });
    const { project, publisher } = await draftedProject({ commands: { ...quickBuild, build } });
    const before = repositoryOf(project);
    await publisher.start({ changes: [price] });
    expect(await publisher.finished()).toMatchObject({
      outcome: "failed",
      step: "build",
      failure: { words: "SyntaxError: somewhere" },
    });
    expect(repositoryOf(project)).toEqual(before);
  });

  test("for a link that leads nowhere", async () => {
    const finding = {
      severity: "error",
      kind: "dead link",
      file: "content/pages/home.yaml",
      line: 7,
      what: "“Classes” on the page / leads to /gone: no such page or file.",
      todo: "Correct or remove the link, or add its target.",
    };
    const check = async () => ({
      succeeded: false,
      output: JSON.stringify({ findings: [finding] }),
      words: "",
    });
    const { publisher } = await draftedProject({ commands: { ...quickBuild, check } });
    await publisher.start({ changes: [price] });
    expect((await publisher.finished())?.failure).toMatchObject({
      sentence: "One link leads nowhere.",
      problems: [{ file: finding.file, line: 7, sentence: expect.stringContaining("/gone") }],
    });
  });

  test("for sample content on a public site, although it was kept before", async () => {
    const project = smallProject();
    project.edit("content/business.yaml", /^email: .*$/m, "email: hello@example.com");
    project.git("commit", "--quiet", "--all", "--message=Address");
    project.edit(schedule, /price: 240/, "price: 260");
    const url = "https://www.stillwater.test";
    const put = async () => expect.unreachable("nothing may be put on the web");
    const publisher = quickPublisher(project, url, {
      chooseHost: async () => ({ name: "your server", url, put }),
    });
    await publisher.start({ changes: [price] });
    const refused = await publisher.finished();
    expect(refused).toMatchObject({ outcome: "failed", step: "build" });
    expect(refused?.failure?.problems).toContainEqual(
      expect.objectContaining({ isInReady: true, sentence: expect.stringContaining("hello@example.com") }),
    );
  });

  test("for a host that refuses", async () => {
    const put = async () => {
      throw new NotPut("Your server doesn’t answer.", "ssh: connect: timed out");
    };
    const project = smallProject();
    project.edit(schedule, /price: 240/, "price: 260");
    const publisher = quickPublisher(project, "http://127.0.0.1:1", {
      chooseHost: async () => ({ name: "your server", url: "http://127.0.0.1:1", put }),
    });
    const before = repositoryOf(project);
    await publisher.start({ changes: [price] });
    expect(await publisher.finished()).toMatchObject({
      outcome: "failed",
      step: "put",
      failure: { sentence: "Your server doesn’t answer.", words: "ssh: connect: timed out" },
    });
    expect(repositoryOf(project)).toEqual(before);
  });
});

test("puts nothing on the web that was checked and built for this computer only", async () => {
  const project = smallProject();
  project.edit("content/business.yaml", /^email: .*$/m, "email: hello@example.com");
  project.git("commit", "--quiet", "--all", "--message=Address");
  project.edit(schedule, /price: 240/, "price: 260");
  const here = thisComputer(project.folder, "http://127.0.0.1:1");
  const publisher = quickPublisher(project, here.url, { polling: { interval: 10, timeout: 50 } });
  await publisher.start({ changes: [price] });
  expect(await publisher.finished()).toMatchObject({ outcome: "unconfirmed" });
  const put = async () => expect.unreachable("it contains sample content");
  const chooseHost = async () => ({ name: "your server", url: "https://www.stillwater.test", put });
  const elsewhere = quickPublisher(project, here.url, { chooseHost });
  await elsewhere.goOn();
  expect(await elsewhere.finished()).toMatchObject({ outcome: "failed", step: "build" });
});

describe("refuses to begin, with a sentence", () => {
  test.each([
    [
      "while a merge is half done",
      "still merging",
      (p: SmallProject) =>
        writeFileSync(path.join(p.folder, ".git/MERGE_HEAD"), `${p.git("rev-parse", "HEAD")}\n`),
    ],
    [
      "while an older version is checked out",
      "HEAD detached",
      (p: SmallProject) => p.git("checkout", "--quiet", "--detach"),
    ],
  ])("%s", async (_, words, spoil) => {
    const { project, publisher } = await draftedProject();
    spoil(project);
    expect(await readRepository(project)).toMatchObject({
      reason: "half done",
      words: expect.stringContaining(words),
    });
    await expect(publisher.start({ changes: [price] })).rejects.toMatchObject({
      reason: "repository",
      message: expect.stringContaining("Ask whoever helps you"),
    });
    expect(existsSync(path.join(project.dataFolder, "publishing.json"))).toBe(false);
  });

  test("on another branch than the one that was published", async () => {
    const { project, publisher } = await draftedProject();
    await publisher.start({ changes: [price] });
    await publisher.finished();
    project.git("checkout", "--quiet", "-b", "try-out");
    await expect(publisher.start({ changes: [time] })).rejects.toMatchObject({
      reason: "repository",
    });
  });

  test("while one is under way", async () => {
    const { publisher } = await draftedProject();
    await publisher.start({ changes: [price] });
    await expect(publisher.start({ changes: [time] })).rejects.toMatchObject({ reason: "busy" });
    await publisher.finished();
  });
});
