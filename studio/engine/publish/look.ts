import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { stateOf } from "../../../content-model/compiler/write-snapshot.ts";
import { commitAt, gitText } from "../git.ts";
import type { Project } from "../project.ts";
import { liveRef, readLiveTimes } from "../repository.ts";
import { sourcesAt } from "../sources.ts";
import { askLiveSite, chooseHost, type Host, type HostChoice, readHostChoice } from "./hosts.ts";
import type { Reading } from "./publication.ts";

/** What visitors see, as far as the studio has published it. */
export type LiveStatus = {
  /** When visitors got it, in milliseconds since 1970; undefined if nothing was ever published from the studio to this place. */
  readonly since: number | undefined;
  /** Whether it was published last to another place: the site was given a new one since. */
  readonly isElsewhere: boolean;
  /** The name and the address of the host; undefined if its setting is wrong. */
  readonly host: { readonly name: string; readonly url: string } | undefined;
};

/** The journal keeps under this key where the site was published last. */
export const liveAtKey = "live at";

/** Identifies the place of a site; this computer is one, at any port. */
export const placeOf = (chosen: HostChoice): string =>
  chosen.kind === "this computer" ? chosen.kind : JSON.stringify(chosen);

/**
 * Returns where the site is: at the address that was published there, whatever the draft says by now. A place to which nothing was
 * published yet is looked for at the address of the draft.
 *
 * @param liveAt where the site was published last; undefined if that isn't known
 * @throws Error with a sentence for the person who helps
 */
export async function liveHost(project: Project, liveAt: unknown): Promise<Host> {
  const { live, isElsewhere } = await readPlace(project, liveAt);
  const isThere = live !== undefined && !isElsewhere;
  return chooseHost(project, await (isThere ? sourcesAt(project.folder, live) : readSources(project.folder)));
}

async function readPlace(project: Project, liveAt: unknown) {
  const live = await commitAt(project.folder, liveRef);
  const chosen = await readHostChoice(project).catch(() => undefined);
  const isElsewhere =
    live !== undefined && chosen !== undefined && liveAt !== undefined && liveAt !== placeOf(chosen);
  return { live, isElsewhere };
}

/**
 * Returns what is live, without looking at it.
 *
 * @param liveAt where the site was published last; undefined if that isn't known
 */
export async function readLiveStatus(project: Project, liveAt: unknown): Promise<LiveStatus> {
  const { live, isElsewhere } = await readPlace(project, liveAt);
  const seconds = live && (await gitText(project.folder, ["show", "--no-patch", "--format=%ct", live]));
  const noted = await readLiveTimes(project.folder);
  const host = await liveHost(project, liveAt).catch(() => undefined);
  return {
    since: live && !isElsewhere ? (noted.get(live) ?? Number(seconds) * 1000) : undefined,
    isElsewhere,
    host: host && { name: host.name, url: host.url },
  };
}

/** What the live site showed when it was asked once. */
export type LiveLook = {
  readonly reading: Reading;
  readonly url: string;
  readonly isAsPublished: boolean;
};

/**
 * Asks the live site once which state it shows.
 *
 * @param liveAt as for `liveHost`
 */
export async function lookAtLive(project: Project, liveAt: unknown): Promise<LiveLook> {
  const { url } = await liveHost(project, liveAt);
  const reading = await askLiveSite(url);
  const live = await commitAt(project.folder, liveRef);
  const state = live && stateOf(await sourcesAt(project.folder, live));
  return { reading, url, isAsPublished: state !== undefined && reading.state === state };
}
