import type { Content, ContentName } from "../../../content-model/schema/content-files.ts";

/**
 * The keys that lead to a field of a content file, or to a list in one; empty for the whole file. An entry of a list goes by its name, as
 * changes, links and History know it: `["faqPage", "money", "refund", "answer"]`.
 */
export type NamedPath = readonly string[] & { readonly kind?: "named" };

/** The same as forms, autosaves and the journal know it: an entry goes by its position where its name is typed (`formNames`). */
export type FormPath = readonly string[] & { readonly kind?: "form" };

/** A path of either kind: both lead to a field (`findField`). */
export type AnyPath = NamedPath | FormPath;

/** A field of a content file, or a list in one, as forms know it. */
export type FieldRef = { readonly name: ContentName; readonly path: FormPath };

type NameIn<Value> = keyof NonNullable<Value> & string;

/** Returns a field of a content file, or of a group in it, by names that its schema has: any other is a type error. */
export const fieldNamed = <
  File extends ContentName,
  Name extends NameIn<Content[File]>,
  Inner extends NameIn<Content[File][Name]> = never,
>(
  file: File,
  name: Name,
  inner?: Inner,
): FieldRef => ({ name: file, path: inner === undefined ? [name] : [name, inner] });

/** Returns the name of a content file, with which the ids of its changes begin: `schedule` for `content/schedule.yaml`. */
export const nameOfFile = (file: string): string => file.replace(/^content\//, "").replace(/\.\w+$/, "");

/** Returns the id of the change that an edit of a field makes. */
export const keyOf = (name: string, path: AnyPath): string => `${name} ${path.join(".")}`.trim();

/** Returns the file and the path of which `keyOf` made a key, or `placeOf` a place. An entry's name that has a full stop is in parts. */
export function fieldOfKey(key: string): { readonly name: string; readonly path: readonly string[] } {
  const [name = "", ...path] = key.split(" ");
  return { name, path: path.length === 0 ? [] : path.join(" ").split(".") };
}

/** Whether the key of a field is that of another one, or of one inside it. */
export const isIn = (inner: string, outer: string) => `${inner}.`.startsWith(`${outer}.`);

/** One difference between two states of the content: a field, an entry of a list, or a whole file such as an article. */
type SingleChange = {
  /** The same for the same place: `schedule course.price`, `schedule closures.2026-12-27`, `articles/driving-meditation`. */
  readonly id: string;
  /** The content file, such as `content/schedule.yaml`. */
  readonly file: string;
  readonly path: NamedPath;
  /** What the owner calls it: `Online course, price`, `No Sunday class`. */
  readonly label: string;
  /** The values as people read them: `$240`. Undefined where there is none, as before an entry was added. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** It is a price that is so far from the one before that a digit or a point may be missing. */
  readonly isUnlikely?: true | undefined;
  /** It is about the order of a list's entries, not about the entries. The path is that of the list. */
  readonly isOrder?: true | undefined;
};

/** A difference as the owner knows it. */
export type Change = SingleChange & {
  /** What makes it up, such as an article's text and its picture: taken along, left out and undone together. */
  readonly parts?: readonly SingleChange[] | undefined;
};

/** A change as a publication and the history list it. */
export type PublishedChange = Pick<SingleChange, "id" | "label" | "before" | "after">;

export const asPublished = ({ id, label, before, after }: PublishedChange): PublishedChange => ({
  id,
  label,
  before,
  after,
});

/** Returns the single differences of a change. */
export const partsOf = (change: Change): readonly Change[] => change.parts ?? [change];

/** Whether a change, or a part of it, has one of some ids. */
export const hasId = (change: Change, ids: { readonly has: (id: string) => boolean }): boolean =>
  ids.has(change.id) || partsOf(change).some(({ id }) => ids.has(id));

/** Stands for the old value where that can't be said in a few words. */
export const asItWas = "as it was";

/** Stands for a value that is on no page. */
export const unseen = "a draft, which visitors don’t see";

/** Stands for the new value of what is taken off its page, and kept: visitors see it until that is published. */
export const unseenAgain = "taken off the site, as a draft again";

/** Stands for the new value of what is changed, and on no page before or after. */
export const stillUnseen = "changed, still a draft";

/** Returns the id of the change that a move makes in a list. */
export const keyOfOrder = (name: string, list: NamedPath): string => `${keyOf(name, list)} order`;

/** Whether a path is that of a picture that content may name. Files whose name begins with a dot are a system's own. */
export const isPicture = (file: string): boolean =>
  !/\/\./.test(file) &&
  (file.startsWith("public/photos/") || /^content\/articles\/[^/]+\.(?:jpe?g|png|webp)$/.test(file));
