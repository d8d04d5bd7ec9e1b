// @module-tag slow
import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseDocument, stringify } from "yaml";
import { isTemplate } from "../../../build-site/finish-build.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { startSite } from "../../../server/test-support/site-process.ts";
import { repository, runNode } from "../../../server/test-support/spawn-site.ts";
import { ended, outputOfSync } from "../../../system/programs.ts";
import { freePort } from "../../../tests/support/free-port.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { printYaml } from "../../../tests/support/with-values.ts";
import { setValue } from "../content/edit-yaml.ts";
import { listChanges } from "../content/list-changes.ts";
import { createSharedRenderer } from "../rendering/renderer.ts";
import { sourcesAt } from "../sources.ts";
import { inFolder } from "../test-support/small-project.ts";
import { projectCommands } from "./build.ts";
import { type BuiltState, thisComputer } from "./hosts.ts";
import { createPublisher } from "./publisher.ts";

/** A year’s dates as an owner may have them: with long addresses and names. */
const year = {
  terms: ["2027-01-31", "2027-04-18", "2027-07-11", "2027-10-03"].map((startDate, index) => ({
    name: `Term ${index + 1}`,
    startDate,
    booking: `https://bookings.the-quiet-lake.com.au/eight-week-online-course/2027/term-${index + 1}?from=website`,
  })),
  closures: [
    { from: "2027-03-28", to: "2027-03-28", why: "Easter Sunday: the centre and its car park are closed" },
    { from: "2027-12-26", to: "2028-01-02", why: "The centre rests between Christmas and the new year" },
  ],
};

/** Removes the moment at which a calendar file was made. */
const withoutTime = (text: string) => text.replaceAll(/^DTSTAMP:.*$/gm, "");

test("publishes a year of terms and a price with the real build: the site serves the files that were previewed", async () => {
  const folder = path.join(temporaryFolder(), "site");
  outputOfSync("git", ["clone", "--quiet", "--shared", repository, folder]);
  symlinkSync(path.join(repository, "node_modules"), path.join(folder, "node_modules"));
  const project = inFolder(folder);
  const settings = { LIVE_DIR: "data/live", PORT: String(await freePort()) };
  let site = await startSite(folder, settings);
  const schedule = "content/schedule.yaml";
  const draft = parseDocument(setValue(project.read(schedule), ["course", "price"], 1234));
  for (const [name, list] of Object.entries(year)) draft.set(name, list);
  draft.setIn(["course", "name"], "The 8-Week Online Mindfulness Programme");
  writeFileSync(path.join(folder, schedule), printYaml(draft));
  const business = parseDocument(project.read("content/business.yaml"));
  business.setIn(["claims", "source"], "the survey that everybody gets by email two weeks after the course");
  business.setIn(["claims", "asOf"], "October 2026");
  writeFileSync(path.join(folder, "content/business.yaml"), printYaml(business));

  const renderer = createSharedRenderer(project);
  onTestFinished(() => renderer.close());
  const previewed = await (await renderer.open()).render(await readSources(folder));

  const publisher = createPublisher(project, {
    chooseHost: async () => {
      const host = thisComputer(folder, site.url);
      const put = async (built: BuiltState) => {
        await host.put(built);
        // As npm start does.
        await site.end("SIGTERM");
        site = await startSite(folder, settings);
      };
      return { ...host, put };
    },
    commands: projectCommands,
    polling: { interval: 200, timeout: 60_000 },
    now: Date.now,
  });
  const changes = listChanges(await sourcesAt(folder, "HEAD"), await readSources(folder));
  expect(changes).toContainEqual(expect.objectContaining({ id: "schedule course.price", after: "$1,234" }));
  await publisher.start({ changes: changes.map(({ id }) => id) });
  const published = await publisher.finished();
  expect(published, stringify(published?.failure)).toMatchObject({
    outcome: "live",
  });
  expect(project.git("status", "--porcelain", "--untracked-files=no")).toBe("");

  // The server writes the requested path into the not-found page.
  const pages = [...previewed.files].filter(([url]) => !isTemplate(url) && url !== "/404");
  const differing: string[] = [];
  for (const [url, { body }] of pages) {
    const served = await (await fetch(new URL(url, site.url))).text();
    if (withoutTime(served) !== withoutTime(body)) differing.push(url);
  }
  expect(pages.length).toBeGreaterThan(50);
  expect(differing).toEqual([]);

  // The release stands on its own: it serves the published pages with its own server.
  await site.end("SIGTERM");
  const release = project.read("data/live/current").trim();
  const programs = path.relative(repository, path.join(folder, "data/live", release, "programs"));
  const check = runNode(folder, path.join(programs, "server.js"), ["--check"], { LIVE_DIR: "data/live" });
  onTestFinished(() => void check.kill("SIGKILL"));
  expect(await ended(check)).toMatchObject({ code: 0 });
}, 600_000);
