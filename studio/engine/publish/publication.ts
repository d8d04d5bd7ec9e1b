import type { PublishedChange } from "../content/change.ts";

/**
 * The steps of a publication: the studio builds the site, puts it on the web, looks at it there, and records that it is live. A step that
 * is done already is left out.
 */
export type Step = "build" | "put" | "verify";

/** Something wrong at a place of the content, in words for the owner. */
export type PlacedProblem = {
  readonly file: string;
  readonly line?: number | undefined;
  /** What the owner calls it: `Online course, price`; the names that lead to the field if nothing was changed there. */
  readonly label: string;
  /** The id of the change that brought it, if one did. */
  readonly change?: string | undefined;
  /** The line of the list of what is left to do before going live that has it, too: a field, `business teacher.name`, or a page, `pages/home`. */
  readonly readyKey?: string | undefined;
  readonly sentence: string;
};

/** Why a publication ended early. */
export type Failure = {
  readonly sentence: string;
  readonly problems: readonly PlacedProblem[];
  /** The exact output of the program that failed. */
  readonly printed: string;
};

/** What a fresh visitor got from the live site. */
export type LiveReading = {
  readonly at: number;
  /** The id of the content, as the home page names it. */
  readonly state?: string | undefined;
  /** The id of the built files, as the server's health check names it. */
  readonly release?: string | undefined;
  /** Why the site couldn't be read at all. */
  readonly error?: string | undefined;
  /** The studio's own connection failed, or the name of the site isn't known: whether visitors see it, nobody can tell here. */
  readonly isOffline?: true | undefined;
};

/** One attempt to publish, for the windows. Times are in milliseconds since 1970. */
export type Publication = {
  /**
   * - `running`: it is under way
   * - `live`: a fresh visitor got the new state
   * - `unconfirmed`: put on the web, but not seen there yet
   * - `failed`: visitors see the site as before, unless `verify` failed, or `put` did and the site couldn’t be read
   */
  readonly outcome: "running" | "live" | "unconfirmed" | "failed";
  /** What is under way, or was last. */
  readonly step: Step;
  readonly startedAt: number;
  readonly endedAt?: number | undefined;
  readonly changes: readonly PublishedChange[];
  /** The name of the host, as in “your server”. */
  readonly host: string;
  /** Where visitors see the site. */
  readonly url: string;
  readonly commit: string;
  /** The ids of its content and of the built files. */
  readonly state?: string | undefined;
  readonly release?: string | undefined;
  readonly reading?: LiveReading | undefined;
  readonly failure?: Failure | undefined;
  /** What the owner should know although it is live. */
  readonly remark?: string | undefined;
};

/** Whether others can reach a site at an address; one on this computer is for its owner to look at. */
export const isPublic = (url: string): boolean =>
  !["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
