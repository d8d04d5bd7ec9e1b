import { findOne } from "domutils";
import { parseDocument } from "htmlparser2";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { stateIdOf } from "../../../content-model/compiler/write-modules.ts";
import type { Notes } from "../draft/journal.ts";
import { commitAt, gitText } from "../git.ts";
import type { Project } from "../project.ts";
import { liveRef, readLiveTimes } from "../repository.ts";
import { sourcesAt } from "../sources.ts";
import { chooseHost, type Host, type HostChoice, readHostChoice } from "./hosts.ts";
import type { LiveReading } from "./publication.ts";

/** What visitors see, as far as the studio has published it. */
export type LiveStatus = {
  /** When visitors got it, in milliseconds since 1970; undefined if nothing was ever published from the studio to this place. */
  readonly since: number | undefined;
  /** Whether it was published last to another place: the site was given a new one since. */
  readonly wasPublishedElsewhere: boolean;
  /** The name and the address of the host; undefined if its setting is wrong. */
  readonly host: { readonly name: string; readonly url: string } | undefined;
};

/** Identifies a host; this computer is one, at any port. */
export const hostKey = (chosen: HostChoice): string =>
  chosen.kind === "this computer" ? chosen.kind : JSON.stringify(chosen);

/** The host to which the site was published last (`hostKey`); undefined if that isn't known. */
export type LastHost = string | undefined;

const noteName = "last host";

/** Returns to which host the site was published last. */
export function readLastHost(notes: Notes): LastHost {
  const key = notes.read(noteName);
  return typeof key === "string" ? key : undefined;
}

/** Notes to which host the site is published. */
export const noteLastHost = (notes: Notes, chosen: HostChoice): void =>
  notes.write(noteName, hostKey(chosen));

/**
 * Returns where the site is: at the address that was published there, whatever the draft says by now. A place to which nothing was
 * published yet is looked for at the address of the draft.
 *
 * @throws Error with a sentence for the person who helps
 */
export async function liveHost(project: Project, lastHost: LastHost): Promise<Host> {
  const { live, wasPublishedElsewhere } = await readLastPublication(project, lastHost);
  const isThere = live !== undefined && !wasPublishedElsewhere;
  return chooseHost(project, await (isThere ? sourcesAt(project.folder, live) : readSources(project.folder)));
}

async function readLastPublication(project: Project, lastHost: LastHost) {
  const live = await commitAt(project.folder, liveRef);
  const chosen = await readHostChoice(project).catch(() => undefined);
  const wasPublishedElsewhere =
    live !== undefined && chosen !== undefined && lastHost !== undefined && lastHost !== hostKey(chosen);
  return { live, wasPublishedElsewhere };
}

/** Returns what is live, without looking at it. */
export async function readLiveStatus(project: Project, lastHost: LastHost): Promise<LiveStatus> {
  const { live, wasPublishedElsewhere } = await readLastPublication(project, lastHost);
  const seconds = live && (await gitText(project.folder, ["show", "--no-patch", "--format=%ct", live]));
  const noted = await readLiveTimes(project.folder);
  const host = await liveHost(project, lastHost).catch(() => undefined);
  return {
    since: live && !wasPublishedElsewhere ? (noted.get(live) ?? Number(seconds) * 1000) : undefined,
    wasPublishedElsewhere,
    host: host && { name: host.name, url: host.url },
  };
}

/**
 * Returns whether there can be no site yet where it is to be. On the studio's own server, nothing comes but from the studio; elsewhere, a
 * helper may have put it there.
 */
export async function isNotPublishedYet(project: Project, lastHost: LastHost): Promise<boolean> {
  const { live, wasPublishedElsewhere } = await readLastPublication(project, lastHost);
  const chosen = await readHostChoice(project).catch(() => undefined);
  return chosen?.kind === "this server" && (live === undefined || wasPublishedElsewhere);
}

/** What the live site showed when it was asked once. */
export type LiveCheck = {
  readonly reading: LiveReading;
  readonly url: string;
  readonly isAsPublished: boolean;
  /** Whether nothing was published to its place yet: that it doesn't answer is no fault then. */
  readonly isNotPublishedYet: boolean;
};

/** Asks the live site once which state it shows. */
export async function checkLiveSite(project: Project, lastHost: LastHost): Promise<LiveCheck> {
  const { url } = await liveHost(project, lastHost);
  const reading = await readLiveSite(url);
  const live = await commitAt(project.folder, liveRef);
  const state = live && stateIdOf(await sourcesAt(project.folder, live));
  return {
    reading,
    url,
    isAsPublished: state !== undefined && reading.state === state,
    isNotPublishedYet: await isNotPublishedYet(project, lastHost),
  };
}

/** How often the live site is read, and for how long, in milliseconds. */
export type Polling = { readonly interval: number; readonly timeout: number };

export const defaultPolling: Polling = { interval: 1000, timeout: 120_000 };

/** How long a single request may take, in milliseconds. */
const requestTimeout = 15_000;

/**
 * Reads the live site until it shows what was published, or the time is up.
 *
 * @returns the last reading
 */
export async function pollUntilLive(
  url: string,
  published: Published,
  { interval, timeout }: Polling,
): Promise<LiveReading> {
  const end = performance.now() + timeout;
  for (;;) {
    const reading = await readLiveSite(url);
    if (shows(reading, published) || performance.now() + interval > end) return reading;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

/** The ids of content and built files. */
type Published = { readonly state: string; readonly release: string };

/** Whether a visitor gets what was published: the server has its files, and pages have its content. */
export const shows = ({ error, state, release }: LiveReading, published: Published): boolean =>
  !error && state === published.state && release === published.release;

/** Reads the live site once, as a browser without a cache does. */
export async function readLiveSite(url: string): Promise<LiveReading> {
  const at = Date.now();
  try {
    const home = await fetchFresh(new URL("/", url));
    // What stands before the site answers in its place. A health check may be 503, and says what it knows.
    if (home.status >= 500) return { at, error: `${new URL("/", url)} answers ${home.status}.` };
    const health = await fetchFresh(new URL("/healthz", url));
    return { at, state: stateOfPage(home.text), release: releaseOf(health.text) };
  } catch (error) {
    const { cause = error } = error as Error;
    // Refused at two addresses of a name, an error has a code only.
    const { message, code } = cause as NodeJS.ErrnoException;
    const isOffline = code !== undefined && codesOffline.includes(code);
    return { at, error: message || (code ?? "No answer."), ...(isOffline && { isOffline }) };
  }
}

const codesOffline = ["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "ENETDOWN", "EHOSTUNREACH"];

/** Fetches on a connection of its own, as a new visitor does; follows no redirect. */
async function fetchFresh(url: URL) {
  const response = await fetch(url, {
    headers: { Connection: "close", "Cache-Control": "no-cache" },
    redirect: "manual",
    signal: AbortSignal.timeout(requestTimeout),
  });
  return { status: response.status, text: await response.text() };
}

/** Returns the id of the content that a page names. */
export const stateOfPage = (html: string): string | undefined =>
  findOne(({ name, attribs }) => name === "meta" && attribs.name === "state", parseDocument(html).children)
    ?.attribs.content;

function releaseOf(health: string): string | undefined {
  try {
    const { release } = JSON.parse(health) as { release?: unknown };
    return typeof release === "string" ? release : undefined;
  } catch {
    return undefined;
  }
}
