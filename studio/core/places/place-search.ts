import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import type { Problem } from "../../../content-model/compiler/problem.ts";
import { stateOf } from "../../../content-model/compiler/write-snapshot.ts";
import { type Change, partsOf } from "../content/change.ts";
import { isPicture } from "../content/is-picture.ts";
import type { Pictures } from "../pictures.ts";
import { dayOf } from "../sources.ts";
import { type ChangePlaces, findPlaces } from "./find-places.ts";
import { InvalidContent, type SharedRenderer } from "./renderer.ts";

/** How far a search has come. */
export type SearchState = {
  /** `preparing`: the site is built once, before the first search. */
  readonly state: "preparing" | "searching" | "done" | "failed";
  readonly found: readonly ChangePlaces[];
  /** What is wrong with the draft, if that is why it failed. */
  readonly problems: readonly Problem[];
  /** The exact words of a program, if something else is. */
  readonly detail?: string;
};

/** How long a failure is reported before the search is tried again, in milliseconds: windows that ask must learn of it. */
const reportedFor = 10_000;

type Question = {
  readonly live: Sources;
  readonly draft: Sources;
  readonly changes: readonly Change[];
  readonly livePictures?: Pictures;
};

/**
 * Searches for the places of the draft's changes. One search runs at a time: a newer draft ends the older one's.
 *
 * @param now the time, in milliseconds since 1970
 */
export function createPlaceSearch(renderer: SharedRenderer, now = Date.now) {
  let key = "";
  let search: SearchState = { state: "done", found: [], problems: [] };
  let failedAt = 0;

  async function run(own: string, question: Question): Promise<void> {
    const isCurrent = () => key === own;
    const update = (change: Partial<SearchState>) => {
      if (isCurrent()) search = { ...search, ...change };
    };
    try {
      const opened = await renderer.open();
      update({ state: "searching" });
      for await (const each of findPlaces(opened, { ...question, now: now() })) {
        if (!isCurrent()) return;
        update({ found: [...search.found, each] });
      }
      update({ state: "done" });
    } catch (error) {
      const problems = error instanceof InvalidContent ? error.problems : [];
      const detail = problems.length > 0 ? {} : { detail: String(error) };
      update({ state: "failed", problems, ...detail });
      failedAt = now();
    }
  }

  return {
    /** Returns what is known of a draft's places, and goes on searching. */
    ask(question: Question): SearchState {
      const { changes } = question;
      const asked = [
        stateOf(question.live),
        stateOf(question.draft),
        dayOf(question.draft, now()),
        // Another picture in an article is a change with the same words.
        ...changes.flatMap(partsOf).flatMap(({ id, file }) => (isPicture(file) ? id : [])),
      ].join();
      if (changes.length === 0) return { state: "done", found: [], problems: [] };
      // Content with errors fails again; anything else may have passed.
      const mayPass = search.state === "failed" && search.problems.length === 0;
      if (asked !== key || (mayPass && now() - failedAt >= reportedFor)) {
        key = asked;
        search = { state: renderer.isReady ? "searching" : "preparing", found: [], problems: [] };
        void run(asked, question);
      }
      return search;
    },
  };
}
