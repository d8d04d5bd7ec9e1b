import { execFileSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import { readSources } from "../../../content-compiler/read-sources.ts";
import { temporaryFolder } from "../../../server/test-support/fixtures.ts";
import { startSite } from "../../../server/test-support/site-process.ts";
import { ended, repository, runNode } from "../../../server/test-support/spawn-site.ts";
import { setValue } from "../content/edit-yaml.ts";
import { listChanges } from "../content/list-changes.ts";
import { sourcesAt } from "../sources-at.ts";
import { inFolder } from "../test-support/small-project.ts";
import { projectCommands } from "./build-state.ts";
import { thisComputer } from "./hosts/this-computer.ts";
import { createPublisher } from "./publisher.ts";

test("publishes a price with the real build, to a site that runs", async () => {
  const folder = path.join(temporaryFolder(), "site");
  execFileSync("git", ["clone", "--quiet", "--shared", repository, folder]);
  symlinkSync(path.join(repository, "node_modules"), path.join(folder, "node_modules"));
  const project = inFolder(folder);
  const site = await startSite(folder, { LIVE_DIR: "data/live" });
  const schedule = "content/schedule.yaml";
  const draft = setValue(project.read(schedule), ["course", "price"], 1234);
  writeFileSync(path.join(folder, schedule), draft);

  const publisher = createPublisher(project, {
    chooseHost: async () => thisComputer(folder, site.url),
    commands: projectCommands,
    polling: { interval: 200, timeout: 60_000 },
    now: Date.now,
  });
  const changes = listChanges(await sourcesAt(folder, "HEAD"), await readSources(folder));
  expect(changes).toMatchObject([{ id: "schedule course.price", after: "$1,234" }]);
  await publisher.start({ changes: changes.map(({ id }) => id), note: "" });
  const published = await publisher.finished();
  expect(published, stringify(published?.failure)).toMatchObject({
    outcome: "live",
    reading: { missing: [] },
  });
  expect(published?.looks?.length).toBe(1);
  expect(project.git("status", "--porcelain", "--untracked-files=no")).toBe("");

  // The release stands on its own: it serves the published pages with its own server.
  await site.end("SIGTERM");
  const release = project.read("data/live/current").trim();
  const programs = path.relative(repository, path.join(folder, "data/live", release, "programs"));
  const check = runNode(folder, path.join(programs, "server.js"), ["--check"], { LIVE_DIR: "data/live" });
  onTestFinished(() => void check.kill("SIGKILL"));
  expect(await ended(check)).toMatchObject({ code: 0 });
}, 600_000);
