import { readSources } from "../../../../content-model/compiler/read-sources.ts";
import { listChanges } from "../../content/list-changes.ts";
import { liveCommit } from "../../repository.ts";
import { sourcesAt } from "../../sources.ts";
import { remember, type SmallProject, smallProject } from "../../test-support/small-project.ts";
import { thisComputer } from "../hosts.ts";
import { createPublisher, type PublisherPorts } from "../publisher.ts";
import { serveLive } from "./live-site.ts";
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
    remember,
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
