import { readFile } from "node:fs/promises";
import path from "node:path";
import type { KeptChange } from "../history/trailers.ts";
import type { Project } from "../project.ts";
import { replaceFile } from "../replace-file.ts";

/** What is done one after the other. Each is written down before the next begins. */
export const steps = ["kept", "built", "online", "looked"] as const;
export type Step = (typeof steps)[number];

/** Something wrong at a place of the content, in words for the owner. */
export type PlacedProblem = {
  readonly file: string;
  readonly line?: number;
  /** The names that lead to the field, such as `course › price`; empty for a whole file. */
  readonly field: string;
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

/** A page of the new site, and words on it that the old one lacked. */
export type Look = { readonly page: string; readonly title: string; readonly text: string };

/** What a fresh visitor got from the live site. */
export type Reading = {
  readonly at: number;
  /** The state that the home page names, and that the server's health check names. */
  readonly pageState?: string;
  readonly healthState?: string;
  /** The words that were looked for and not found. */
  readonly missing: readonly Look[];
  /** Why the site couldn't be read at all. */
  readonly error?: string;
};

/** How many pages differ from the site before; without a site to compare with, only how many there are. */
export type PageCount = {
  readonly all: number;
  readonly changed?: number;
  readonly added?: number;
  readonly gone?: number;
};

/** One attempt to publish, as it is written down. Times are in milliseconds since 1970. */
export type Publication = {
  readonly id: string;
  readonly startedAt: number;
  readonly endedAt?: number;
  /**
   * - `running`: some step is still to be done
   * - `live`: a fresh visitor saw the new words
   * - `unconfirmed`: put on the web, but not seen there yet
   * - `failed`: visitors see the site as before
   * - `interrupted`: stopped before anything was kept: nothing happened
   */
  readonly outcome: "running" | "live" | "unconfirmed" | "failed" | "interrupted";
  readonly changes: readonly KeptChange[];
  readonly note: string;
  /** The name of the host, as in “your server”. */
  readonly host: string;
  /** Where visitors see the site. */
  readonly url: string;
  /** The branch and its newest commit when it began, and the commit that visitors saw. */
  readonly branch: string;
  readonly head: string;
  readonly before: string;
  /** The new state: its commit and the id of its content. */
  readonly commit?: string;
  readonly state?: string;
  /** The folder in which it was built, below the data folder. */
  readonly folder?: string;
  readonly pages?: PageCount;
  readonly looks?: readonly Look[];
  readonly reading?: Reading;
  /** When each step was done. */
  readonly done: Readonly<Partial<Record<Step, number>>>;
  readonly failure?: Failure;
  /** What the owner should know although it is live. */
  readonly remark?: string;
};

const fileOf = ({ dataFolder }: Project) => path.join(dataFolder, "publication.json");

/** Returns the last publication, if there was one. */
export async function readPublication(project: Project): Promise<Publication | undefined> {
  const text = await readFile(fileOf(project), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  // Only written whole, by the function below.
  return text === undefined ? undefined : (JSON.parse(text) as Publication);
}

/** Writes a publication down; it is on disk when this returns. */
export const writePublication = (project: Project, publication: Publication): void =>
  replaceFile(fileOf(project), `${JSON.stringify(publication, null, 2)}\n`);

/** Returns the first step that isn't done. */
export const nextStep = ({ done }: Publication): Step | undefined =>
  steps.find((step) => done[step] === undefined);
