import {
  type Compiled,
  compileContent,
  readFactsOf,
  type Sources,
} from "../../content-model/compiler/compile-content.ts";
import type { Facts } from "../../domain/facts.ts";
import { listChanges } from "./content/list-changes.ts";
import { takeChanges } from "./content/take-changes.ts";
import type { Project } from "./project.ts";
import { liveCommit } from "./repository.ts";
import { sourcesAt } from "./sources.ts";

/** Returns a function that reads the content that visitors see. Without a commit, it is empty. */
export function createLiveReader(project: Project): () => Promise<Sources> {
  return async () => {
    const commit = await liveCommit(project);
    return commit === undefined ? new Map() : sourcesAt(project.folder, commit);
  };
}

/** What visitors see, compiled. */
export type LiveContent = Pick<Compiled, "articles"> & {
  /** Missing if it has an error. */
  readonly content?: Compiled["content"];
  /** What its placeholders stand for. */
  readonly facts: Facts;
  readonly sources: Sources;
};

/** Returns a function that compiles what visitors see. */
export function createLiveCompiler(project: Project, now: () => number): () => Promise<LiveContent> {
  const readLive = createLiveReader(project);
  return async () => {
    const live = await readLive();
    const compiled = compileContent(live, { now: now() });
    if (compiled.content || live.size === 0) return { ...compiled, facts: readFactsOf(live), sources: live };
    // A later version of the program came with fields of its own, and visitors don't see it yet: the branch has their words.
    const completed = withFieldsOf(await sourcesAt(project.folder, "HEAD"), live);
    return { ...compileContent(completed, { now: now() }), facts: readFactsOf(completed), sources: live };
  };
}

/** Returns a state with the fields and entries of another one, and no others. What both have stays as it is. */
const withFieldsOf = (other: Sources, state: Sources): Sources =>
  takeChanges(
    other,
    state,
    listChanges(state, other).filter(({ before, after }) => before === undefined || after === undefined),
  );
