import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "../../../system/files.ts";
import type { PublishedChange } from "../content/change.ts";
import { listWholeChanges } from "../content/whole-changes.ts";
import { diskFull, isDiskFull } from "../disk-full.ts";
import { commitAt } from "../git.ts";
import { messageOf } from "../history/commit-message.ts";
import { snapshotsAround } from "../history/list-states.ts";
import { makeDataFolder, type Project } from "../project.ts";
import { liveCommit, liveRef, readRepository } from "../repository.ts";
import { snapshotAt } from "../sources.ts";
import { clearBuilds, NotBuilt, projectCommands } from "./build.ts";
import { commitContent, readChoice } from "./choose-content.ts";
import { chooseHost } from "./hosts/choose-host.ts";
import { type Host, NotPut } from "./hosts/host.ts";
import { defaultPolling } from "./look.ts";
import type { Failure, Publication, Step } from "./publication.ts";
import { type PublishPorts, publish, type Wanted } from "./publish.ts";

export type PublisherPorts = PublishPorts & {
  readonly chooseHost: () => Promise<Host>;
  /** Called when there is news. */
  readonly onProgress?: () => void;
  /** Called when a publication is live and recorded as such. */
  readonly onLive?: () => void;
};

export type Order = {
  /** The ids of the changes to publish. */
  readonly changes: readonly string[];
  /** Publishes although nothing is changed: the site has another place than before, or lost what was there. */
  readonly again?: true;
  /** Where on the site a change can be seen, as path and fragment. */
  readonly page?: string | undefined;
};

/** Why a publication can't begin. */
export class CantPublish extends Error {
  readonly reason: "busy" | "nothing" | "repository" | "host" | "unwritten";
  /** The exact output, for a helper. */
  readonly printed: string;

  constructor(reason: CantPublish["reason"], sentence: string, printed = "") {
    super(sentence);
    this.reason = reason;
    this.printed = printed;
  }
}

export type Publisher = ReturnType<typeof createPublisher>;

/**
 * Publishes one order at a time. What is to be live is in a file until visitors see it, or until the publication failed: a studio
 * that was killed meanwhile goes on with it.
 */
export function createPublisher(project: Project, ports: PublisherPorts) {
  /** From the order until the end. */
  let isBusy = false;
  let work = Promise.resolve();
  let latest: Publication | undefined;

  const report = (news: Partial<Publication>) => {
    if (latest) latest = { ...latest, ...news };
    ports.onProgress?.();
  };

  /** Publishes in the background. */
  const begin = (wanted: Wanted, host: Host, about: Pick<Publication, "changes" | "page">): Publication => {
    const begun: Publication = {
      ...about,
      outcome: "running",
      step: "build",
      startedAt: ports.now(),
      host: host.name,
      url: host.url,
      commit: wanted.commit,
    };
    latest = begun;
    report({});
    work = run(wanted, host).finally(() => {
      isBusy = false;
    });
    return begun;
  };

  const run = async (wanted: Wanted, host: Host): Promise<void> => {
    try {
      const outcome = await publish(project, wanted, host, ports, report);
      if (outcome === "live") await forget(project);
      report({ outcome, endedAt: ports.now() });
      if (outcome === "live") ports.onLive?.();
    } catch (error) {
      const step = latest?.step ?? "build";
      // From `look` on, visitors may have it: the next attempt finds out.
      if (step === "build" || step === "put") await forget(project).catch(console.error);
      report({ outcome: "failed", endedAt: ports.now(), failure: explain(step, error) });
    }
  };

  const hostOrRefusal = () =>
    ports.chooseHost().catch((error: unknown) => {
      throw new CantPublish("host", "The studio doesn’t know where to put the site.", String(error));
    });

  /** Keeps what was chosen. From then on it isn't lost. */
  const order = async ({ changes: chosen, again, page }: Order): Promise<Publication> => {
    const repository = await readRepository(project);
    if (!repository.isReady) throw new CantPublish("repository", repository.sentence, repository.printed);
    const { branch, head } = repository;
    const host = await hostOrRefusal();
    const { snapshot, changes } = await readChoice(project, head, chosen);
    if (changes.length === 0 && !again) throw new CantPublish("nothing", "There is nothing to publish.");
    try {
      const wanted = { commit: await commitContent(project, head, snapshot, messageOf(changes)), branch };
      makeDataFolder(project);
      replaceFile(fileOf(project), JSON.stringify(wanted));
      return begin(wanted, host, { changes: changes.map(asPublished), page });
    } catch (error) {
      const printed = String(error);
      const sentence = isDiskFull(printed) ? diskFull : "This state of the site couldn’t be kept.";
      throw new CantPublish("unwritten", sentence, printed);
    }
  };

  /** Does something unless a publication is under way. What begins one leaves it to the end of that to be free again. */
  const whenFree = async <Result>(action: () => Promise<Result>): Promise<Result> => {
    if (isBusy) throw new CantPublish("busy", "A publication is under way already.");
    isBusy = true;
    try {
      return await action();
    } catch (error) {
      isBusy = false;
      throw error;
    }
  };

  return {
    /** Returns the publication that is under way, or the last one. */
    current: async () => latest ?? (await lastLive(project, ports.chooseHost)),

    /** Waits until nothing is under way, and returns the last publication. */
    finished: async () => {
      await work;
      return latest;
    },

    /**
     * Begins to publish the chosen changes. Returns once they are kept.
     *
     * @throws CantPublish
     */
    start: (ordered: Order): Promise<Publication> => whenFree(() => order(ordered)),

    /**
     * Goes on with what was cut off, or wasn't seen on the live site yet. Call it when the studio opens, too.
     *
     * @throws CantPublish
     */
    goOn: async (): Promise<void> => {
      const wanted = await readWanted(project);
      if (!wanted || isBusy) return;
      await whenFree(async () => {
        const host = await hostOrRefusal();
        const { folder } = project;
        const live = await snapshotAt(folder, (await liveCommit(project)) ?? wanted.commit);
        const changes = listWholeChanges(live, await snapshotAt(folder, wanted.commit)).map(asPublished);
        begin(wanted, host, { changes, page: latest?.page });
      });
    },
  };
}

/** Returns the publisher of a project, with its own build and the host that it has chosen. */
export const openPublisher = (project: Project, ports: Partial<PublisherPorts> = {}): Publisher =>
  createPublisher(project, {
    chooseHost: () => chooseHost(project),
    commands: projectCommands,
    polling: defaultPolling,
    now: Date.now,
    ...ports,
  });

/** The file that says what is to be live. */
const fileOf = ({ dataFolder }: Project) => path.join(dataFolder, "publishing.json");

async function readWanted(project: Project): Promise<Wanted | undefined> {
  const text = await readFile(fileOf(project), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  // Only written whole.
  return text === undefined ? undefined : (JSON.parse(text) as Wanted);
}

/** Deletes what isn't needed once a publication is live, or failed. */
async function forget(project: Project): Promise<void> {
  await rm(fileOf(project), { force: true });
  await clearBuilds(project);
}

const asPublished = ({ id, label, before, after }: PublishedChange) => ({ id, label, before, after });

/** Returns what was published last, as far as git knows it: by an earlier run of the studio. */
async function lastLive(
  project: Project,
  chooseHost: PublisherPorts["chooseHost"],
): Promise<Publication | undefined> {
  const commit = await commitAt(project.folder, liveRef);
  const host = commit && (await chooseHost().catch(() => undefined));
  if (!host) return undefined;
  const { before, after } = await snapshotsAround(project.folder, commit);
  const { name, url } = host;
  const changes = listWholeChanges(before, after).map(asPublished);
  return { outcome: "live", step: "record", startedAt: 0, changes, host: name, url, commit };
}

/** For unexpected errors. */
const sentences: Record<Step, string> = {
  build: "The new site couldn’t be built.",
  put: "The new site couldn’t be put on the web.",
  look: "The live site couldn’t be looked at.",
  record:
    "This computer couldn’t write down that it’s live, perhaps because its disk is full. Make room, then try again.",
};

/** Explains why a publication failed. */
function explain(step: Step, error: unknown): Failure {
  if (error instanceof NotBuilt || error instanceof NotPut) {
    const problems = error instanceof NotBuilt ? error.problems : [];
    // A host's disk is another one.
    const sentence = step === "build" && isDiskFull(error.printed) ? diskFull : error.message;
    return { sentence, problems, printed: error.printed };
  }
  console.error(error);
  const printed = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const sentence = step === "build" && isDiskFull(printed) ? diskFull : sentences[step];
  return { sentence, problems: [], printed };
}
