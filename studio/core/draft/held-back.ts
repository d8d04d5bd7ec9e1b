import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { stateOf } from "../../../content-model/compiler/write-snapshot.ts";
import type { Change } from "../content/change.ts";
import { findField } from "../content/find-field.ts";
import { listChanges } from "../content/list-changes.ts";
import { takeChanges } from "../content/take-changes.ts";
import type { Draft } from "./draft.ts";
import type { Journal, JournalEntry } from "./journal.ts";

/** Something typed that its file doesn't take: what the field had before isn't published in its place. */
export type HeldBack = {
  /** What is typed: the id of the change that it would make, or a new entry under its temporary name. */
  readonly key: string;
  /** What it would change. */
  readonly change: Change;
  /** What is wrong with it, or the question that has to be answered first. */
  readonly message: string;
};

/** What can be published. */
export type Offer = {
  readonly live: Sources;
  /** The draft; fields that are held back are in it as visitors see them. */
  readonly draft: Sources;
  readonly heldBack: readonly HeldBack[];
  /** The ids of changes that the files have, and that are held back. */
  readonly heldChanges: ReadonlySet<string>;
  /** The same for the same live site and draft: answers that arrive apart belong together only with the same one. */
  readonly version: string;
};

type OfferPorts = {
  readonly draft: Pick<Draft, "sources">;
  readonly journal: Pick<Journal, "allKept">;
  readonly readLive: () => Promise<Sources>;
};

/** Returns what of the draft can be published, and what is held back. */
export async function readOffer({ draft, journal, readLive }: OfferPorts): Promise<Offer> {
  const [live, sources] = await Promise.all([readLive(), draft.sources()]);
  const heldBack = journal.allKept().flatMap((kept) => holdBack(kept, sources));
  const held = listChanges(live, sources).filter(
    ({ id, path }) => path.length > 0 && heldBack.some(({ key }) => isIn(id, key) || isIn(key, id)),
  );
  const offered = held.length === 0 ? sources : takeChanges(live, sources, held);
  return {
    live,
    draft: offered,
    heldBack,
    heldChanges: new Set(held.map(({ id }) => id)),
    version: `${stateOf(live)} ${stateOf(offered)}`,
  };
}

function holdBack({ key, refused }: JournalEntry, sources: Sources): HeldBack[] {
  if (!refused) return [];
  const { change } = refused;
  const { data } = parseSource(change.file, sources.get(change.file) ?? "");
  // The entry that it was typed into is gone.
  if (key === change.id && !findField(data, change.path.slice(0, -1))) return [];
  return [{ key, ...refused }];
}

/** Whether a field is another one, or inside it. */
export const isIn = (inner: string, outer: string) => `${inner}.`.startsWith(`${outer}.`);
