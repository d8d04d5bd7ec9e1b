import { stateOf } from "../../../content-model/compiler/write-snapshot.ts";
import { commitAt, gitText } from "../git.ts";
import type { Project } from "../project.ts";
import { liveRef } from "../repository.ts";
import { sourcesAt } from "../sources-at.ts";
import { chooseHost } from "./hosts/choose-host.ts";
import { readLive } from "./look.ts";
import type { Reading } from "./publication.ts";

/** What visitors see, as far as the studio has published it. */
export type LiveStatus = {
  /** When it was kept, in milliseconds since 1970; undefined if nothing was ever published from the studio. */
  readonly since: number | undefined;
  /** The name and the address of the host; undefined if its setting is wrong. */
  readonly host: { readonly name: string; readonly url: string } | undefined;
};

/** Returns what is live, without looking at it. */
export async function readLiveStatus(project: Project): Promise<LiveStatus> {
  const live = await commitAt(project.folder, liveRef);
  const seconds = live && (await gitText(project.folder, ["show", "--no-patch", "--format=%ct", live]));
  const host = await chooseHost(project).catch(() => undefined);
  return {
    since: seconds ? Number(seconds) * 1000 : undefined,
    host: host && { name: host.name, url: host.url },
  };
}

/** What the live site showed when it was asked once. */
export type LiveLook = {
  readonly reading: Reading;
  readonly url: string;
  readonly isAsPublished: boolean;
};

/** Asks the live site once which state it shows. */
export async function lookAtLive(project: Project): Promise<LiveLook> {
  const { url } = await chooseHost(project);
  const reading = await readLive(url);
  const live = await commitAt(project.folder, liveRef);
  const state = live && stateOf(await sourcesAt(project.folder, live));
  return { reading, url, isAsPublished: state !== undefined && reading.state === state };
}
