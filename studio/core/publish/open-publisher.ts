import type { Project } from "../project.ts";
import { projectCommands } from "./build-state.ts";
import { chooseHost } from "./hosts/choose-host.ts";
import { defaultPolling } from "./look.ts";
import { createPublisher, type Publisher, type PublisherPorts } from "./publisher.ts";

/** Returns the publisher of a project, with its own build and the host that it has chosen. */
export const openPublisher = (project: Project, ports: Partial<PublisherPorts> = {}): Publisher =>
  createPublisher(project, {
    chooseHost: () => chooseHost(project),
    commands: projectCommands,
    polling: defaultPolling,
    now: Date.now,
    ...ports,
  });
