import { rm } from "node:fs/promises";
import path from "node:path";
import { stateOf } from "../../../content-model/compiler/write-snapshot.ts";
import { messageOf } from "../history/trailers.ts";
import type { Project } from "../project.ts";
import { liveCommit, readRepository } from "../repository.ts";
import { type BuildCommands, buildState, NotBuilt } from "./build-state.ts";
import { chooseContent, readStates } from "./choose-content.ts";
import { countPages, hashPages } from "./count-pages.ts";
import { readLivePages } from "./finish.ts";
import { chooseHost } from "./hosts/choose-host.ts";
import { keepState } from "./keep.ts";

/**
 * Builds and checks the whole draft as a publication would, and publishes nothing.
 *
 * @param say prints a line
 * @returns whether it could be published
 */
export async function dryRun(
  project: Project,
  commands: BuildCommands,
  now: number,
  say: (line: string) => void,
): Promise<boolean> {
  const repository = await readRepository(project);
  if (!repository.isReady) {
    say(`${repository.sentence}\n${repository.words}`);
    return false;
  }
  const { head } = repository;
  const { url } = await chooseHost(project);
  const before = (await liveCommit(project)) ?? head;
  const states = await readStates(project, { live: before, branch: head });
  const { kept, changes } = chooseContent(states, { has: () => true });
  if (changes.length === 0) {
    say("Nothing to publish: the files are as visitors see them.");
    return true;
  }
  for (const change of changes)
    say(`${change.label}: ${change.before ?? "none"} → ${change.after ?? "none"}`);

  say("Building and checking...");
  const target = path.join(project.dataFolder, "builds", `dry-run-${crypto.randomUUID()}`);
  try {
    // No name leads to this commit: git deletes it in its own time.
    const commit = await keepState(project, head, kept, messageOf(changes));
    const state = await buildState(project, { commit, before, target, now, url }, commands);
    const pages = await hashPages(path.join(target, "build/client"), state);
    const { all, changed, added, gone } = countPages(
      await readLivePages(project, stateOf(states.live.sources)),
      pages,
    );
    say(
      changed === undefined
        ? `${all} pages, built and checked.`
        : `${all} pages, built and checked: ${changed} changed, ${added} new, ${gone} gone.`,
    );
    say("It can be published. Nothing was.");
    return true;
  } catch (error) {
    if (!(error instanceof NotBuilt)) throw error;
    say(`It can’t be published. ${error.message}`);
    for (const { file, line, label, sentence } of error.problems) {
      say(
        `  ${file}${line === undefined ? "" : `:${line}`} ${label === file ? "" : `${label}: `}${sentence}`,
      );
    }
    if (error.words) say(error.words);
    return false;
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}
