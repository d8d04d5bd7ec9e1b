import { readPictures } from "../../../content-model/compiler/pictures.ts";
import type { Difference } from "../content/whole-changes.ts";
import { takePictures, withPicturesOf } from "../pictures.ts";
import type { Project } from "../project.ts";
import { readRepository } from "../repository.ts";
import { checkNewContent, findMadeUp } from "./check-new-content.ts";
import { readChoice } from "./choose-content.ts";
import { chooseHost } from "./hosts.ts";
import { hasSameRules } from "./program-rules.ts";
import { isPublic, type PlacedProblem } from "./publication.ts";

/** What keeps chosen changes from being published, as far as that shows without building. */
export type Checked = {
  readonly problems: readonly PlacedProblem[];
  /** What is new on the site and made up. Sample content keeps nothing from being published on this computer. */
  readonly madeUp: readonly PlacedProblem[];
  /** Whether this program checks them. If they go live with another version, what is missing shows as that builds the site. */
  readonly isCheckedHere: boolean;
  /** What they are, as far as it is known. */
  readonly chosen: Difference;
  /** Why nothing can be published at the moment, for the owner and for a helper. */
  readonly refusal?: { readonly sentence: string; readonly printed: string } | undefined;
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
  const refuse = (sentence: string, printed: string): Checked => ({
    problems: [],
    madeUp: [],
    isCheckedHere: true,
    chosen: { changes: [], before: new Map(), after: new Map() },
    refusal: { sentence, printed },
  });
  const repository = await readRepository(project);
  if (!repository.isReady) return refuse(repository.sentence, repository.printed);
  const { live, snapshot, changes, program } = await readChoice(project, repository.head, chosen, now);
  // What visitors see may have pictures that the draft lacks, such as that of an article that was taken out.
  const gone = takePictures(snapshot.pictures, live.pictures, changes);
  const pictures = withPicturesOf(await readPictures(project.folder), gone);
  const host = await chooseHost(project, snapshot.sources).catch(String);
  if (typeof host === "string") return refuse("The studio doesn’t know where to put the site.", host);
  const check = { before: live.sources, after: snapshot.sources, pictures, now, url: host.url };
  const isCheckedHere = await hasSameRules(project.folder, program);
  return {
    problems: isCheckedHere ? await checkNewContent(check) : [],
    // On a public site, it is a problem.
    madeUp: isCheckedHere && !isPublic(host.url) ? await findMadeUp(live.sources, snapshot.sources, now) : [],
    isCheckedHere,
    chosen: { changes, before: live.sources, after: snapshot.sources },
  };
}
