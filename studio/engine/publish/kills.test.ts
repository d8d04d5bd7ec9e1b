import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { startProgram } from "../../../system/programs.ts";
import { smallProject } from "../test-support/small-project.ts";
import { stateOfPage } from "./live-site.ts";
import { currentBuild, price, quickPublisher, schedule, serveLive } from "./test-support/drafted-project.ts";

// @module-tag slow

const program = path.join(import.meta.dirname, "test-support/publish-and-die.ts");

/** A site that shows $240, with $260 drafted. */
async function publishedProject() {
  const project = smallProject();
  const url = await serveLive(project.folder);
  const open = () => quickPublisher(project, url);
  project.edit(schedule, "price: 240", "price: 250");
  const publisher = open();
  await publisher.start({ changes: [price] });
  await publisher.finished();
  project.edit(schedule, "price: 250", "price: 240");
  await publisher.start({ changes: [price] });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  project.edit(schedule, "price: 240", "price: 260");
  return { project, url, open };
}

/** Publishes in a process of its own. Returns once that is dead. */
async function publishAndDie(folder: string, url: string, moment: string) {
  const child = startProgram(process.execPath, [program, folder, url, moment, price], { stdio: "ignore" });
  const [, signal] = await once(child, "exit");
  return signal as NodeJS.Signals | null;
}

/** Returns the price that visitors see; throws if a part of the site is missing. */
async function priceOn(url: string, folder: string): Promise<string> {
  const [home = "", enrol = ""] = await Promise.all(
    ["/", "/enrol"].map(async (page) => (await fetch(url + page)).text()),
  );
  const state = stateOfPage(home);
  expect(stateOfPage(enrol)).toBe(state);
  expect(existsSync(path.join(currentBuild(folder), `build/client/assets/page-${state}.js`))).toBe(true);
  return /\$\d+/.exec(enrol)?.[0] ?? "";
}

describe("killed during a publication, the site is whole, and the studio goes on when it is opened again", () => {
  test.each([
    ["ordered", "$240"],
    ["while building", "$240"],
    ["put", "$240"],
    ["before putting", "$240"],
    ["after putting", "$260"],
    ["verify", "$260"],
    ["seen", "$260"],
  ])("%s", async (moment, seen) => {
    const { project, url, open } = await publishedProject();
    expect(await publishAndDie(project.folder, url, moment)).toBe("SIGKILL");
    expect(await priceOn(url, project.folder)).toBe(seen);

    const publisher = open();
    await publisher.resume();
    const published = await publisher.finished();
    expect(published).toMatchObject({ outcome: "live" });
    expect(await priceOn(url, project.folder)).toBe("$260");
    expect(project.git("rev-parse", "main")).toBe(published?.commit);
    expect(project.git("rev-parse", "refs/studio/live")).toBe(published?.commit);
    expect(project.git("log", "--format=%s", "main").split("\n")).toHaveLength(4);
    expect(project.git("status", "--porcelain")).toBe("");
    // Nothing is left to do.
    expect(readdirSync(project.dataFolder)).toEqual(["builds"]);
    expect(readdirSync(path.join(project.dataFolder, "builds"))).toEqual([]);
  });

  test("after the first of its refs was moved", async () => {
    const { project, url, open } = await publishedProject();
    const publisher = open();
    await publisher.start({ changes: [price] });
    const commit = (await publisher.finished())?.commit ?? "";
    project.git("update-ref", "refs/heads/main", `${commit}^`);
    project.git("reset", "--quiet");
    const wanted = JSON.stringify({ commit, tip: commit, branch: "refs/heads/main" });
    writeFileSync(path.join(project.dataFolder, "publishing.json"), wanted);
    const next = open();
    await next.resume();
    expect(await next.finished()).toMatchObject({ outcome: "live" });
    expect(await priceOn(url, project.folder)).toBe("$260");
    expect(project.git("rev-parse", "main")).toBe(commit);
    expect(project.git("status", "--porcelain")).toBe("");
  });

  test("before anything was kept: it didn't happen, and can be published again", async () => {
    const { project, url, open } = await publishedProject();
    const refs = () => project.git("for-each-ref", "refs/heads", "refs/studio");
    const before = refs();
    expect(await publishAndDie(project.folder, url, "choosing the host")).toBe("SIGKILL");
    expect(await priceOn(url, project.folder)).toBe("$240");
    const publisher = open();
    await publisher.resume();
    expect(refs()).toBe(before);
    expect(project.read(schedule)).toContain("price: 260");
    await publisher.start({ changes: [price] });
    expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  });
});
