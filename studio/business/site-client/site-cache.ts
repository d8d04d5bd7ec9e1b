import type { ListName } from "../../../command-line/read-lists.ts";
import { Refusal } from "../../engine/refusal.ts";
import { explainConnection, type Subject } from "./explain-connection.ts";
import type { ReadList } from "./lists.ts";
import { type CommandCode, CommandError, type RunCommand } from "./run-command.ts";

/*
 * Messages, letters, readers and visits are lists that the site has. What asks whom:
 * - a list (`createSiteList`) is what was read last (`createSiteCache`), and the command that changes it (`createAsk`)
 * - what was read is current for a moment, and until something was changed where the site runs (`SiteChanges`)
 * - one program reads all lists that a window asks for at once (`lists.ts`); `run-command.ts` starts it where the site runs
 */

/** Since when it can't be read, and why. */
export type Unreachable = {
  readonly since: number;
  /** When it was last tried. */
  readonly triedAt: number;
  /** In a sentence or two for the owner. */
  readonly reason: string;
  /** The command and its exact words, for a helper. */
  readonly detail: string;
};

/** What was last read from the site's database. Times are in milliseconds since 1970. */
export type Cached<Value> = {
  /** Undefined if it was never read, or the site has no database. */
  readonly value: Value | undefined;
  readonly readAt: number | undefined;
  /** Whether the site has no database yet where it was looked for: it never ran there. */
  readonly isMissing: boolean;
  readonly unreachable: Unreachable | undefined;
};

/** Counts what was changed from here where the site runs. After a change, each list is read again: what changes readers may change letters, too. */
export type SiteChanges = {
  readonly count: () => number;
  /** Call it after a change, or an attempt: what failed may be done even so. */
  readonly note: () => void;
};

/** @param tell called after each change */
export function createSiteChanges(tell = () => {}): SiteChanges {
  let count = 0;
  return {
    count: () => count,
    note: () => {
      count += 1;
      tell();
    },
  };
}

export type CacheOptions = {
  /** Reads a list where the site runs. */
  readonly readList: ReadList;
  readonly now?: () => number;
  /** Those of the whole site, which its lists share. */
  readonly changes?: SiteChanges;
};

/** How one of the site's lists is reached. */
export type SiteOptions = CacheOptions & {
  /** Runs the command that changes it, where the site runs. */
  readonly run: RunCommand;
};

type SiteCacheOptions<Value> = CacheOptions & {
  readonly subject: Subject;
  readonly list: ListName;
  /** Throws if the list isn't what it should be. */
  readonly parse: (listed: unknown) => Value;
};

/** How long what was read is current, in milliseconds: several parts of a window ask at once. How often it is read, the windows decide. */
const freshFor = 1500;

/** Why the site refuses a command, by the code that it gives. */
export type Refusals = Partial<Record<CommandCode, string>>;

const usualRefusals: Refusals = {
  USAGE: "Your site is older than this studio, and can’t do that yet. Publish first.",
};

/** One of the site's lists, as it was read last. */
export function createSiteCache<Value>(options: SiteCacheOptions<Value>) {
  const { readList, subject, list, parse, now = Date.now, changes = createSiteChanges() } = options;
  let known: Cached<Value> = {
    value: undefined,
    readAt: undefined,
    isMissing: false,
    unreachable: undefined,
  };
  let triedAt = Number.NEGATIVE_INFINITY;
  /** The changes that what was read last has. */
  let hasChanges = 0;
  let reading: Promise<void> | undefined;

  const failed = (error: unknown): Unreachable => ({
    since: known.unreachable?.since ?? now(),
    triedAt: now(),
    reason: explainConnection(error, subject),
    detail: error instanceof CommandError ? error.detail : String(error),
  });

  const load = async () => {
    try {
      const value = parse(await readList(list));
      known = { value, readAt: now(), isMissing: false, unreachable: undefined };
    } catch (error) {
      const isMissing = error instanceof CommandError && error.code === "NO_DATABASE";
      known = isMissing
        ? { value: undefined, readAt: now(), isMissing, unreachable: undefined }
        : { ...known, unreachable: failed(error) };
    }
    triedAt = now();
  };

  const loadOnce = () => {
    reading ??= (async () => {
      const before = changes.count();
      await load();
      // It may be older than a change that came meanwhile.
      hasChanges = before;
      reading = undefined;
    })();
    return reading;
  };
  const isOld = () => hasChanges !== changes.count() || Math.abs(now() - triedAt) > freshFor;

  return {
    /** Reads unless that was done lately, and nothing was changed since. Never rejects: offline, it returns what it knew last. */
    read: async (): Promise<Cached<Value>> => {
      while (isOld()) await loadOnce();
      return known;
    },
    /** Returns what was read last. */
    lastValue: () => known.value,
    /** Reads now. Returns whether that worked. */
    refresh: async (): Promise<boolean> => {
      // A reading under way may have begun at the site's former place.
      await reading;
      await loadOnce();
      return known.unreachable === undefined;
    },
  };
}

type AskOptions = Pick<SiteOptions, "run"> & { readonly subject: Subject; readonly refusals: Refusals };

/** Returns what runs a command of the site on a subject, and returns what it prints. The promise rejects with a Refusal. */
export const createAsk =
  ({ run, subject, refusals }: AskOptions) =>
  async (command: readonly string[], input?: string): Promise<string> => {
    try {
      return await run(command, input);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const { code, detail } = error;
      const reason = error.isUnreachable
        ? explainConnection(error, subject)
        : { ...usualRefusals, ...refusals }[code];
      throw new Refusal(reason ?? "Your site couldn’t do that. Nothing was changed.", detail);
    }
  };

/** One of the site's lists, and the command that changes it. */
export function createSiteList<Value>(options: SiteCacheOptions<Value> & AskOptions) {
  const { changes = createSiteChanges() } = options;
  const cache = createSiteCache({ ...options, changes });
  const ask = createAsk(options);
  return {
    ...cache,
    ask,
    /** Runs a command that changes what is read, as `ask` does. Returns the JSON that it prints. */
    change: async (command: readonly string[], input?: string): Promise<unknown> => {
      try {
        return JSON.parse(await ask([...command, "--json"], input));
      } finally {
        changes.note();
      }
    },
  };
}
