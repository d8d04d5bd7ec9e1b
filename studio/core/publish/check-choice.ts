import { readPictures } from "../../../content-compiler/pictures.ts";
import type { Project } from "../project.ts";
import { liveCommit, readRepository } from "../repository.ts";
import { checkNewContent } from "./check-content.ts";
import { chooseContent, readStates } from "./choose-content.ts";
import type { PlacedProblem } from "./publication.ts";

/** What keeps chosen changes from being published, as far as that shows without building. */
export type Checked = {
  readonly problems: readonly PlacedProblem[];
  /** Why nothing can be published at the moment, for the owner and for whoever helps. */
  readonly refusal?: { readonly sentence: string; readonly words: string } | undefined;
};

/**
 * Checks chosen changes in a second, before the owner publishes them.
 *
 * @param now milliseconds since 1970
 */
export async function checkChoice(
  project: Project,
  chosen: readonly string[],
  now: number,
): Promise<Checked> {
  const repository = await readRepository(project);
  if (!repository.isReady) {
    return { problems: [], refusal: { sentence: repository.sentence, words: repository.words } };
  }
  const live = (await liveCommit(project)) ?? repository.head;
  const states = await readStates(project, { live, branch: repository.head });
  const { sources } = chooseContent(states, new Set(chosen));
  const pictures = await readPictures(project.folder);
  return { problems: await checkNewContent(states.live, sources, pictures, now) };
}
