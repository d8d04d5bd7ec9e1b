import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "../../../system/files.ts";
import type { Snapshot } from "../content/whole-changes.ts";
import { runGit } from "../git.ts";
import { listElsewhere } from "../places/elsewhere.ts";
import type { Project } from "../project.ts";
import { readRepository } from "../repository.ts";
import { clearBuilds, projectCommands } from "./build-state.ts";
import { readChoice } from "./choose-content.ts";
import { chooseHost } from "./hosts/choose-host.ts";
import { askLiveSite, defaultPolling, shows } from "./look.ts";
import { nextStep, type Publication, type Step, stillElsewhere } from "./publication.ts";
import {
  buildFolder,
  explainStep,
  NotSeen,
  publishingRef,
  recordLive,
  type StepPorts,
  takeStep,
} from "./take-step.ts";

export type PublisherPorts = StepPorts & {
  /** Called when there is news, after it is on disk. */
  readonly onProgress?: () => void;
  /** Called when a publication is live and written down as such. */
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
  readonly reason: "busy" | "nothing" | "repository" | "host";
  /** The exact words, for a helper. */
  readonly words: string;

  constructor(reason: CantPublish["reason"], sentence: string, words = "") {
    super(sentence);
    this.reason = reason;
    this.words = words;
  }
}

export type Publisher = ReturnType<typeof createPublisher>;

/** Publishes in steps that are written down before the next one begins, one publication at a time. */
export function createPublisher(project: Project, ports: PublisherPorts) {
  const { now } = ports;
  /** From the order until the end. */
  let isBusy = false;
  let work = Promise.resolve();
  /** The last publication, also if it couldn't be written down. */
  let latest: Publication | undefined;

  const show = (publication: Publication) => {
    latest = publication;
    ports.onProgress?.();
    return publication;
  };
  const save = (publication: Publication) => {
    writePublication(project, publication);
    return show(publication);
  };

  /** Does the steps that are left. */
  const run = async (publication: Publication, snapshot?: Snapshot): Promise<void> => {
    let current = publication;
    for (let step = nextStep(current); step; step = nextStep(current)) {
      try {
        const result = await takeStep(step, project, current, ports, snapshot);
        current = save({ ...current, ...result, done: { ...current.done, [step]: now() } });
      } catch (error) {
        save(ended(current, step, error));
        if (step !== "looked") await tidyUp();
        return;
      }
    }
    const remark = [current.remark, await recordLive(project, current)].filter(Boolean).join(" ");
    save({ ...current, outcome: "live", endedAt: now(), ...(remark && { remark }) });
    ports.onLive?.();
  };

  const ended = (publication: Publication, step: Step, error: unknown): Publication => {
    const failure = explainStep(step, error);
    const endedAt = now();
    if (step === "looked") {
      const reading = error instanceof NotSeen && { reading: error.reading };
      return { ...publication, ...reading, outcome: "unconfirmed", endedAt };
    }
    return { ...publication, outcome: "failed", endedAt, failure };
  };

  /** Deletes what a failed publication leaves. What can't be deleted now, the next one deletes. */
  const tidyUp = async () => {
    const deleteRef = runGit(project.folder, ["update-ref", "-d", publishingRef]);
    await Promise.all([deleteRef, clearBuilds(project)]).catch(console.error);
  };

  /** Goes on in the background. */
  const begin = (publication: Publication, snapshot?: Snapshot) => {
    isBusy = true;
    work = run(publication, snapshot)
      .catch((error: unknown) => {
        // Nothing can be written down. The next start goes on from what is on disk.
        const { words } = explainStep("committed", error);
        const failure = { step: "committed" as const, sentence: unwritten, problems: [], words };
        show({ ...(latest ?? publication), outcome: "failed", endedAt: now(), failure });
      })
      .finally(() => {
        isBusy = false;
      });
    return publication;
  };

  const order = async ({ changes: chosen, again, page }: Order): Promise<Publication> => {
    const repository = await readRepository(project);
    if (!repository.isReady) throw new CantPublish("repository", repository.sentence, repository.words);
    const { branch, head } = repository;
    const host = await ports.chooseHost().catch((error: unknown) => {
      throw new CantPublish("host", "The studio doesn’t know where to put the site.", String(error));
    });
    const { before, snapshot, changes } = await readChoice(project, head, chosen);
    if (changes.length === 0 && !again) throw new CantPublish("nothing", "There is nothing to publish.");
    const publication = save({
      id: crypto.randomUUID(),
      startedAt: now(),
      outcome: "running",
      changes: changes.map(({ id, label, before: old, after }) => ({ id, label, before: old, after })),
      page,
      elsewhere: [
        ...listElsewhere(changes, snapshot.sources, now(), ports.remember),
        ...stillElsewhere(latest ?? (await readPublication(project)), changes, now()),
      ],
      host: host.name,
      url: host.url,
      branch,
      head,
      before,
      done: {},
    });
    return begin(publication, snapshot);
  };

  return {
    /** Returns the last publication. */
    current: async () => latest ?? (await readPublication(project)),

    /** Waits until nothing is under way, and returns the last publication. */
    finished: async () => {
      await work;
      return latest ?? readPublication(project);
    },

    /**
     * Begins to publish the chosen changes. Returns once that is written down.
     *
     * @throws CantPublish
     */
    start: async (ordered: Order): Promise<Publication> => {
      if (isBusy) throw new CantPublish("busy", "A publication is under way already.");
      isBusy = true;
      try {
        return await order(ordered);
      } catch (error) {
        isBusy = false;
        throw error;
      }
    },

    /** Goes on with a publication that was cut off, or says that it didn't happen. Call it when the studio opens. */
    resume: async (): Promise<Publication | undefined> => {
      const publication = await readPublication(project);
      if (publication?.outcome !== "running" || isBusy) return publication;
      // What was chosen is only in memory until it is committed.
      if (!publication.done.committed)
        return save({ ...publication, outcome: "interrupted", endedAt: now() });
      return begin(await withoutLost(project, publication, now));
    },

    /** Looks at the live site again after the new state wasn't seen there. */
    lookAgain: async (): Promise<Publication | undefined> => {
      const publication = await readPublication(project);
      if (publication?.outcome !== "unconfirmed" || isBusy) return publication;
      const { endedAt: _, ...again } = publication;
      return begin(save({ ...again, outcome: "running" }));
    },
  };
}

/** Takes back a step whose result is gone, and adds one that was done but not yet written down. */
async function withoutLost(
  project: Project,
  publication: Publication,
  now: () => number,
): Promise<Publication> {
  const { built, online, ...done } = publication.done;
  if (!built || online) return publication;
  if (shows(await askLiveSite(publication.url), publication)) {
    return { ...publication, done: { ...done, built, online: now() } };
  }
  return existsSync(buildFolder(project, publication)) ? publication : { ...publication, done };
}

const unwritten =
  "This computer couldn’t write down what was done, perhaps because its disk is full. Make room, then close and open the studio.";

/** Returns the publisher of a project, with its own build and the host that it has chosen. */
export const openPublisher = (project: Project, ports: Partial<PublisherPorts> = {}): Publisher =>
  createPublisher(project, {
    chooseHost: () => chooseHost(project),
    commands: projectCommands,
    polling: defaultPolling,
    now: Date.now,
    ...ports,
  });

const fileOf = ({ dataFolder }: Project) => path.join(dataFolder, "publication.json");

/** Returns the last publication, if there was one. */
export async function readPublication(project: Project): Promise<Publication | undefined> {
  const text = await readFile(fileOf(project), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  // Only written whole, by the function below.
  return text === undefined ? undefined : (JSON.parse(text) as Publication);
}

/** Writes a publication down; it is on disk when this returns. */
const writePublication = (project: Project, publication: Publication): void =>
  replaceFile(fileOf(project), `${JSON.stringify(publication, null, 2)}\n`);
