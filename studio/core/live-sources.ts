import type { Sources } from "../../content-model/compiler/compile-content.ts";
import type { Project } from "./project.ts";
import { liveCommit } from "./repository.ts";
import { sourcesAt } from "./sources-at.ts";

/** Returns a function that reads the content that visitors see. Without a commit, it is empty. */
export function createLiveReader(project: Project): () => Promise<Sources> {
  let last: { readonly commit: string; readonly sources: Sources } | undefined;
  return async () => {
    const commit = await liveCommit(project);
    if (commit === undefined) return new Map();
    // A commit never changes.
    if (last?.commit !== commit) last = { commit, sources: await sourcesAt(project.folder, commit) };
    return last.sources;
  };
}
