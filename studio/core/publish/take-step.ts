import path from "node:path";
import type { Remember } from "../../../content-model/compiler/remember.ts";
import { stateOf } from "../../../content-model/compiler/write-snapshot.ts";
import { heavyPages } from "../../../scripts/build/heavy-pages.ts";
import { diskFull, isDiskFull } from "../disk-full.ts";
import { runGit } from "../git.ts";
import { messageOf } from "../history/trailers.ts";
import type { Project } from "../project.ts";
import { sourcesAt } from "../sources.ts";
import { type BuildCommands, buildState, clearBuilds, NotBuilt } from "./build-state.ts";
import { publishingRef } from "./finish.ts";
import { type Host, NotPut } from "./hosts/host.ts";
import { keepState, type Snapshot } from "./keep.ts";
import { askLiveSite, lookUntilLive, type Polling, shows } from "./look.ts";
import type { Failure, Publication, Reading, Step } from "./publication.ts";

export type StepPorts = {
  readonly chooseHost: () => Promise<Host>;
  readonly commands: BuildCommands;
  readonly polling: Polling;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Reuses the compiler's steps. */
  readonly remember?: Remember;
};

/** A live site that doesn't show what was put there. */
export class NotSeen extends Error {
  readonly words = "";
  readonly reading: Reading;

  constructor(reading: Reading) {
    super("The live site shows something else.");
    this.reading = reading;
  }
}

/**
 * Does one step of a publication.
 *
 * @param kept what to keep, for the first step
 * @returns what there is to write down with it
 * @throws NotBuilt, NotPut or NotSeen
 */
export function takeStep(
  step: Step,
  project: Project,
  publication: Publication,
  ports: StepPorts,
  kept?: Snapshot,
): Promise<Partial<Publication>> {
  switch (step) {
    case "kept":
      return keep(project, publication, kept);
    case "built":
      return buildAndCheck(project, publication, ports);
    case "online":
      return putOnline(project, publication, ports);
    case "looked":
      return look(publication, ports);
  }
}

async function keep(project: Project, { head, changes }: Publication, kept?: Snapshot) {
  if (!kept) throw new Error("Nothing was chosen to be kept.");
  const commit = await keepState(project, head, kept, messageOf(changes));
  await runGit(project.folder, ["update-ref", publishingRef, commit]);
  return { commit, state: stateOf(await sourcesAt(project.folder, commit)) };
}

async function buildAndCheck(
  project: Project,
  publication: Publication,
  { commands, now, remember }: StepPorts,
) {
  const { before, url } = publication;
  await clearBuilds(project);
  // A build that outlived a killed studio still writes to its own folder.
  const folder = crypto.randomUUID();
  const target = path.join(project.dataFolder, "builds", folder);
  const { commit } = keptIn(publication);
  const order = { commit, before, target, now: now(), url, ...(remember && { remember }) };
  const release = await buildState(project, order, commands);
  const remark = (await heavyPages(path.join(target, "build/client"))).join(" ");
  return { folder, release, ...(remark && { remark }) };
}

async function putOnline(project: Project, publication: Publication, { chooseHost }: StepPorts) {
  const host = await chooseHost();
  // What is refused depends on who can see it: sample content may be on this computer, and nowhere else.
  if (host.name !== publication.host || host.url !== publication.url) {
    throw new NotPut(
      "The site was given another place since this was checked. Publish it again.",
      `Checked for ${publication.host}, ${publication.url}; now ${host.name}, ${host.url}`,
    );
  }
  const built = { folder: buildFolder(project, publication), ...keptIn(publication) };
  await host.put(built).catch(async (error: unknown) => {
    // The connection may have been lost after the host had taken it.
    if (!shows(await askLiveSite(host.url), publication)) throw error;
  });
  return {};
}

async function look(publication: Publication, { polling }: StepPorts): Promise<Partial<Publication>> {
  const reading = await lookUntilLive(publication, polling);
  if (!shows(reading, publication)) throw new NotSeen(reading);
  return { reading };
}

/** The folder in which a publication was built. */
export function buildFolder({ dataFolder }: Project, { folder }: Publication): string {
  if (!folder) throw new Error("This publication has no build.");
  return path.join(dataFolder, "builds", folder);
}

/** The commit and the state of a publication that is kept. */
function keptIn({ commit, state }: Publication): { commit: string; state: string } {
  if (!commit || !state) throw new Error("This publication has no commit.");
  return { commit, state };
}

/** For unexpected errors. */
const sentences: Record<Step, string> = {
  kept: "This state of the site couldn’t be kept.",
  built: "The new site couldn’t be built.",
  online: "The new site couldn’t be put on the web.",
  looked: "The live site couldn’t be looked at.",
};

/** Explains why a step failed. */
export function explainStep(step: Step, error: unknown): Failure {
  const failure = describe(step, error);
  // A host's disk is another one.
  const isFull = (step === "kept" || step === "built") && isDiskFull(failure.words);
  return isFull ? { ...failure, sentence: diskFull } : failure;
}

function describe(step: Step, error: unknown): Failure {
  const isKnown = error instanceof NotBuilt || error instanceof NotPut || error instanceof NotSeen;
  if (isKnown) {
    const problems = error instanceof NotBuilt ? error.problems : [];
    return { step, sentence: error.message, problems, words: error.words };
  }
  console.error(error);
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { step, sentence: sentences[step], problems: [], words };
}
