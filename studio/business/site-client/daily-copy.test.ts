import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { settableClock } from "../../../server/test-support/fixtures.ts";
import { openProject } from "../../engine/project.ts";
import { smallProject } from "../../engine/test-support/small-project.ts";
import { createDailyCopies } from "./daily-copy.ts";
import { CommandError } from "./run-command.ts";

const day = 24 * 60 * 60 * 1000;

/** A project on this computer whose site has stored something, and a command that makes copies as `npm run backup` does. */
function withDatabase() {
  const { folder } = smallProject();
  const now = settableClock(Date.parse("2026-11-29T03:00:00Z"));
  for (const name of ["data", "backups"]) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, "data/site.sqlite"), "a database");
  const run = vi.fn(async () => {
    const name = `site-${new Date(now()).toISOString().slice(0, 19).replaceAll(":", "-")}Z.sqlite`;
    const created = path.join(folder, "backups", name);
    writeFileSync(created, "a copy");
    return JSON.stringify({ created, kept: 1, deleted: 0, copied: false });
  });
  const open = () => createDailyCopies({ project: openProject(folder), now, run });
  return { folder, now, run, open };
}

test("makes one copy a day, however often the studio is opened, and says when", async () => {
  const { now, run, open } = withDatabase();
  for (let opened = 0; opened < 3; opened += 1) {
    const copies = open();
    await Promise.all([copies.keep(), copies.keep()]);
    expect(await copies.read()).toEqual({ madeAt: now(), failure: null });
  }
  expect(run).toHaveBeenCalledTimes(1);
  const copies = open();
  now.advance(day);
  await copies.keep();
  expect(run).toHaveBeenCalledTimes(2);
  expect(await copies.read()).toEqual({ madeAt: now(), failure: null });
});

test("says why there is no copy of today, and tries again", async () => {
  const { now, run, open } = withDatabase();
  const copies = open();
  await copies.keep();
  const madeAt = now();
  now.advance(day);
  run.mockRejectedValueOnce(new CommandError("The disk is full.", "FAILED"));
  await copies.keep();
  expect(await copies.read()).toEqual({ madeAt, failure: "The disk is full." });
  await copies.keep();
  expect(await copies.read()).toEqual({ madeAt: now(), failure: null });
});

test("leaves it to a server that makes its own, and waits until there is something to copy", async () => {
  const { folder, run, open } = withDatabase();
  mkdirSync(path.join(folder, "data/studio"), { recursive: true });
  const host = { kind: "this server" };
  writeFileSync(path.join(folder, "data/studio/host.json"), JSON.stringify(host));
  const elsewhere = open();
  await elsewhere.keep();
  expect(await elsewhere.read()).toBeNull();
  const empty = createDailyCopies({ project: openProject(smallProject().folder), now: Date.now, run });
  await empty.keep();
  expect(await empty.read()).toBeNull();
  expect(run).not.toHaveBeenCalled();
});
