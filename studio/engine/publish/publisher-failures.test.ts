import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { Refusal } from "../refusal.ts";
import { liveRef, readRepository } from "../repository.ts";
import { type SmallProject, smallProject } from "../test-support/small-project.ts";
import { thisComputer } from "./hosts.ts";
import type { PublisherPorts } from "./publisher.ts";
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

const failing = { succeeded: false, output: "", printed: "" };

const failingBuild = (printed: string): Partial<PublisherPorts> => ({
  commands: { ...quickBuild, build: async () => ({ ...failing, printed }) },
});

const deadLink = {
  severity: "error",
  kind: "dead link",
  file: "content/pages/home.yaml",
  line: 7,
  what: "“Classes” on the page / leads to /gone: no such page or file.",
  todo: "Correct or remove the link, or add its target.",
};

const full = "fatal: write error: No space left on device";

const elsewhere = (url: string, put: () => Promise<void>): Partial<PublisherPorts> => ({
  chooseHost: async () => ({ name: "your server", url, put }),
});

type Failing = {
  /** Prepares the draft. */
  readonly draft?: (project: SmallProject) => void;
  readonly ports?: Partial<PublisherPorts>;
  readonly step: string;
  readonly sentence?: string;
  readonly printed?: string;
  readonly problem?: { readonly file: string; readonly sentence: string; readonly [more: string]: unknown };
};

describe("a publication that fails leaves site, branch and draft as they were", () => {
  test.each<[string, Failing]>([
    [
      "for a value that no page could show, named with its field",
      {
        draft: (project) => project.edit(schedule, "price: 260", "price: free"),
        step: "build",
        problem: { file: schedule, change: price, sentence: "price in digits" },
      },
    ],
    [
      "for a placeholder that is new",
      {
        draft: (project) => project.edit("content/pages/home.yaml", /lead: .*/, "lead: TODO write this"),
        step: "build",
        problem: { file: "content/pages/home.yaml", sentence: "TODO" },
      },
    ],
    [
      "for words without consent that were put into the file by hand",
      {
        draft: (project) => {
          const printed = "course:\n  - quote: I sleep much better.\n    name: Kim\n";
          project.edit("content/testimonials.yaml", "course:\n", printed);
        },
        step: "build",
        problem: {
          file: "content/testimonials.yaml",
          sentence: "“I sleep much better.” has no consent",
        },
      },
    ],
    [
      "for sample content on a public site, although it was kept before",
      {
        draft: (project) => {
          project.edit("content/business.yaml", /^email: .*$/m, "email: hello@example.com");
          project.git("commit", "--quiet", "--message=Address", "--", "content/business.yaml");
        },
        ports: elsewhere("https://www.stillwater.test", async () => expect.unreachable("it has samples")),
        step: "build",
        problem: {
          file: "content/business.yaml",
          readyKey: "business email",
          sentence: "hello@example.com",
        },
      },
    ],
    ["for a full disk, and says so", { ports: failingBuild(full), step: "build", sentence: "disk is full" }],
    [
      "for a disk that is full when git writes the files, which it doesn’t name as the reason",
      {
        ports: failingBuild("error: unable to write file build-site/prepare.ts"),
        step: "build",
        sentence: "disk is full",
      },
    ],
    [
      "for a build that fails, with its exact words",
      { ports: failingBuild("SyntaxError: somewhere"), step: "build", printed: "SyntaxError: somewhere" },
    ],
    [
      "for a link that leads nowhere",
      {
        ports: {
          commands: {
            ...quickBuild,
            check: async () => ({ ...failing, output: JSON.stringify({ findings: [deadLink] }) }),
          },
        },
        step: "build",
        sentence: "One link leads nowhere.",
        problem: { file: deadLink.file, line: 7, sentence: "/gone" },
      },
    ],
    [
      "for a host that refuses",
      {
        ports: elsewhere("http://127.0.0.1:1", async () => {
          throw new Refusal("Your server isn’t answering.", "ssh: connect: timed out");
        }),
        step: "put",
        sentence: "Your server isn’t answering.",
        printed: "ssh: connect: timed out",
      },
    ],
  ])("%s", async (_, { draft, ports = {}, step, sentence = "", printed = "", problem }) => {
    const { project, publisher } = await draftedProject(ports);
    draft?.(project);
    const before = repositoryOf(project);
    await publisher.start({ changes: await draftOf(project) });
    const failed = await publisher.finished();
    expect(failed).toMatchObject({ outcome: "failed", step });
    // Whether visitors see the site as before is only said where it could be read.
    if (step === "put") expect(failed?.reading?.error).toBeDefined();
    expect(failed?.failure?.sentence).toContain(sentence);
    expect(failed?.failure?.printed).toContain(printed);
    if (problem) {
      const placed = { ...problem, sentence: expect.stringContaining(problem.sentence) };
      expect(failed?.failure?.problems).toContainEqual(expect.objectContaining(placed));
    }
    expect(repositoryOf(project)).toEqual(before);
    expect(existsSync(path.join(project.folder, "data/live"))).toBe(false);
    // The next start has nothing to go on with.
    expect(existsSync(path.join(project.dataFolder, "publishing.json"))).toBe(false);
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
  await elsewhere.resume();
  expect(await elsewhere.finished()).toMatchObject({ outcome: "failed", step: "build" });
});

test("a studio that is opened again after a failure calls the state before live, and has what failed among its changes", async () => {
  const { project, url, publisher } = await draftedProject();
  await publisher.start({ changes: [time] });
  const { commit } = (await publisher.finished()) ?? {};
  const failed = quickPublisher(project, url, failingBuild(full));
  await failed.start({ changes: [price] });
  expect(await failed.finished()).toMatchObject({ outcome: "failed" });
  const opened = quickPublisher(project, url);
  await opened.resume();
  expect(await opened.current()).toMatchObject({ outcome: "live", commit });
  expect(await draftOf(project)).toEqual([price]);
});

test("what is live and can't be recorded says so, and is recorded when it is tried again", async () => {
  const { project, publisher } = await draftedProject();
  // Another git command holds it.
  const lock = path.join(project.folder, ".git/refs/studio/live.lock");
  mkdirSync(path.dirname(lock), { recursive: true });
  writeFileSync(lock, "");
  await publisher.start({ changes: [price] });
  expect(await publisher.finished()).toMatchObject({
    outcome: "failed",
    step: "verify",
    failure: { sentence: expect.stringContaining("couldn’t write down that it’s live") },
  });
  rmSync(lock);
  await publisher.resume();
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  expect(project.git("show", `${liveRef}:${schedule}`)).toContain("price: 260");
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
  ])("%s", async (_, printed, spoil) => {
    const { project, publisher } = await draftedProject();
    spoil(project);
    expect(await readRepository(project)).toMatchObject({
      reason: "half done",
      printed: expect.stringContaining(printed),
    });
    await expect(publisher.start({ changes: [price] })).rejects.toMatchObject({
      message: expect.stringContaining("Ask whoever helps you"),
    });
    expect(existsSync(path.join(project.dataFolder, "publishing.json"))).toBe(false);
  });

  test("on another branch than the one that was published", async () => {
    const { project, publisher } = await draftedProject();
    await publisher.start({ changes: [price] });
    await publisher.finished();
    project.git("checkout", "--quiet", "-b", "try-out");
    await expect(publisher.start({ changes: [time] })).rejects.toThrow("another version");
  });

  test("while one is under way", async () => {
    const { publisher } = await draftedProject();
    await publisher.start({ changes: [price] });
    await expect(publisher.start({ changes: [time] })).rejects.toMatchObject({
      message: "A publication is under way already.",
    });
    await publisher.finished();
  });

  test("where nobody knows where to put the site", async () => {
    const { publisher } = await draftedProject({
      chooseHost: async () => Promise.reject(new Error("no host.json")),
    });
    await expect(publisher.start({ changes: [price] })).rejects.toMatchObject({
      message: "The studio doesn’t know where to put the site.",
      detail: expect.stringContaining("no host.json"),
    });
    // It is free again.
    await expect(publisher.start({ changes: [price] })).rejects.toThrow("where to put the site");
  });

  test("where what is chosen can't be kept", async () => {
    const { project, publisher } = await draftedProject();
    // A file where its folder would be.
    mkdirSync(path.dirname(project.dataFolder), { recursive: true });
    writeFileSync(project.dataFolder, "");
    await expect(publisher.start({ changes: [price] })).rejects.toMatchObject({
      message: "This state of the site couldn’t be kept.",
    });
  });

  test("where what was cut off can't be read", async () => {
    const { project, publisher } = await draftedProject();
    mkdirSync(path.join(project.dataFolder, "publishing.json"), { recursive: true });
    await expect(publisher.resume()).rejects.toThrow("EISDIR");
  });
});
