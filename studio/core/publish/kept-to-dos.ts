import type { ToDoElsewhere } from "../changes/elsewhere.ts";
import type { Journal } from "../draft/journal.ts";

/** What the owner has to do outside the site, as the journal keeps it. */
export type KeptToDo = ToDoElsewhere & {
  /** Whether visitors see the change: until then, it may still be taken back. */
  readonly isLive: boolean;
  /** Whether the owner has ticked it. */
  readonly isDone: boolean;
};

const prefix = "to do ";

/** A later change of the same field replaces what its booking page has to say. */
const keyOf = ({ id, page, tell }: ToDoElsewhere) => `${prefix}${id} ${page ?? tell}`;

/** Returns what is left to do, and what was ticked, the oldest first. */
export const readToDos = (journal: Journal): KeptToDo[] =>
  journal
    .allKept()
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ value }) => value as KeptToDo);

/** Keeps whether the owner has done something, before or after its change is published. */
export function tickToDo(journal: Journal, toDo: ToDoElsewhere, isDone: boolean): void {
  const isLive = keptAs(journal, toDo)?.isLive ?? false;
  if (isDone || isLive) journal.keep(keyOf(toDo), { ...toDo, isLive, isDone } satisfies KeptToDo);
  else journal.drop(keyOf(toDo));
}

/** Keeps what published changes ask of the owner, until she ticks it. Doing it again changes nothing. */
export function keepToDos(journal: Journal, toDos: readonly ToDoElsewhere[]): void {
  for (const toDo of toDos) {
    const isDone = keptAs(journal, toDo)?.isDone ?? false;
    journal.keep(keyOf(toDo), { ...toDo, isLive: true, isDone } satisfies KeptToDo);
  }
}

/** Returns what is kept of the same change to the same value. */
function keptAs(journal: Journal, toDo: ToDoElsewhere): KeptToDo | undefined {
  const kept = journal.kept(keyOf(toDo))?.value as KeptToDo | undefined;
  return kept?.after === toDo.after ? kept : undefined;
}
