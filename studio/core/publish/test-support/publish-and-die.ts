import { openProject } from "../../project.ts";
import { thisComputer } from "../hosts/this-computer.ts";
import type { Step } from "../publication.ts";
import { createPublisher, readPublication } from "../publisher.ts";
import { quickBuild } from "./quick-build.ts";

/**
 * Publishes the changes of a project in this process, which is killed at a moment: after a step was written down, or while
 * the site is being built or put on the web.
 */
const [folder = "", url = "", moment = "", ...changes] = process.argv.slice(2);
const project = openProject(folder);
const die = () => process.kill(process.pid, "SIGKILL");
const host = thisComputer(folder, url);

const publisher = createPublisher(project, {
  chooseHost: async () => ({
    ...host,
    put: async (built) => {
      if (moment === "before putting") die();
      await host.put(built);
      if (moment === "after putting") die();
    },
  }),
  commands: {
    ...quickBuild,
    build: (target) => {
      if (moment === "while building") setTimeout(die, 5);
      return quickBuild.build(target);
    },
  },
  polling: { interval: 10, timeout: 2000 },
  now: Date.now,
  onProgress: async () => {
    const written = await readPublication(project);
    const last = Object.keys(written?.done ?? {}).at(-1) as Step | undefined;
    if (moment === (last ?? "started")) die();
  },
});
await publisher.start({ changes });
await publisher.finished();
