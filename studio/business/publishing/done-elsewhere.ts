import type { Journal } from "../../engine/draft/journal.ts";
import { reminded, type ToDoElsewhere } from "./elsewhere.ts";

/** Something that the owner did outside the site, and of which state of it: what has changed there since is to be done again. */
export type DoneElsewhere = {
  /** As `keyOfToDo` returns it. */
  readonly key: string;
  /** The commit that was live. */
  readonly commit: string;
  /** In milliseconds since 1970. */
  readonly at: number;
};

/** Returns what stands for something to do, whatever its words are: a change, and where it's to be made or who is told of it. */
export const keyOfToDo = ({ id, page, tell }: Pick<ToDoElsewhere, "id" | "page" | "tell">): string =>
  `${id} ${page ?? tell}`;

const listKey = "done elsewhere";

/** Returns what was done, for as long as the owner is reminded of what was published before. */
export const listDone = (journal: Journal, now: number): readonly DoneElsewhere[] =>
  ((journal.kept(listKey)?.value ?? []) as readonly DoneElsewhere[]).filter(({ at }) => at > now - reminded);

/** Notes that something is done, in the place of what was noted of it before; or that it isn't, without a commit. */
export function noteDone(journal: Journal, now: number, key: string, commit: string | undefined): void {
  const others = listDone(journal, now).filter((one) => one.key !== key);
  journal.keep(listKey, commit === undefined ? others : [...others, { key, commit, at: now }]);
}
