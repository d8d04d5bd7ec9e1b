import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { stateIdOf } from "../../../content-model/compiler/write-modules.ts";
import { fieldOfKey, isIn, keyOf, nameOfFile } from "../content/change.ts";
import { findField, namePath } from "../content/entries.ts";
import { listChanges } from "../content/list-changes.ts";
import { takeChanges } from "../content/take-changes.ts";
import { listWholeChanges } from "../content/whole-changes.ts";
import { readLiveAndDrafted } from "../pictures.ts";
import type { Project } from "../project.ts";
import type { Draft } from "./draft.ts";
import type { Journal, JournalEntry, KeptProblem } from "./journal.ts";

/** Something typed that isn't valid: what its field had before isn't published in its place. */
export type Invalid = Pick<KeptProblem, "change" | "message"> & {
  /** What is typed: the id of the change that it would make, or a new entry under its temporary name. */
  readonly key: string;
};

/** What can be published. */
export type Publishable = {
  readonly live: Sources;
  /** The draft; fields into which something invalid is typed are in it as visitors see them. */
  readonly draft: Sources;
  readonly invalid: readonly Invalid[];
  /** The ids of changes that the files have, and whose fields have something invalid typed into them. */
  readonly invalidChanges: ReadonlySet<string>;
  /** The same for the same live site and draft: answers that arrive apart belong together only with the same one. */
  readonly version: string;
};

type Ports = {
  readonly draft: Pick<Draft, "sources">;
  readonly journal: Pick<Journal, "allKept">;
  readonly readLive: () => Promise<Sources>;
};

/** Returns what of the draft can be published, and what is invalid. */
export async function readPublishable({ draft, journal, readLive }: Ports): Promise<Publishable> {
  const [live, sources] = await Promise.all([readLive(), draft.sources()]);
  const invalid = journal.allKept().flatMap((kept) => invalidIn(kept, sources));
  const withheld = invalid.map((one) => idOfWithheld(one, sources));
  const changes = listChanges(live, sources).filter(
    ({ id, path }) => path.length > 0 && withheld.some((key) => isIn(id, key) || isIn(key, id)),
  );
  const publishable = changes.length === 0 ? sources : takeChanges(live, sources, changes);
  return {
    live,
    draft: publishable,
    invalid,
    invalidChanges: new Set(changes.map(({ id }) => id)),
    version: `${stateIdOf(live)} ${stateIdOf(publishable)}`,
  };
}

/** Returns the same with the pictures, and how it differs from what visitors see. */
export async function readChanges(project: Project, ports: Ports) {
  const [publishable, pictures] = await Promise.all([readPublishable(ports), readLiveAndDrafted(project)]);
  const changes = listWholeChanges(
    { sources: publishable.live, pictures: pictures.live },
    { sources: publishable.draft, pictures: pictures.draft },
  );
  return { ...publishable, pictures, changes };
}

function invalidIn({ key, problem }: JournalEntry, sources: Sources): Invalid[] {
  if (!problem) return [];
  const { change, message } = problem;
  const { data } = parseSource(change.file, sources.get(change.file) ?? "");
  // The entry that it was typed into is gone.
  const name = nameOfFile(change.file);
  if (key === change.id && !findField(name, data, change.path.slice(0, -1))) return [];
  return [{ key, change, message }];
}

/**
 * Returns the id of what isn't published while something invalid is typed: the field, or, in a list, the entry that it is typed into.
 * A class at another place would otherwise be published with its old time.
 */
function idOfWithheld({ key, change }: Invalid, sources: Sources): string {
  const name = nameOfFile(change.file);
  const { data } = parseSource(change.file, sources.get(change.file) ?? "");
  // Forms know an entry by its position, and its own name may have changed since.
  const { path: typedAt } = fieldOfKey(key);
  const place =
    findField(name, data, typedAt.slice(0, -1))?.path ??
    findField(name, data, change.path.slice(0, -1))?.path;
  if (!place) return change.id;
  const entry = place.findLastIndex((at) => typeof at === "number");
  if (entry === -1) return change.id;
  return keyOf(name, namePath(name, data, place.slice(0, entry + 1)));
}
