import { Hono } from "hono";
import { expect, test } from "vitest";
import { thisComputer, writeHostChoice } from "../../engine/publish/hosts.ts";
import type { PublisherPorts } from "../../engine/publish/publisher.ts";
import {
  price,
  quickPublisher,
  schedule,
  serveLive,
} from "../../engine/publish/test-support/drafted-project.ts";
import { smallProject } from "../../engine/test-support/small-project.ts";
import { asker, studioDeps } from "../../test-support/studio-deps.ts";
import { createChangesRoutes } from "./changes.ts";
import { createContentRoutes } from "./content.ts";
import { createHistoryRoutes } from "./history.ts";
import { createPublishRoutes } from "./publish.ts";

async function studio(portsFor: (folder: string, url: string) => Partial<PublisherPorts> = () => ({})) {
  const project = smallProject();
  const url = await serveLive(project.folder);
  writeHostChoice(project, { kind: "this computer", url });
  const publisher = quickPublisher(project, url, portsFor(project.folder, url));
  const deps = studioDeps({ project, publisher });
  const app = new Hono()
    .route("/content", createContentRoutes(deps))
    .route("/publication", createPublishRoutes(deps))
    .route("/changes", createChangesRoutes(deps))
    .route("/history", createHistoryRoutes(deps));
  const ask = (path: string, body?: object) => asker(app)(body ? "POST" : "GET", path, body);
  return { project, publisher, draft: deps.draft, ask };
}

test("publishes, and lists that in the history", async () => {
  const { project, publisher, ask } = await studio();
  expect((await ask("/publication")).json).toMatchObject({ publication: null });
  expect(await ask("/publication", { changes: [price] })).toMatchObject({
    status: 409,
    json: { message: "There is nothing to publish." },
  });
  project.edit(schedule, "price: 240", "price: 260");
  expect(await ask("/publication", { changes: [price] })).toMatchObject({ status: 202 });
  await publisher.finished();
  expect((await ask("/publication")).json).toMatchObject({
    publication: { outcome: "live" },
    live: { since: expect.any(Number) },
  });
  expect((await ask("/history")).json.states).toMatchObject([{ place: "live", changes: [{ id: price }] }]);
});

test("what was done outside is asked for again only once it has changed, and was to be done at all", async () => {
  const { project, publisher, ask } = await studio();
  const setPrice = async (from: number, to: number) => {
    project.edit(schedule, `price: ${from}`, `price: ${to}`);
    await ask("/publication", { changes: [price] });
    await publisher.finished();
  };
  const asked = async (): Promise<{ id: string; page: string; after: string }[]> =>
    (await ask("/publication/outside")).json;
  const note = (todo: { id: string; page: string; after: string } | undefined, isDone: boolean) =>
    ask("/publication/outside/done", { id: todo?.id, page: todo?.page, after: todo?.after, isDone });
  await setPrice(240, 260);
  const [first, ...others] = await asked();
  expect(first?.after).toBe("$260");
  expect(await note(first && { ...first, after: "$250" }, true)).toMatchObject({ status: 409 });
  expect(await note(first, true)).toMatchObject({ status: 200 });
  expect(await asked()).toEqual(others);
  expect(await note(first, false)).toMatchObject({ status: 200 });
  expect(await asked()).toHaveLength(others.length + 1);

  // Her booking page has the new price by now: putting the old one back is to be done there, too; where she had done nothing, it isn't.
  await note(first, true);
  await setPrice(260, 240);
  expect(await asked()).toMatchObject([{ page: first?.page, after: "$240" }]);
  await note({ ...first, page: first?.page ?? "", id: price, after: "$240" }, true);
  expect(await asked()).toEqual([]);
});

test("refuses to publish what a field had before something wrong was typed", async () => {
  const { draft, ask } = await studio();
  const field = { name: "schedule", path: ["course", "price"] } as const;
  await draft.setField({ ...field, value: 270, base: 240 });
  await draft.setField({ ...field, value: "27O", base: 270 });
  expect(await ask("/publication", { changes: [price] })).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining("needs you") },
  });
});

test("says that what an undo brings back is made up, before it is put back and before it is published", async () => {
  const { project, publisher, ask } = await studio();
  const words = "content/testimonials.yaml";
  const taken = / {2}- quote: I was nervous about the online part[\s\S]*?rating: 5\n/;
  expect(project.read(words)).toMatch(taken);
  project.edit(words, taken, "");
  project.edit(schedule, "price: 240", "price: 260");
  const [off] = (await ask("/changes")).json.changes.filter(({ file }: { file: string }) => file === words);
  await ask("/publication", { changes: [off.id, price] });
  await publisher.finished();

  const { commit } = (await ask("/publication")).json.publication;
  const { changes } = (await ask("/history/undo/preview", { commit })).json;
  const flags = changes.map(({ file, isMadeUp }: { file: string; isMadeUp?: true }) => [file, isMadeUp]);
  expect(Object.fromEntries(flags)).toEqual({ [words]: true, [schedule]: undefined });
  await ask("/history/undo", { commit, chosen: changes.map(({ id }: { id: string }) => id) });

  const checks = async (chosen: readonly string[]) =>
    (await ask("/publication/checks", { changes: chosen })).json;
  expect((await checks([price])).madeUp).toEqual([]);
  const back: { id: string }[] = (await ask("/changes")).json.changes;
  const { madeUp, problems } = await checks(back.map(({ id }) => id));
  expect(problems).toEqual([]);
  expect(madeUp).toMatchObject([
    { sentence: expect.stringContaining("I was nervous about the online part") },
  ]);
});

test("refuses what is no state or no order", async () => {
  const { ask } = await studio();
  for (const commit of ["HEAD", "--all", "../x"]) {
    expect((await ask("/history/undo/preview", { commit })).status).toBe(400);
  }
  expect((await ask("/history/undo/preview", { commit: "0".repeat(40) })).status).toBe(404);
  expect((await ask("/publication", { changes: [] })).status).toBe(400);
});

test("what wasn't seen when it was published is live once a look shows it", async () => {
  const { project, publisher, ask } = await studio((folder, url) => {
    const places = ["http://127.0.0.1:1"];
    return {
      chooseHost: async () => thisComputer(folder, places.shift() ?? url),
      polling: { interval: 10, timeout: 50 },
    };
  });
  project.edit(schedule, "price: 240", "price: 260");
  await ask("/publication", { changes: [price] });
  expect(await publisher.finished()).toMatchObject({ outcome: "unconfirmed" });
  await ask("/publication/live-check", {});
  expect(await publisher.finished()).toMatchObject({ outcome: "live" });
});
