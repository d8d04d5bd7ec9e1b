import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import {
  asPublished,
  fieldOfKey,
  hasId,
  isIn,
  keyOf,
  nameOfFile,
  type PublishedChange,
  partsOf,
} from "../content/change.ts";
import { namesFor } from "../content/entries.ts";
import { listChanges } from "../content/list-changes.ts";
import { takeChanges } from "../content/take-changes.ts";
import { listWholeChanges } from "../content/whole-changes.ts";
import type { Draft } from "../draft/draft.ts";
import type { Journal, JournalEntry } from "../draft/journal.ts";
import { runGit } from "../git.ts";
import { takePictures } from "../pictures.ts";
import type { Project } from "../project.ts";
import { commitContent, readStates } from "../publish/choose-content.ts";
import { liveCommit } from "../repository.ts";
import { planUndo } from "./plan-undo.ts";

/** A change that was thrown away. */
export type ThrownAway = {
  /** When, in milliseconds since 1970. No two have the same. */
  readonly at: number;
  readonly change: PublishedChange;
  /** The commit, on no branch, that took it out of the draft: undoing it brings the change back. */
  readonly commit?: string | undefined;
  /** What was typed and wasn't right yet: no file had it. */
  readonly typed?: JournalEntry | undefined;
};

type Ports = {
  readonly project: Project;
  readonly draft: Draft;
  readonly journal: Journal;
  /** In milliseconds since 1970. */
  readonly now: () => number;
};

/** Why nothing was changed, in a sentence for the owner. */
type NotDone = { readonly message: string };

/** For how long a change can be brought back, in milliseconds: a month. */
const keptFor = 31 * 24 * 60 * 60 * 1000;

const noteName = "thrown away";

/** Lists what can be brought back, the newest first. */
export const listThrownAway = ({ journal, now }: Pick<Ports, "journal" | "now">): readonly ThrownAway[] =>
  ((journal.notes.read(noteName) ?? []) as readonly ThrownAway[]).filter(({ at }) => at > now() - keptFor);

/**
 * Sets a change of the draft back to what visitors see, and drops what is typed there and isn't right yet.
 *
 * @param key the id of a change, or what the journal has it under
 * @returns why it isn’t done; undefined if it is
 */
export async function throwAway(ports: Ports, key: string): Promise<NotDone | undefined> {
  const { project, draft, journal, now } = ports;
  const typed = journal.allKept().find((kept) => kept.key === key && kept.problem);
  const head = await liveCommit(project);
  if (!head) return { message: "Without a history of the site, nothing could bring it back." };
  const { live, draft: drafted } = await readStates(project, { live: head, branch: head });
  const typedAt = typed && idOfField(key, drafted.sources);
  const changes = typedAt
    ? listChanges(live.sources, drafted.sources).filter(
        ({ id, path }) => path.length > 0 && (isIn(id, typedAt) || isIn(typedAt, id)),
      )
    : listWholeChanges(live, drafted).filter(({ id }) => id === key);
  const [change] = changes;
  const thrown = typed?.problem?.change ?? change;
  if (!thrown) return { message: "It’s no longer a change." };
  await forgetOld(ports);
  /** Others may be thrown away or brought back meanwhile. */
  const list = (commit?: string) => {
    const others = listThrownAway(ports);
    const at = Math.max(now(), (others[0]?.at ?? 0) + 1);
    journal.notes.write(noteName, [{ at, change: asPublished(thrown), commit, typed }, ...others]);
    return at;
  };
  if (!change) {
    list();
    if (typed) journal.drop(key);
    return undefined;
  }
  const without = {
    sources: takeChanges(live.sources, drafted.sources, changes),
    pictures: takePictures(live.pictures, drafted.pictures, changes),
  };
  const withIt = await commitContent(project, head, drafted, "The draft\n");
  const commit = await commitContent(project, withIt, without, `Throw away: ${thrown.label}\n`);
  await runGit(project.folder, ["update-ref", refOf(commit), commit]);
  // Listed first: killed in between, it can still be brought back.
  const at = list(commit);
  if (typed) journal.drop(key);
  const result = await draft.restoreFrom(live, changes, { isBackedUp: true });
  if (result.state === "saved") return undefined;
  if (typed) journal.keep(key, typed.value, typed);
  unlist(ports, at);
  return { message: result.message };
}

/** Returns the id of the change that a field in the draft would be; its key if it isn't there. Forms know some entries by position. */
function idOfField(key: string, drafted: Sources): string {
  const { name, path } = fieldOfKey(key);
  const [file, text] = [...drafted].find(([file]) => nameOfFile(file) === name) ?? [];
  if (file === undefined || text === undefined) return key;
  return keyOf(name, namesFor(name, parseSource(file, text).data, path));
}

/** Brings a change back into the draft. Returns why it isn’t done; undefined if it is. */
export async function bringBack(ports: Ports, at: number): Promise<NotDone | undefined> {
  const { project, draft, journal } = ports;
  const thrown = (await forgetOld(ports)).find((one) => one.at === at);
  if (!thrown) return { message: "It was brought back already, or a month has passed." };
  const { change, commit, typed } = thrown;
  const plan = commit ? await planUndo(project, await draft.sources(), commit) : undefined;
  if (plan?.changes.some(({ changedSince }) => changedSince) || (typed && journal.kept(typed.key))) {
    const isDrafted =
      typed !== undefined ||
      (await isInDraft(project, plan?.changes.flatMap(partsOf).map(({ id }) => id) ?? []));
    return {
      message: isDrafted
        ? `“${change.label}” has been changed again since. Throw that away first, if you want this one.`
        : `“${change.label}” has been changed and published since. Write this one anew, if you want it.`,
    };
  }
  if (plan?.changes.length === 0 && !typed) {
    const isDrafted = await isInDraft(project, [change.id]);
    return { message: `“${change.label}” is ${isDrafted ? "in your draft" : "published"} already.` };
  }
  if (plan) {
    const result = await draft.restoreFrom(plan.from, plan.changes);
    if (result.state !== "saved") return { message: result.message };
  }
  if (typed) journal.keep(typed.key, typed.value, typed);
  unlist(ports, at);
  if (commit) await runGit(project.folder, ["update-ref", "-d", refOf(commit)]);
  return undefined;
}

/** Whether the draft has something else than what visitors see, in one of some changes. */
async function isInDraft(project: Project, ids: readonly string[]): Promise<boolean> {
  const head = await liveCommit(project);
  if (!head) return true;
  const { live, draft } = await readStates(project, { live: head, branch: head });
  return listWholeChanges(live, draft).some((change) => hasId(change, new Set(ids)));
}

/** Takes one off the list as it is now. */
const unlist = (ports: Ports, at: number) =>
  ports.journal.notes.write(
    noteName,
    listThrownAway(ports).filter((one) => one.at !== at),
  );

/** Lets git delete what is older than a month. Returns what isn't. */
async function forgetOld(ports: Ports): Promise<readonly ThrownAway[]> {
  const all = (ports.journal.notes.read(noteName) ?? []) as readonly ThrownAway[];
  const kept = listThrownAway(ports);
  for (const { commit } of all.filter((one) => !kept.includes(one)))
    if (commit) await runGit(ports.project.folder, ["update-ref", "-d", refOf(commit)]);
  return kept;
}

/** Keeps a commit, with its pictures, from git's own clearing up. */
const refOf = (commit: string) => `refs/studio/thrown-away/${commit}`;
