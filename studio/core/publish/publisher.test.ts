import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readSources } from "../../../content-compiler/read-sources.ts";
import { stateOf } from "../../../content-compiler/write-snapshot.ts";
import { listChanges } from "../content/list-changes.ts";
import { readMessage } from "../history/trailers.ts";
import { liveCommit, readRepository } from "../repository.ts";
import { sourcesAt } from "../sources-at.ts";
import { type SmallProject, smallProject } from "../test-support/small-project.ts";
import { NotPut } from "./hosts/host.ts";
import { thisComputer } from "./hosts/this-computer.ts";
import { createPublisher, type PublisherPorts } from "./publisher.ts";
import { serveLive } from "./test-support/live-site.ts";
import { quickBuild } from "./test-support/quick-build.ts";

const schedule = "content/schedule.yaml";
const price = "schedule course.price";
const time = "schedule course.startTime";

const publisherOf = (project: SmallProject, url: string, ports: Partial<PublisherPorts> = {}) =>
  createPublisher(project, {
    chooseHost: async () => thisComputer(project.folder, url),
    commands: quickBuild,
    patience: { pause: 10, most: 500 },
    now: Date.now,
    ...ports,
  });

/** A project with a site that serves what is published, and a draft with another price and time. */
async function drafted(ports: Partial<PublisherPorts> = {}) {
  const project = smallProject();
  project.edit(schedule, /price: 240/, "price: 260");
  project.edit(schedule, /startTime: "15:00"/, 'startTime: "15:30"');
  const url = await serveLive(project.folder);
  return { project, url, publisher: publisherOf(project, url, ports) };
}

const draftOf = async (project: SmallProject) => {
  const live = await sourcesAt(project.folder, (await liveCommit(project)) ?? "");
  return listChanges(live, await readSources(project.folder)).map(({ id }) => id);
};

/** What must never change when a publication fails. */
const repositoryOf = (project: SmallProject) => ({
  refs: project.git("for-each-ref"),
  status: project.git("status", "--porcelain"),
  draft: project.read(schedule),
});

test("publishes the chosen changes, reads them back, and leaves the others drafted", async () => {
  const { project, url, publisher } = await drafted();
  expect(await draftOf(project)).toEqual([price, time].sort());
  const draft = project.read(schedule);

  await publisher.start({ changes: [price], note: "For 2027" });
  const published = await publisher.finished();

  expect(published).toMatchObject({
    outcome: "live",
    pages: { all: 3 },
    looks: [{ page: "/enrol", text: "$260" }],
    reading: { missing: [] },
  });
  expect(Object.keys(published?.done ?? {})).toEqual(["kept", "built", "online", "looked"]);
  expect(await (await fetch(`${url}/enrol`)).text()).toContain("$260 AUD, at 15:00");
  expect(await draftOf(project)).toEqual([time]);
  expect(project.read(schedule)).toBe(draft);
  // Only the time differs from what was kept, for git as well.
  expect(project.git("diff", "--unified=0").match(/^[+-] .*/gm)).toEqual([
    '-  startTime: "15:00"',
    '+  startTime: "15:30"',
  ]);
  expect(project.git("diff", "--cached")).toBe("");
  expect(readMessage(project.git("log", "-1", "--format=%B"))).toMatchObject({
    note: "For 2027",
    changes: [{ id: price, before: "$240", after: "$260" }],
  });
  expect(project.git("rev-parse", "main")).toBe(published?.commit);
  expect(project.git("rev-parse", "refs/studio/live")).toBe(published?.commit);
  expect(project.git("for-each-ref", "refs/studio/history", "--format=%(objectname)")).toBe(
    published?.commit,
  );
  expect(readdirSync(path.join(project.dataFolder, "builds"))).toEqual([]);
});

test("publishes several times, and counts the pages that differ", async () => {
  const { project, url, publisher } = await drafted();
  await publisher.start({ changes: [price], note: "" });
  await publisher.finished();
  await publisher.start({ changes: [time], note: "" });
  expect(await publisher.finished()).toMatchObject({
    outcome: "live",
    pages: { all: 3, changed: 1, added: 0, gone: 0 },
  });
  expect(await (await fetch(`${url}/enrol`)).text()).toContain("$260 AUD, at 15:30");
  expect(project.git("status", "--porcelain")).toBe("");
  expect(await draftOf(project)).toEqual([]);
  await expect(publisher.start({ changes: [price], note: "" })).rejects.toMatchObject({ reason: "nothing" });
});

test("a change that was committed by hand is listed, and left out if it isn't chosen", async () => {
  const { project, url, publisher } = await drafted();
  await publisher.start({ changes: [price], note: "" });
  await publisher.finished();
  project.git("commit", "--quiet", "--all", "--message=Begin the course later");
  project.edit(schedule, /price: 260/, "price: 270");
  expect(await draftOf(project)).toEqual([price, time].sort());

  await publisher.start({ changes: [price], note: "" });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  expect(await (await fetch(`${url}/enrol`)).text()).toContain("$270 AUD, at 15:00");
  expect(await draftOf(project)).toEqual([time]);
});

test("keeps the state in the owner's name where git has none", async () => {
  const { project, publisher } = await drafted();
  project.git("config", "user.name", "");
  project.git("config", "user.email", "");
  await publisher.start({ changes: [price], note: "" });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  const { teacher, email } = parse(project.read("content/business.yaml"));
  expect(project.git("log", "-1", "--format=%an <%ae>")).toBe(`${teacher.name} <${email}>`);
});

describe("a publication that fails leaves site, branch and draft as they were", () => {
  test("for a value that no page could show, named with its field", async () => {
    const { project, publisher } = await drafted();
    project.edit(schedule, "price: 260", "price: free");
    const before = repositoryOf(project);
    await publisher.start({ changes: [price], note: "" });
    expect(await publisher.finished()).toMatchObject({
      outcome: "failed",
      failure: {
        step: "built",
        problems: [{ file: schedule, change: price, sentence: expect.stringContaining("price in digits") }],
      },
    });
    expect(repositoryOf(project)).toEqual(before);
    expect(existsSync(path.join(project.folder, "data/live"))).toBe(false);
  });

  test("for a placeholder that is new, but not for samples that visitors see already", async () => {
    const { project, publisher } = await drafted();
    project.edit("content/pages/home.yaml", /lead: .*/, "lead: TODO write this");
    await publisher.start({ changes: await draftOf(project), note: "" });
    const failed = await publisher.finished();
    expect(failed?.failure?.problems).toMatchObject([{ file: "content/pages/home.yaml" }]);
    await publisher.start({ changes: [price], note: "" });
    expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  });

  test("for a build that fails, with its exact words", async () => {
    const build = async () => ({ succeeded: false, output: "", words: "SyntaxError: somewhere" });
    const { project, publisher } = await drafted({ commands: { ...quickBuild, build } });
    const before = repositoryOf(project);
    await publisher.start({ changes: [price], note: "" });
    expect(await publisher.finished()).toMatchObject({
      outcome: "failed",
      failure: { step: "built", words: "SyntaxError: somewhere" },
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
    const { publisher } = await drafted({ commands: { ...quickBuild, check } });
    await publisher.start({ changes: [price], note: "" });
    expect((await publisher.finished())?.failure).toMatchObject({
      sentence: "One link leads nowhere.",
      problems: [{ file: finding.file, line: 7, sentence: expect.stringContaining("/gone") }],
    });
  });

  test("for a host that refuses", async () => {
    const put = async () => {
      throw new NotPut("Your server doesn’t answer.", "ssh: connect: timed out");
    };
    const project = smallProject();
    project.edit(schedule, /price: 240/, "price: 260");
    const publisher = publisherOf(project, "http://127.0.0.1:1", {
      chooseHost: async () => ({ name: "your server", url: "http://127.0.0.1:1", put }),
    });
    const before = repositoryOf(project);
    await publisher.start({ changes: [price], note: "" });
    expect(await publisher.finished()).toMatchObject({
      outcome: "failed",
      failure: { step: "online", sentence: "Your server doesn’t answer.", words: "ssh: connect: timed out" },
    });
    expect(repositoryOf(project)).toEqual(before);
  });
});

describe("says that it is live only when a fresh visitor sees it", () => {
  test("a host that serves its old copy is looked at again later", async () => {
    const { project, url, publisher } = await drafted();
    await publisher.start({ changes: [price], note: "" });
    await publisher.finished();
    const live = project.git("rev-parse", "refs/studio/live");
    project.edit(schedule, "price: 260", "price: 270");

    // The host takes the new state and shows it later.
    let show = async () => {};
    const slow = publisherOf(project, url, {
      chooseHost: async () => ({
        name: "your server",
        url,
        put: async (built) => {
          const copy = path.join(project.folder, "copy");
          cpSync(built.folder, copy, { recursive: true });
          show = () => thisComputer(project.folder, url).put({ ...built, folder: copy });
        },
      }),
    });
    await slow.start({ changes: [price], note: "" });
    const unseen = await slow.finished();
    expect(unseen).toMatchObject({ outcome: "unconfirmed", reading: { missing: [{ text: "$270" }] } });
    expect(unseen?.reading?.pageState).not.toBe(unseen?.state);
    expect(project.git("rev-parse", "refs/studio/live")).toBe(live);
    expect(await draftOf(project)).toEqual([price, time].sort());

    await show();
    await slow.lookAgain();
    expect(await slow.finished()).toMatchObject({ outcome: "live", reading: { missing: [] } });
    expect(project.git("rev-parse", "refs/studio/live")).toBe(unseen?.commit);
  });

  test("a site that nobody serves isn't live", async () => {
    const project = smallProject();
    project.edit(schedule, /price: 240/, "price: 260");
    const publisher = publisherOf(project, "http://127.0.0.1:1");
    await publisher.start({ changes: [price], note: "" });
    expect(await publisher.finished()).toMatchObject({
      outcome: "unconfirmed",
      reading: { error: expect.stringContaining("ECONNREFUSED") },
    });
  });
});

describe("refuses to begin, with a sentence", () => {
  test.each([
    [
      "while a merge is half done",
      "half done",
      (p: SmallProject) =>
        writeFileSync(path.join(p.folder, ".git/MERGE_HEAD"), `${p.git("rev-parse", "HEAD")}\n`),
    ],
    [
      "while an older version is checked out",
      "no branch",
      (p: SmallProject) => p.git("checkout", "--quiet", "--detach"),
    ],
  ])("%s", async (_, reason, spoil) => {
    const { project, publisher } = await drafted();
    spoil(project);
    expect(await readRepository(project)).toMatchObject({ isReady: false, reason });
    await expect(publisher.start({ changes: [price], note: "" })).rejects.toMatchObject({
      reason: "repository",
      message: expect.stringContaining("Ask whoever helps you"),
    });
    expect(existsSync(path.join(project.dataFolder, "publication.json"))).toBe(false);
  });

  test("on another branch than the one that was published", async () => {
    const { project, publisher } = await drafted();
    await publisher.start({ changes: [price], note: "" });
    await publisher.finished();
    project.git("checkout", "--quiet", "-b", "try-out");
    await expect(publisher.start({ changes: [time], note: "" })).rejects.toMatchObject({
      reason: "repository",
    });
  });

  test("while one is under way", async () => {
    const { publisher } = await drafted();
    await publisher.start({ changes: [price], note: "" });
    await expect(publisher.start({ changes: [time], note: "" })).rejects.toMatchObject({ reason: "busy" });
    await publisher.finished();
  });
});

test("somebody who commits meanwhile loses nothing", async () => {
  const project = smallProject();
  project.edit(schedule, /price: 240/, "price: 260");
  const url = await serveLive(project.folder);
  const publisher = publisherOf(project, url, {
    commands: {
      ...quickBuild,
      build: async (folder) => {
        if (!existsSync(path.join(project.folder, "notes.txt"))) {
          writeFileSync(path.join(project.folder, "notes.txt"), "by hand");
          project.git("add", "notes.txt");
          project.git("commit", "--quiet", "--message=Note something");
        }
        return quickBuild.build(folder);
      },
    },
  });
  await publisher.start({ changes: [price], note: "" });
  const published = await publisher.finished();
  expect(published).toMatchObject({ outcome: "live", remark: expect.stringContaining("history") });
  expect(project.git("log", "-1", "--format=%s", "main")).toBe("Note something");
  expect(stateOf(await sourcesAt(project.folder, "refs/studio/live"))).toBe(published?.state);

  project.edit(schedule, /startTime: "15:00"/, 'startTime: "15:30"');
  await publisher.start({ changes: [time], note: "" });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  expect(project.read("notes.txt")).toBe("by hand");
  expect(project.git("status", "--porcelain")).toBe("");
});
