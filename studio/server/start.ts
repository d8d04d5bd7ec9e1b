import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { shareRenderer } from "../core/changes/renderer/shared-renderer.ts";
import { createDraft } from "../core/draft/draft.ts";
import { openJournal } from "../core/draft/journal.ts";
import { watchContent } from "../core/draft/watch-content.ts";
import { liveSources } from "../core/live-sources.ts";
import type { Project } from "../core/project.ts";
import { readChoice } from "../core/publish/hosts/choose-host.ts";
import { openPublisher } from "../core/publish/open-publisher.ts";
import type { PublisherPorts } from "../core/publish/publisher.ts";
import { whyReadOnly } from "../core/repository.ts";
import { createMailroom } from "../mailroom/mailroom.ts";
import { commandAt } from "../mailroom/run-command.ts";
import { createStudio } from "./assemble.ts";
import type { StudioDeps } from "./deps.ts";
import type { Door } from "./door.ts";
import { createEvents } from "./events.ts";
import { createPreview } from "./preview.ts";

/** How long open requests may take when the studio stops, in milliseconds. */
const gracePeriod = 1000;

/** How many ports after the first are tried. */
const portsTried = 20;

export type StartOptions = {
  readonly project: Project;
  /** Where the app was built. */
  readonly appFolder: string;
  /** The first port to try. */
  readonly port: number;
  readonly onKeyUsed?: () => void;
  readonly now?: () => number;
  /** Replaces the build, the host and the patience in tests. */
  readonly publishing?: Partial<PublisherPorts>;
};

export type RunningStudio = {
  /** Prepares what takes long at its first use. */
  warmUp(): void;
  readonly port: number;
  readonly previewOrigin: string;
  /** Returns an address that opens one window, once. */
  issueAddress: Door["issueAddress"];
  stop(): Promise<void>;
};

/** Starts the studio and its preview, on this computer's own addresses only. */
export async function startStudio(options: StartOptions): Promise<RunningStudio> {
  const { project, appFolder, onKeyUsed, now = Date.now } = options;
  const { servers, port } = await listenOnLocalhost(options.port);
  const preview = await listen(0, "127.0.0.1");
  const previewOrigin = `http://127.0.0.1:${portOf(preview)}`;

  const journal = openJournal(project, now);
  const draft = createDraft({ project, journal, now, whyReadOnly: () => whyReadOnly(project) });
  const events = createEvents();
  const watcher = watchContent(project, () => {
    events.tell("content");
    events.tell("changes");
  });
  const renderer = shareRenderer(project);
  const readLive = () => liveSources(project);
  const mailroom = createMailroom({
    // The host is read each time: whoever sets it up needn't start the studio again.
    run: async (...command) => commandAt(await readChoice(project), project)(...command),
    now,
    onChange: () => events.tell("messages"),
  });
  const publisher = openPublisher(project, {
    ...options.publishing,
    now,
    onProgress: () => {
      events.tell("publication");
      // A publication that has ended leaves fewer changes.
      events.tell("changes");
    },
  });
  const deps = {
    project,
    draft,
    journal,
    publisher,
    mailroom,
    readLive,
    renderer,
    now,
    previewOrigin,
    events,
  };
  const doorOptions = { port, now, ...(onKeyUsed && { onKeyUsed }) };
  const studio = createStudio(deps, doorOptions, appFolder);
  for (const server of servers) server.on("request", listenerOf(studio.fetch));
  preview.on("request", listenerOf(createPreview(deps, `http://localhost:${port}`).fetch));

  await publisher.resume();

  return {
    warmUp: () => void warmUp(deps),
    port,
    previewOrigin,
    issueAddress: studio.issueAddress,
    stop: async () => {
      watcher.close();
      renderer.close();
      await Promise.all([...servers, preview].map(close));
      journal.close();
    },
  };
}

/** Renders what visitors see and the draft, so that the first list of places needn't wait. */
async function warmUp({ renderer, readLive, draft }: Pick<StudioDeps, "renderer" | "readLive" | "draft">) {
  try {
    const opened = await renderer.open();
    await Promise.all([opened.render(await readLive()), opened.render(await draft.sources())]);
  } catch {
    // Told to whoever asks for the places.
  }
}

const listenerOf = (fetch: (request: Request) => Response | Promise<Response>): RequestListener =>
  getRequestListener(fetch, { errorHandler: () => new Response(null, { status: 400 }) });

/** Listens at both addresses that `localhost` stands for, so that nothing else can answer at one of them. */
async function listenOnLocalhost(first: number): Promise<{ servers: Server[]; port: number }> {
  for (let port = first; port < first + portsTried; port++) {
    const servers: Server[] = [];
    try {
      servers.push(await listen(port, "127.0.0.1"));
      servers.push(await listen(port, "::1"));
      return { servers, port };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Many machines and containers have no IPv6.
      if (servers.length > 0 && (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT"))
        return { servers, port };
      await Promise.all(servers.map(close));
      if (code !== "EADDRINUSE") throw error;
    }
  }
  throw new Error(`The ports from ${first} to ${first + portsTried - 1} are all in use.`);
}

function listen(port: number, host: "127.0.0.1" | "::1"): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Windows keep a stream of events open.
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
  });
}
