import { type FormPath, keyOf } from "../../../engine/content/change.ts";
import { findField, isFields, pairEntries, schemaAt } from "../../../engine/content/entries.ts";
import { api, read, StudioError } from "../../api/client.ts";
import { assertSaved, edit, fileQuery } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { forgetAnswered, whenAllAnswered } from "../../draft/autosave-registry.ts";
import { save } from "../../draft/save-status.ts";
import { fieldSchema } from "../../forms/field-schema.ts";

/** The file of the kind words. */
export const name = "testimonials";

/** The lists of the file, one for each page that shows some. */
export const pages = fieldSchema(name, []).fields.map((page) => ({
  page,
  title: fieldSchema(name, [page]).title,
}));

/** Somebody's words on a page. */
export type KindWords = {
  readonly page: string;
  /** Its place on the page. */
  readonly index: number;
  readonly entry: Readonly<Record<string, unknown>>;
};

/** Returns the list of a page in the data of the file. */
export function entriesOn(page: string, data: unknown): readonly unknown[] {
  const list = findField(name, data, [page])?.value;
  return Array.isArray(list) ? list : [];
}

/** Lists the words of all pages in the data of the file. */
export const kindWordsIn = (data: unknown): KindWords[] =>
  pages.flatMap(({ page }) =>
    entriesOn(page, data).flatMap((entry, index) => (isFields(entry) ? [{ page, index, entry }] : [])),
  );

/** Returns which of the words that visitors see are on no page here: those that were changed still are. */
export function takenOff(seen: readonly KindWords[], here: readonly KindWords[]): KindWords[] {
  const entriesOf = (words: readonly KindWords[]) => words.map(({ entry }) => entry);
  return pages.flatMap(({ page }) => {
    const [before, after] = [seen, here].map((all) => all.filter((words) => words.page === page));
    const kept = pairEntries(schemaAt(name, [page]), entriesOf(before ?? []), entriesOf(after ?? []));
    return (before ?? []).filter(
      (words, place) =>
        !kept.some(([was]) => was === place) && !here.some((other) => quoteOf(other) === quoteOf(words)),
    );
  });
}

/** Whether visitors read words on their page. */
export const isSeenIn = (seen: readonly KindWords[], words: KindWords): boolean =>
  seen.some((one) => one.page === words.page && quoteOf(one) === quoteOf(words));

/** Says how many words visitors read, and how many of the draft they don’t yet: “1, and 1 not published”. */
export function howMany(all: readonly KindWords[], seen: readonly KindWords[]): string {
  const published = all.filter((words) => isSeenIn(seen, words)).length;
  const others = all.length - published;
  return `${published || "none"}${others > 0 ? `, and ${others} not published` : ""}`;
}

/** Returns a value of an entry as text; empty if there is none. */
export const textIn = (entry: unknown, key: string): string => {
  const value = isFields(entry) ? entry[key] : undefined;
  return value === undefined || value === null ? "" : String(value);
};

/** Says whose words they are where nothing beside it does: “Kim’s words”, with the occupation where others have the same name. */
export function whoseWords({ entry }: KindWords, all: readonly KindWords[]): string {
  const [name, role] = [textIn(entry, "name"), textIn(entry, "role")];
  const hasNamesake = all.some(
    (other) => textIn(other.entry, "name") === name && textIn(other.entry, "role") !== role,
  );
  return `${name}’s words${hasNamesake && role ? ` (${role})` : ""}`;
}

export const quoteOf = ({ entry }: KindWords): string => textIn(entry, "quote");

/** Takes words off their pages. @throws StudioError with a sentence for the owner if it isn't done */
export async function takeOff(words: readonly KindWords[]): Promise<void> {
  await whatIsTyped();
  // An undo may come late: they can have other places by now, and nobody else's words may go.
  const { data } = await queryClient.fetchQuery({ ...fileQuery(name), staleTime: 0 });
  const isMeant = (one: KindWords) =>
    words.some((other) => other.page === one.page && quoteOf(other) === quoteOf(one));
  const paths = kindWordsIn(data)
    .filter(isMeant)
    .map(({ page, index }) => [page, String(index)]);
  if (paths.length === 0) throw new StudioError("They’ve been changed or taken off since. Look again.");
  const result = await remove(paths);
  leavePlaces();
  assertSaved(result);
}

/** Puts words on their pages, each in its place. @throws StudioError with a sentence for the owner if it isn't done */
export async function putOn(words: readonly KindWords[]): Promise<void> {
  await whatIsTyped();
  const entries = words.map(({ page, index, entry }) => ({ path: [page], value: entry, index }));
  const result = await save(() =>
    edit(name, () => read(api.content.entries.$post({ json: { name, entries } }))),
  );
  leavePlaces();
  assertSaved(result);
}

type Place = Pick<KindWords, "page" | "index">;

/**
 * Moves words to a place on another page. Returns what moves them back.
 *
 * @param seen the data of the file in which they are at their place
 * @throws StudioError with a sentence for the owner if it isn't done
 */
export async function moveTo(from: Place, to: Place, seen = dataOf()): Promise<() => Promise<unknown>> {
  await whatIsTyped();
  let after: unknown;
  const path = [from.page, String(from.index)];
  const json = { name, path, index: to.index, seen, to: [to.page] } as const;
  const result = await save(() =>
    edit(
      name,
      () => read(api.content.move.$post({ json })),
      ({ data }) => {
        after = data;
      },
    ),
  );
  leavePlaces();
  assertSaved(result);
  return () => moveTo(to, from, after);
}

const remove = (paths: FormPath[]) =>
  // Where another device has moved them meanwhile, they are found there.
  save(() => edit(name, () => read(api.content.removal.$post({ json: { name, paths, seen: dataOf() } }))));

const dataOf = () => queryClient.getQueryData(fileQuery(name).queryKey)?.data;

/** Resolves once what is typed is in its place: it would land in another entry when they move. */
const whatIsTyped = () => Promise.all(pages.map(({ page }) => whenAllAnswered(keyOf(name, [page]))));

/** Entries have other places now. */
function leavePlaces(): void {
  for (const { page } of pages) forgetAnswered(keyOf(name, [page]));
}

/** The heading of the list of words. It takes the focus when a form or an entry that had it is gone. */
export const listId = "kind-words-list";
