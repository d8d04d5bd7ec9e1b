import type { PublishedChange } from "../content/change.ts";
import type { ToDoElsewhere } from "../places/elsewhere.ts";

/** What is done one after the other. Each is written down before the next begins. */
export const steps = ["committed", "built", "online", "looked"] as const;
export type Step = (typeof steps)[number];

/** Something wrong at a place of the content, in words for the owner. */
export type PlacedProblem = {
  readonly file: string;
  readonly line?: number | undefined;
  /** What the owner calls it: `Online course, price`; the names that lead to the field if nothing was changed there. */
  readonly label: string;
  /** The id of the change that brought it, if one did. */
  readonly change?: string | undefined;
  /** Whether the list of what is left to do before going live has it, too. */
  readonly isInReady?: true | undefined;
  readonly sentence: string;
};

/** Why a publication ended early. */
export type Failure = {
  readonly step: Step;
  readonly sentence: string;
  readonly problems: readonly PlacedProblem[];
  /** The exact words of the program that failed. */
  readonly words: string;
};

/** What a fresh visitor got from the live site. */
export type Reading = {
  readonly at: number;
  /** The id of the content, as the home page names it. */
  readonly state?: string | undefined;
  /** The id of the built files, as the server's health check names it. */
  readonly release?: string | undefined;
  /** Why the site couldn't be read at all. */
  readonly error?: string | undefined;
};

/** One attempt to publish, as it is written down. Times are in milliseconds since 1970. */
export type Publication = {
  readonly id: string;
  readonly startedAt: number;
  readonly endedAt?: number | undefined;
  /**
   * - `running`: some step is still to be done
   * - `live`: a fresh visitor got the new state
   * - `unconfirmed`: put on the web, but not seen there yet
   * - `failed`: visitors see the site as before
   * - `interrupted`: stopped before anything was committed: nothing happened
   */
  readonly outcome: "running" | "live" | "unconfirmed" | "failed" | "interrupted";
  readonly changes: readonly PublishedChange[];
  /** The name of the host, as in “your server”. */
  readonly host: string;
  /** Where visitors see the site. */
  readonly url: string;
  /** The branch and its newest commit when it began, and the commit that visitors saw. */
  readonly branch: string;
  readonly head: string;
  readonly before: string;
  /** The new state: its commit and the id of its content. */
  readonly commit?: string | undefined;
  readonly state?: string | undefined;
  /** The folder in which it was built, below the data folder, and the id of the built files. */
  readonly folder?: string | undefined;
  readonly release?: string | undefined;
  /** Where on the site a change can be seen, as path and fragment. */
  readonly page?: string | undefined;
  readonly reading?: Reading | undefined;
  /** When each step was done. */
  readonly done: { readonly [Name in Step]?: number | undefined };
  readonly failure?: Failure | undefined;
  /** What the changes ask of the owner outside the site. */
  readonly elsewhere?: readonly ToDoElsewhere[] | undefined;
  /** What the owner should know although it is live. */
  readonly remark?: string | undefined;
};

/** Returns the first step that isn't done. */
export const nextStep = ({ done }: Publication): Step | undefined =>
  steps.find((step) => done[step] === undefined);

const day = 86_400_000;

/** Returns what the last publication and those before it still ask, unless one of these changes is to the same. */
export function stillElsewhere(
  last: Publication | undefined,
  changes: readonly Pick<PublishedChange, "id">[],
  now: number,
): ToDoElsewhere[] {
  const { outcome, endedAt, elsewhere = [] } = last ?? {};
  const isOnline = outcome === "live" || outcome === "unconfirmed";
  return elsewhere.flatMap((toDo) => {
    const since = toDo.since ?? (isOnline ? endedAt : undefined);
    const isKept = since !== undefined && since > now - 30 * day && !changes.some(({ id }) => id === toDo.id);
    return isKept ? [{ ...toDo, since }] : [];
  });
}
