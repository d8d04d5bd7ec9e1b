import type { Machine, Project } from "../../engine/project.ts";
import { type HostChoice, readHostChoice } from "../../engine/publish/hosts.ts";
import type { LastHost } from "../../engine/publish/live-site.ts";
import { unknownHost } from "./explain-connection.ts";
import type { Messages } from "./messages.ts";
import { askSiteMail, type SiteMail } from "./site-mail.ts";

/** Whether the site's host answers, tried once. */
export type HostTrial = {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly works: boolean;
  /** Whether the site comes there once it is published, and nothing else is wrong. */
  readonly isNotPublishedYet: boolean;
  /** What was found, for the owner; empty if it works. */
  readonly text: string;
  /** The exact words, for a helper. */
  readonly detail: string;
};

/** Asks the site at its address, and its server for the messages. Never rejects, and takes half a minute at most. */
export async function tryHost(
  project: Project,
  messages: Pick<Messages, "refresh" | "read">,
  now: () => number,
  lastHost: LastHost,
): Promise<HostTrial> {
  const host = await readHostChoice(project).catch((error: Error) => error);
  if (host instanceof Error) {
    return { at: now(), works: false, isNotPublishedYet: false, text: unknownHost, detail: host.message };
  }
  const [site, isReached] = await Promise.all([
    askSiteMail(project, lastHost),
    host.kind === "this server" ? messages.refresh() : true,
  ]);
  const server = isReached ? undefined : (await messages.read()).unreachable;
  const found = [server?.reason, whatSiteSays(host, site, isReached, project.machine)].filter(Boolean);
  const isNotPublishedYet = found.length === 0 && site.kind === "not there yet";
  return {
    at: now(),
    works: found.length === 0 && !isNotPublishedYet,
    isNotPublishedYet,
    text: found.join(" "),
    detail: [server?.detail, site.detail].filter(Boolean).join("\n"),
  };
}

/** Returns what is wrong with the answer of the site at its address; empty if it answered. */
function whatSiteSays(
  host: HostChoice,
  { kind, url, isOtherServer, isOffline }: SiteMail,
  isReached: boolean,
  machine: Machine,
): string {
  const answers = kind !== "not running" && kind !== "not there yet";
  if (answers) return isReached ? "" : "The site itself answers visitors.";
  // The address in the content is one of this computer, or can't be read.
  if (url === undefined)
    return "Where visitors find the site isn’t known: its address in the list below isn’t right yet.";
  const place = new URL(url).host;
  if (/(^|\.)example(\.com|\.net|\.org)?$/.test(new URL(url).hostname)) {
    return `${place} is made up: enter your site’s address in the list below.`;
  }
  if (kind === "not there yet" && !isOffline) return "";
  if (isOtherServer) return `Something answers at ${place}, but it isn’t this site.`;
  if (host.kind === "this computer") {
    return `The site on this computer isn’t running: nothing answers at ${place}.`;
  }
  return isOffline
    ? `I couldn’t ask at ${place}: ${machine} isn’t online, perhaps.`
    : `No site answers at ${place}. It may not be there yet: whoever helps you puts it there the first time.`;
}
