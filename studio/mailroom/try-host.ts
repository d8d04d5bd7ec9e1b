import type { Project } from "../core/project.ts";
import { type HostChoice, readHostChoice } from "../core/publish/hosts/choose-host.ts";
import { explainConnection } from "./explain-connection.ts";
import { CommandError, commandAt, type RunCommand } from "./run-command.ts";
import { askSiteMail, type SiteMail } from "./site-mail.ts";

/** Whether the site's host answers, tried once. */
export type HostTrial = {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly works: boolean;
  /** What was found, for the owner; empty if it works. */
  readonly text: string;
  /** The exact words, for a helper. */
  readonly detail: string;
};

/**
 * Asks the site at its address, and its server over ssh. Never rejects, and takes half a minute at most.
 *
 * @param runAt returns what runs the site's command, for tests
 */
export async function tryHost(
  project: Project,
  now: () => number,
  runAt: (host: HostChoice) => RunCommand = (host) => commandAt(host, project),
): Promise<HostTrial> {
  const host = await readHostChoice(project).catch((error: Error) => error);
  if (host instanceof Error) {
    const text = "The setting that says where your site is has a mistake. Choose again.";
    return { at: now(), works: false, text, detail: host.message };
  }
  const [site, server] = await Promise.all([
    askSiteMail(project),
    host.kind === "own server" ? reach(runAt(host)) : undefined,
  ]);
  const found = [whatServerSays(server), whatSiteSays(host, site, server === undefined)].filter(Boolean);
  return {
    at: now(),
    works: found.length === 0,
    text: found.join(" "),
    detail: [server?.detail, site.detail].filter(Boolean).join("\n"),
  };
}

/** Why the server isn't reached; undefined if it is. */
type Unreached = { readonly text: string; readonly detail: string } | undefined;

/** Reads one message: the key of the studio may do little else. */
async function reach(run: RunCommand): Promise<Unreached> {
  try {
    await run(["list", "--limit", "1", "--json"]);
    return undefined;
  } catch (error) {
    // The site has never run there, but the server answered.
    if (error instanceof CommandError && error.code === "NO_DATABASE") return undefined;
    const detail = error instanceof CommandError ? error.detail : String(error);
    const isUnknownKey = /host key verification/i.test(detail) && !/identification has changed/i.test(detail);
    const text = isUnknownKey
      ? "This computer doesn’t know your server yet. Whoever helps you can log in from here once, with ssh in the Terminal, and compare its key."
      : explainConnection(error, "messages", "Your server doesn’t do what the studio asks.");
    return { text, detail };
  }
}

const whatServerSays = (server: Unreached) => server?.text ?? "";

/** Returns what is wrong with the answer of the site at its address; empty if it answered. */
function whatSiteSays(
  host: HostChoice,
  { kind, url, isAnother, detail }: SiteMail,
  isAlone: boolean,
): string {
  if (kind !== "not running")
    return isAlone || host.kind !== "own server" ? "" : "The site itself answers visitors.";
  // The address in the content is one of this computer, or can't be read.
  if (url === undefined)
    return "Where visitors find the site isn’t known: its address in the list below isn’t right yet.";
  const place = new URL(url).host;
  if (/(^|\.)example(\.com|\.net|\.org)?$/.test(new URL(url).hostname)) {
    return `${place} is made up: enter your site’s address in the list below.`;
  }
  if (isAnother) return `Something answers at ${place}, but it isn’t this site.`;
  if (host.kind === "this computer") {
    return `The site on this computer isn’t running: nothing answers at ${place}.`;
  }
  const isOffline = /ENETUNREACH|ENETDOWN|EAI_AGAIN/.test(detail);
  return isOffline
    ? `I couldn’t ask at ${place}: this computer isn’t online, perhaps.`
    : `No site answers at ${place}. It may not be there yet: whoever helps you puts it there the first time.`;
}
