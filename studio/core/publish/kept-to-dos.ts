import type { Journal } from "../draft/journal.ts";
import type { ToDoElsewhere } from "../places/elsewhere.ts";

/** What the owner has to do outside the site, as the journal keeps it. */
export type KeptToDo = ToDoElsewhere & {
  /** Whether visitors see the change: until then, it may still be taken back. */
  readonly isLive: boolean;
  /** Whether the owner has ticked it. */
  readonly isDone: boolean;
};

const prefix = "to do ";

/** A later change of the same field replaces what its booking page has to say. */
const toDoKey = ({ id, page, tell }: ToDoElsewhere) => `${prefix}${id} ${page ?? tell}`;

/** Returns what is left to do, and what was ticked, the oldest first. */
export const readToDos = (journal: Journal): KeptToDo[] =>
  journal
    .allKept()
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ value }) => value as KeptToDo);

/** Keeps whether the owner has done something, before or after its change is published. */
export function tickToDo(journal: Journal, toDo: ToDoElsewhere, isDone: boolean): void {
  const isLive = keptAs(journal, toDo)?.isLive ?? false;
  if (isDone || isLive) journal.keep(toDoKey(toDo), { ...toDo, isLive, isDone } satisfies KeptToDo);
  else journal.drop(toDoKey(toDo));
}

/** Returns what changes ask of the owner. What she hasn't changed elsewhere yet needn't be changed back. */
export function sinceLastDone(journal: Journal, toDos: readonly ToDoElsewhere[]): ToDoElsewhere[] {
  return toDos.flatMap((toDo) => {
    const last = journal.kept(toDoKey(toDo))?.value as KeptToDo | undefined;
    if (!last || last.isDone) return [toDo];
    return last.before === toDo.after ? [] : [{ ...toDo, before: last.before }];
  });
}

/** Keeps what published changes ask of the owner, until she ticks it. Doing it again changes nothing. */
export function keepToDos(journal: Journal, published: readonly ToDoElsewhere[]): void {
  const toDos = sinceLastDone(journal, published);
  for (const toDo of published) {
    if (!toDos.some((left) => toDoKey(left) === toDoKey(toDo))) journal.drop(toDoKey(toDo));
  }
  for (const toDo of toDos) {
    const isDone = keptAs(journal, toDo)?.isDone ?? false;
    journal.keep(toDoKey(toDo), { ...toDo, isLive: true, isDone } satisfies KeptToDo);
  }
}

/** Returns what is kept of the same change to the same value. */
function keptAs(journal: Journal, toDo: ToDoElsewhere): KeptToDo | undefined {
  const kept = journal.kept(toDoKey(toDo))?.value as KeptToDo | undefined;
  return kept?.after === toDo.after ? kept : undefined;
}
