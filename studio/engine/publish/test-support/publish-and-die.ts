import { openProject } from "../../project.ts";
import { thisComputer } from "../hosts.ts";
import { createPublisher } from "../publisher.ts";
import { quickBuild } from "./quick-build.ts";

/** Publishes the changes of a project in this process, which is killed at a moment: before it is kept, at a step, or in one. */
const [folder = "", url = "", moment = "", ...changes] = process.argv.slice(2);
const project = openProject(folder);
const dieAt = (reached: string) => moment === reached && process.kill(process.pid, "SIGKILL");
const host = thisComputer(folder, url);

const publisher = createPublisher(project, {
  chooseHost: async () => {
    dieAt("choosing the host");
    return {
      ...host,
      put: async (built) => {
        dieAt("before putting");
        await host.put(built);
        dieAt("after putting");
      },
    };
  },
  commands: {
    ...quickBuild,
    build: (target) => {
      if (moment === "while building") setTimeout(() => dieAt(moment), 5);
      return quickBuild.build(target);
    },
  },
  polling: { interval: 10, timeout: 2000 },
  now: Date.now,
  onProgress: async () => {
    const { step = "", reading } = (await publisher.current()) ?? {};
    dieAt(step === "build" ? "ordered" : reading ? "seen" : step);
  },
});
await publisher.start({ changes });
await publisher.finished();
