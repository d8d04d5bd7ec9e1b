import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";
import { readSources } from "../../../../content-model/compiler/read-sources.ts";
import { listChanges } from "../../content/list-changes.ts";
import { liveCommit } from "../../repository.ts";
import { sourcesAt } from "../../sources.ts";
import { type SmallProject, smallProject } from "../../test-support/small-project.ts";
import { thisComputer } from "../hosts.ts";
import { createPublisher, type PublisherPorts } from "../publisher.ts";
import { quickBuild } from "./quick-build.ts";

export const schedule = "content/schedule.yaml";

/** The ids of the changes in a drafted project. */
export const price = "schedule course.price";
export const time = "schedule course.startTime";

/** Creates a publisher to this computer that builds two pages, and hardly waits for the live site. */
export const quickPublisher = (project: SmallProject, url: string, ports: Partial<PublisherPorts> = {}) =>
  createPublisher(project, {
    chooseHost: async () => thisComputer(project.folder, url),
    commands: quickBuild,
    polling: { interval: 10, timeout: 2000 },
    now: Date.now,
    ...ports,
  });

/** Creates a project with another price and time in its draft, a site that serves what is published, and a publisher. */
export async function draftedProject(ports: Partial<PublisherPorts> = {}) {
  const project = smallProject();
  project.edit(schedule, /price: 240/, "price: 260");
  project.edit(schedule, /startTime: "15:00"/, 'startTime: "15:30"');
  const url = await serveLive(project.folder);
  return { project, url, publisher: quickPublisher(project, url, ports) };
}

/** Returns the ids of a draft's changes. */
export async function draftOf(project: SmallProject): Promise<string[]> {
  const live = await sourcesAt(project.folder, (await liveCommit(project)) ?? "");
  return listChanges(live, await readSources(project.folder)).map(({ id }) => id);
}

/** Serves what `data/live/current` names, as a host would that never keeps an old copy. It is stopped after the test. */
export async function serveLive(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    try {
      const build = path.join(currentBuild(folder), "build");
      if (request.url === "/healthz") {
        const { release } = JSON.parse(readFileSync(path.join(build, "site.json"), "utf8"));
        response.end(JSON.stringify({ status: "ok", release }));
      } else {
        response.end(readFileSync(path.join(build, "client", request.url ?? "/", "index.html")));
      }
    } catch {
      response.writeHead(404).end("Nothing is published.");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns the folder of the published state. Throws if there is none. */
export const currentBuild = (folder: string) =>
  path.join(folder, "data/live", readFileSync(path.join(folder, "data/live/current"), "utf8").trim());
