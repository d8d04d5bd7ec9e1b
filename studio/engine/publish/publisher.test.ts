import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { stateIdOf } from "../../../content-model/compiler/write-modules.ts";
import { freePort } from "../../../tests/support/free-port.ts";
import { listToDoOutside, reminded } from "../../business/publishing/to-do-outside.ts";
import { setValue } from "../content/edit-yaml.ts";
import { readPublishedSince } from "../history/list-states.ts";
import { planUndo } from "../history/plan-undo.ts";
import { listPictureChanges, readLiveAndDrafted, takePictures, writePictures } from "../pictures.ts";
import type { Project } from "../project.ts";
import { Refusal } from "../refusal.ts";
import { liveRef } from "../repository.ts";
import { sourcesAt } from "../sources.ts";
import { smallProject } from "../test-support/small-project.ts";
import { thisComputer } from "./hosts.ts";
import { recordLive } from "./publisher.ts";
import {
  draftedProject,
  draftOf,
  price,
  quickPublisher,
  schedule,
  serveLive,
  time,
} from "./test-support/drafted-project.ts";
import { quickBuild } from "./test-support/quick-build.ts";

test("publishes the chosen changes, reads them back, and leaves the others drafted", async () => {
  const { project, url, publisher } = await draftedProject();
  expect(await draftOf(project)).toEqual([price, time].sort());
  const draft = project.read(schedule);

  await publisher.start({ changes: [price] });
  const published = await publisher.finished();

  expect(published).toMatchObject({
    outcome: "live",
    reading: { state: stateIdOf(await sourcesAt(project.folder, "refs/studio/live")) },
  });
  expect(await (await fetch(`${url}/enrol`)).text()).toContain("$260 AUD, at 15:00");
  expect(await draftOf(project)).toEqual([time]);
  expect(project.read(schedule)).toBe(draft);
  // Only the time differs from what was kept, for git as well.
  expect(project.git("diff", "--unified=0").match(/^[+-] .*/gm)).toEqual([
    '-  startTime: "15:00"',
    '+  startTime: "15:30"',
  ]);
  expect(project.git("diff", "--cached")).toBe("");
  expect(project.git("log", "-1", "--format=%s")).toBe("Change Online course, price");
  expect(project.git("rev-parse", "main")).toBe(published?.commit);
  expect(project.git("rev-parse", "refs/studio/live")).toBe(published?.commit);
  expect(readdirSync(path.join(project.dataFolder, "builds"))).toEqual([]);
});

test("knows for 30 days what publications ask of the owner elsewhere, unless it was put back", async () => {
  const { project, publisher } = await draftedProject();
  const coaching = "schedule coaching.price";
  const publish = async (change: string) => {
    await publisher.start({ changes: [change] });
    expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  };
  const setPrice = (price: number) => {
    const text = setValue(project.read(schedule), ["coaching", "price"], price);
    writeFileSync(path.join(project.folder, schedule), text);
  };
  const asked = async (now = Date.now()) => {
    const toDos = listToDoOutside(await readPublishedSince(project, now - reminded), now);
    return [...new Set(toDos.map(({ id }) => id))];
  };
  const { price } = parse(project.read(schedule)).coaching;
  expect(await asked()).toEqual([]);
  await publish(time);
  setPrice(1234);
  await publish(coaching);
  expect((await asked()).sort()).toEqual([coaching, time]);
  expect(await asked(Date.now() + 31 * 86_400_000)).toEqual([]);
  setPrice(price);
  await publish(coaching);
  expect(await asked()).toEqual([time]);
});

test("puts the site at a new place though nothing is changed, and keeps the draft", async () => {
  const { project, url, publisher } = await draftedProject();
  await publisher.start({ changes: [price] });
  const first = await publisher.finished();
  const place = smallProject();
  const newUrl = await serveLive(place.folder);
  const elsewhere = quickPublisher(project, newUrl, {
    chooseHost: async () => thisComputer(place.folder, newUrl),
  });
  await expect(elsewhere.start({ changes: [] })).rejects.toMatchObject({
    message: "There is nothing to publish.",
  });
  await elsewhere.start({ changes: [], again: true });
  expect(await elsewhere.finished()).toMatchObject({ outcome: "live", commit: first?.commit, url: newUrl });
  const pages = await Promise.all([url, newUrl].map(async (one) => (await fetch(`${one}/enrol`)).text()));
  expect(pages[1]).toBe(pages[0]);
  expect(await draftOf(project)).toEqual([time]);
});

test("a studio that is opened again shows the last publication, and asks its readers anew only when something went live", async () => {
  const live: string[] = [];
  const onLive = () => void live.push("live");
  const { project, url, publisher } = await draftedProject({ onLive });
  expect(await quickPublisher(project, url).current()).toBeUndefined();
  await publisher.start({ changes: [price] });
  const { commit } = (await publisher.finished()) ?? {};
  expect(live).toEqual(["live"]);

  const opened = quickPublisher(project, url);
  const last = { outcome: "live", step: "verify", host: "this computer", url, commit };
  expect(await opened.current()).toEqual({
    ...last,
    startedAt: 0,
    changes: [{ id: price, label: "Online course, price", before: "$240", after: "$260" }],
  });
  // Nothing was cut off.
  await opened.resume();
  expect(await opened.current()).toMatchObject(last);
  const without = quickPublisher(project, url, { chooseHost: async () => Promise.reject(new Error("none")) });
  expect(await without.current()).toBeUndefined();

  const unseen = quickPublisher(project, `http://127.0.0.1:${await freePort()}`, {
    onLive,
    polling: { interval: 10, timeout: 50 },
  });
  await unseen.start({ changes: [time] });
  expect(await unseen.finished()).toMatchObject({ outcome: "unconfirmed" });
  expect(live).toEqual(["live"]);
});

test("a change that was committed by hand is listed, and left out if it isn't chosen", async () => {
  const { project, url, publisher } = await draftedProject();
  await publisher.start({ changes: [price] });
  await publisher.finished();
  project.git("commit", "--quiet", "--all", "--message=Begin the course later");
  project.edit(schedule, /price: 260/, "price: 270");
  expect(await draftOf(project)).toEqual([price, time].sort());

  await publisher.start({ changes: [price] });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  expect(await (await fetch(`${url}/enrol`)).text()).toContain("$270 AUD, at 15:00");
  expect(await draftOf(project)).toEqual([time]);
});

test("publishes where git isn't set up with a name", async () => {
  const { project, publisher } = await draftedProject();
  project.git("config", "user.name", "");
  project.git("config", "user.email", "");
  await publisher.start({ changes: [price] });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
});

const pictureChanges = async (project: Project) => {
  const { live, draft } = await readLiveAndDrafted(project);
  return listPictureChanges(live, draft);
};

test("publishes photographs that were put in by hand, leaves others out, and puts one back", async () => {
  const { project, publisher } = await draftedProject();
  const photos = path.join(project.folder, "public/photos");
  mkdirSync(photos, { recursive: true });
  // No text: bytes must stay as they are.
  const jpeg = (last: number) => Buffer.from([0xff, 0xd8, 0x0d, 0x0a, 0x00, last]);
  writeFileSync(path.join(photos, "one.jpg"), jpeg(1));
  writeFileSync(path.join(photos, "two.jpg"), jpeg(2));
  writeFileSync(path.join(photos, ".DS_Store"), "");
  expect(await pictureChanges(project)).toMatchObject([
    { id: "public/photos/one.jpg", label: "Photograph: one.jpg", before: undefined },
    { id: "public/photos/two.jpg" },
  ]);
  await publisher.start({ changes: ["public/photos/one.jpg"] });
  const published = await publisher.finished();
  expect(published).toMatchObject({ outcome: "live", changes: [{ id: "public/photos/one.jpg" }] });
  expect(project.git("ls-tree", "-r", "--name-only", "main", "public")).toBe("public/photos/one.jpg");
  expect(project.git("status", "--porcelain", "--", "public/photos/one.jpg")).toBe("");
  expect((await pictureChanges(project)).map(({ id }) => id)).toEqual(["public/photos/two.jpg"]);

  writeFileSync(path.join(photos, "one.jpg"), jpeg(3));
  await publisher.start({ changes: ["public/photos/one.jpg"] });
  await publisher.finished();
  const commit = project.git("rev-parse", "main");
  const plan = await planUndo(project, await readSources(project.folder), commit);
  expect(plan?.changes).toMatchObject([
    { id: "public/photos/one.jpg", before: "as it was", after: "changed" },
  ]);
  await writePictures(
    project,
    takePictures(plan?.from.pictures ?? new Map(), new Map(), plan?.changes ?? []),
  );
  expect(readFileSync(path.join(photos, "one.jpg"))).toEqual(jpeg(1));
});

describe("says that it is live only when a fresh visitor sees it", () => {
  const polling = { interval: 10, timeout: 500 };

  test("a host that serves its old copy is looked at again later", async () => {
    const { project, url, publisher } = await draftedProject();
    await publisher.start({ changes: [price] });
    await publisher.finished();
    const live = project.git("rev-parse", "refs/studio/live");
    project.edit(schedule, "price: 260", "price: 270");

    // The host takes the new state and shows it later.
    let show = async () => {};
    let puts = 0;
    const slow = quickPublisher(project, url, {
      polling,
      chooseHost: async () => ({
        name: "your server",
        url,
        put: async (built) => {
          puts++;
          const copy = path.join(project.folder, "copy");
          cpSync(built.folder, copy, { recursive: true });
          show = () => thisComputer(project.folder, url).put({ ...built, folder: copy });
        },
      }),
    });
    await slow.start({ changes: [price] });
    const unseen = await slow.finished();
    expect(unseen?.outcome).toBe("unconfirmed");
    expect(unseen?.reading?.state).not.toBe(unseen?.state);
    expect(project.git("rev-parse", "refs/studio/live")).toBe(live);
    expect(await draftOf(project)).toEqual([price, time].sort());

    await show();
    await slow.resume();
    expect(await slow.finished()).toMatchObject({ outcome: "live" });
    expect(project.git("rev-parse", "refs/studio/live")).toBe(unseen?.commit);
    // It was there already.
    expect(puts).toBe(1);
  });

  test("a host that shows it after a while is waited for", async () => {
    const { project, url, publisher } = await draftedProject();
    await publisher.start({ changes: [price] });
    await publisher.finished();
    const here = thisComputer(project.folder, url);
    const copy = path.join(project.folder, "copy");
    const later = quickPublisher(project, url, {
      chooseHost: async () => ({
        name: "your server",
        url,
        put: async (built) => {
          cpSync(built.folder, copy, { recursive: true });
          setTimeout(() => void here.put({ ...built, folder: copy }), 100);
        },
      }),
    });
    await later.start({ changes: [time] });
    expect(await later.finished()).toMatchObject({ outcome: "live" });
  });

  test("a host that keeps the old photograph isn't called live, although every word is the same", async () => {
    const { project, url, publisher } = await draftedProject();
    await publisher.start({ changes: [price, time] });
    await publisher.finished();
    const photo = "public/photos/one.jpg";
    mkdirSync(path.join(project.folder, "public/photos"), { recursive: true });
    writeFileSync(path.join(project.folder, photo), "");

    const host = { name: "your server", url };
    const chooseHost = async () => ({ ...host, put: async () => {} });
    const old = quickPublisher(project, url, { polling, chooseHost });
    await old.start({ changes: [photo] });
    expect(await old.finished()).toMatchObject({ outcome: "unconfirmed" });

    const refuse = async () => Promise.reject(new Refusal("Your server isn’t answering.", ""));
    const broken = async () => ({ ...host, put: refuse });
    const refused = quickPublisher(project, url, { polling, chooseHost: broken });
    await refused.start({ changes: [photo] });
    expect(await refused.finished()).toMatchObject({ outcome: "failed", step: "put" });
  });

  test("a site on this computer that isn't running isn't live, and isn't waited for", async () => {
    const project = smallProject();
    project.edit(schedule, /price: 240/, "price: 260");
    const publisher = quickPublisher(project, `http://127.0.0.1:${await freePort()}`, {
      polling: { interval: 10, timeout: Number.POSITIVE_INFINITY },
    });
    await publisher.start({ changes: [price] });
    expect(await publisher.finished()).toMatchObject({
      outcome: "unconfirmed",
      reading: { error: expect.stringContaining("ECONNREFUSED") },
    });
  });
});

test("keeps a commit that was made during a publication", async () => {
  const project = smallProject();
  project.edit(schedule, /price: 240/, "price: 260");
  const url = await serveLive(project.folder);
  const publisher = quickPublisher(project, url, {
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
  await publisher.start({ changes: [price] });
  const published = await publisher.finished();
  expect(published).toMatchObject({ outcome: "live", remark: expect.stringContaining("history") });
  expect(project.git("log", "-1", "--format=%s", "main")).toBe("Note something");
  expect(stateIdOf(await sourcesAt(project.folder, "refs/studio/live"))).toBe(published?.state);

  project.edit(schedule, /startTime: "15:00"/, 'startTime: "15:30"');
  await publisher.start({ changes: [time] });
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
  expect(project.read("notes.txt")).toBe("by hand");
  expect(project.git("status", "--porcelain")).toBe("");
});

test("a publication that was cut off once its branch had moved is recorded again without a word, also below a later commit", async () => {
  const project = smallProject();
  const branch = "refs/heads/main";
  project.edit(schedule, /price: 240/, "price: 260");
  project.git("commit", "--quiet", "--all", "--message=Publish");
  const tip = project.git("rev-parse", branch);
  expect(await recordLive(project.folder, { commit: tip, tip }, branch)).toBeUndefined();
  expect(project.git("rev-parse", liveRef, branch)).toBe(`${tip}\n${tip}`);

  project.git("commit", "--quiet", "--allow-empty", "--message=Note something");
  const later = project.git("rev-parse", branch);
  expect(await recordLive(project.folder, { commit: tip, tip }, branch)).toBeUndefined();
  expect(project.git("rev-parse", liveRef, branch)).toBe(`${tip}\n${later}`);
});
