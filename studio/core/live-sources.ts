import type { Sources } from "../../content-compiler/compile-content.ts";
import type { Project } from "./project.ts";
import { liveCommit } from "./repository.ts";
import { sourcesAt } from "./sources-at.ts";

/** Reads the content that visitors see. In a folder without a history, there is none. */
export async function liveSources(project: Project): Promise<Sources> {
  const commit = await liveCommit(project);
  return commit === undefined ? new Map() : sourcesAt(project.folder, commit);
}
