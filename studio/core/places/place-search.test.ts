import { expect, test, vi } from "vitest";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { setValue } from "../content/edit-yaml.ts";
import { listChanges } from "../content/list-changes.ts";
import { createPlaceSearch } from "./place-search.ts";

const schedule = "content/schedule.yaml";
const live = await readSources();
const draft = new Map(live).set(schedule, setValue(live.get(schedule) ?? "", ["course", "price"], 1234));
const question = { live, draft, changes: listChanges(live, draft) };

test("reports that the site can't be built, and tries again later", async () => {
  const open = vi.fn(() => Promise.reject(new Error("no space left on device")));
  let time = 0;
  const search = createPlaceSearch({ open, isReady: false, close: () => {} }, () => time);
  expect(search.ask(question).state).toBe("preparing");
  await expect
    .poll(() => search.ask(question))
    .toMatchObject({ state: "failed", detail: "Error: no space left on device" });
  expect(open).toHaveBeenCalledTimes(1);
  time += 60_000;
  expect(search.ask(question).state).toBe("preparing");
});

test("searches again after midnight where the owner teaches, whatever the day is on this computer", () => {
  const open = vi.fn(() => new Promise<never>(() => {}));
  let time = Date.parse("2026-11-24T23:59:00+11:00");
  const search = createPlaceSearch({ open, isReady: true, close: () => {} }, () => time);
  const searches = () => {
    search.ask(question);
    return open.mock.calls.length;
  };
  expect(searches()).toBe(1);
  time = Date.parse("2026-11-25T00:01:00+11:00");
  expect(searches()).toBe(2);
  // Midnight in UTC.
  time = Date.parse("2026-11-25T11:01:00+11:00");
  expect(searches()).toBe(2);
});
