import type { ContentName } from "../../../content-model/schema/content-files.ts";
import type { Purpose } from "../../../domain/newsletter.ts";
import { keyOfArticle } from "../../core/articles/names.ts";
import { isIn, keyOf, type NamedPath } from "../../core/content/change.ts";
import { findField, isFields } from "../../core/content/entries.ts";
import type { EditResult } from "../../core/draft/draft.ts";
import { keyOfLetter } from "../../core/letters/resolve-letter.ts";
import type { AnswerDraft } from "../../mailroom/mailroom.ts";
import type { KeptLetter } from "../../server/kept-letters.ts";
import type { EditAnswer } from "../../server/routes/content.ts";
import { articleQuery, articlesQuery } from "../api/articles.ts";
import { api, currentConnection, followConnection, read } from "../api/client.ts";
import { fileQuery, forgetInvalid, showFile } from "../api/content.ts";
import { letterDraftQuery } from "../api/letters.ts";
import { messageQuery } from "../api/messages.ts";
import { queryClient } from "../api/query-client.ts";
import { forgetFailures, type SavesWords } from "../shell/saves.ts";
import { createTyping, type Hold, type Sent, type TypedValue, type Typing } from "./typing.ts";

/** What is typed into: a field of a content file, or an entry that its list doesn't have yet. */
export type Target = {
  readonly name: ContentName;
  /** The field, or the list. */
  readonly path: NamedPath;
  readonly entry?: {
    /** What the entry is called in its list, such as its id. */
    readonly temporaryName: string;
    /** Its place in the list; at the end by default. */
    readonly index?: number;
  };
};

/** What is typed into, too: an answer to a message, by the message's id. It has no file: the journal keeps it until it is sent. */
type AnswerTarget = { readonly answer: string };

/** An article, by the part of its URL. Its value is the text of its file. */
export type ArticleTarget = { readonly article: string };

/** A letter that isn't sent, by whom it goes to. The journal keeps it. */
type LetterTarget = { readonly letter: Purpose };

type AnyTarget = Target | AnswerTarget | ArticleTarget | LetterTarget;

/** Returns where the target is in its file. */
const pathOfTarget = ({ path, entry }: Target): NamedPath => (entry ? [...path, entry.temporaryName] : path);

export const keyOfTarget = (target: AnyTarget): string =>
  "answer" in target
    ? `answer ${target.answer}`
    : "article" in target
      ? keyOfArticle(target.article)
      : "letter" in target
        ? keyOfLetter(target.letter)
        : keyOf(target.name, pathOfTarget(target));

/**
 * Runs a request that writes what the owner typed. The frame says when it is saved, and since when it isn't.
 *
 * @param field what is tried again, under this key, until it is saved
 * @throws StudioError or LostTouchError
 */
export function save<Result>(request: () => Promise<Result>, field?: string): Promise<Result> {
  const options = {
    mutationFn: request,
    meta: { savesWords: true, field } satisfies SavesWords,
    networkMode: "always" as const,
    // Forgotten after five minutes, a failure would leave the bar saying that everything is saved.
    gcTime: Number.POSITIVE_INFINITY,
  };
  return queryClient.getMutationCache().build<Result, Error, void, unknown>(queryClient, options).execute();
}

/** Runs a request that edits a content file, and shows the file as it is then. Throws a StudioError or LostTouchError. */
export async function edit(
  name: ContentName,
  request: () => Promise<unknown>,
  more: EditMore = {},
): Promise<EditResult> {
  // As values of JSON, the types of what the owner typed are lost.
  const { file, ...result } = (await save(request, more.field)) as EditAnswer;
  if (result.state === "saved") more.onSaved?.();
  await showFile(name, file);
  return result;
}

type EditMore = {
  readonly field?: string;
  /** Called before the file is shown. */
  readonly onSaved?: () => void;
};

/** Writes a value to its file if it is valid, and otherwise to the journal. */
export async function send(target: Target, { value, ...sent }: Sent): Promise<EditResult> {
  const { name, path, entry } = target;
  const field = keyOfTarget(target);
  const added = nameInList(field);
  if (entry && added === undefined) {
    const inList = nameOfNew(target, value);
    const json = { name, path, value, ...entry };
    const onSaved = () => void names.set(field, inList);
    return edit(name, () => read(api.content.entry.$post({ json })), { field, onSaved });
  }
  const json = { name, path: added === undefined ? path : [...path, added], value, ...sent };
  return edit(name, () => read(api.content.field.$post({ json })), { field });
}

/** What new entries are called since they are in their lists, by the key that they had before. */
const names = new Map<string, string>();

/** Returns the id or position of an entry that was added in this window; undefined if it isn't in its list yet. */
export const nameInList = (key: string): string | undefined => names.get(key);

/** An entry without an id goes by its position. */
function nameOfNew({ name, path, entry }: Target, value: unknown): string {
  if (isFields(value) && typeof value.id === "string") return value.id;
  const list = findField(queryClient.getQueryData(fileQuery(name).queryKey)?.data, path)?.value;
  return String(entry?.index ?? (Array.isArray(list) ? list.length : 0));
}

/** Keeps an answer in the journal, until it is sent. */
async function sendAnswer(id: string, { value, ...sent }: Sent): Promise<EditResult> {
  const json = { ...(value as AnswerDraft), ...whenLate(sent) };
  const { savedAt, kept } = await save(
    () => read(api.messages[":id"].draft.$put({ param: { id }, json })),
    `answer ${id}`,
  );
  // A form that opens later shows it: an answer under way could still bring the old one.
  const { queryKey } = messageQuery(id, false);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, draft: kept });
  return { state: "saved", at: savedAt };
}

/** When something was typed that a window has held: a newer answer or letter isn't replaced by it. */
const whenLate = ({ isLate, at }: Omit<Sent, "value">) => isLate && at !== undefined && { typedAt: at };

/** Keeps a letter in the journal, until it is sent to its readers. */
async function sendLetter(audience: Purpose, { value, ...sent }: Sent): Promise<EditResult> {
  const json = { ...(value as KeptLetter), ...whenLate(sent) };
  const { savedAt, kept } = await save(
    () => read(api.letters[":audience"].draft.$put({ param: { audience }, json })),
    keyOfLetter(audience),
  );
  // A screen that opens later shows it: an answer under way could still bring the old one.
  const { queryKey } = letterDraftQuery(audience);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { kept: kept as (KeptLetter & { readonly savedAt: number }) | null });
  return { state: "saved", at: savedAt };
}

/** Writes an article to its file if it is valid, and otherwise to the journal. */
async function sendArticle(slug: string, { value, base }: Sent): Promise<EditResult> {
  const text = String(value);
  const json = { text, ...(typeof base === "string" && { base }) };
  const key = keyOfArticle(slug);
  const result = await save(() => read(api.articles[":slug"].$put({ param: { slug }, json })), key);
  const { queryKey } = articleQuery(slug);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => {
    if (!known || result.state === "read-only") return known;
    return result.state === "saved"
      ? { ...known, text, base: text, kept: null, whatIsWrong: null }
      : { ...known, base: json.base ?? known.base, kept: text, whatIsWrong: result.message };
  });
  if (result.state === "saved") forgetInvalid((one) => one === key);
  const isRead = queryClient.invalidateQueries({ queryKey: articlesQuery.queryKey });
  if (result.state === "read-only") await isRead;
  return result;
}

/** Everything that was typed in this window. It outlives the screens: a save goes on after its field is left. */
const typings = new Map<string, Typing>();

/** Returns what is typed into a field or an answer; the same for the same one. */
export function typingOf(target: AnyTarget): Typing {
  const key = keyOfTarget(target);
  const known = typings.get(key);
  if (known) return known;
  const typing = createTyping({
    send: (sent) =>
      "answer" in target
        ? sendAnswer(target.answer, sent)
        : "article" in target
          ? sendArticle(target.article, sent)
          : "letter" in target
            ? sendLetter(target.letter, sent)
            : send(target, sent),
    hold: holdOf(key, target),
    whenBack,
  });
  typings.set(key, typing);
  return typing;
}

/** How long after a failure of the studio itself, such as a full disk, a save is tried again. In milliseconds. */
const pause = 5000;

function whenBack(tryAgain: () => void): void {
  if (currentConnection().kind === "open") return void setTimeout(tryAgain, pause);
  const stop = followConnection(() => {
    if (currentConnection().kind !== "open") return;
    stop();
    tryAgain();
  });
}

/** Resolves with what is typed into a field, once the studio has answered to it, or can't. */
export const whenAnswered = (target: AnyTarget): Promise<TypedValue | undefined> =>
  answered(typingOf(target));

/**
 * Resolves once the studio has answered to all that is typed at a key and below it, or can't: an entry that goes by its position
 * may have another one then.
 */
export const whenAllAnswered = (key: string): Promise<unknown> =>
  Promise.all([...typings].flatMap(([one, typing]) => (isIn(one, key) ? [answered(typing)] : [])));

const answered = (typing: Typing): Promise<TypedValue | undefined> => {
  const { promise, resolve } = Promise.withResolvers<TypedValue | undefined>();
  const look = () => {
    if (typing.snapshot()?.state !== "typed") resolve(typing.snapshot());
  };
  const stop = typing.subscribe(look);
  look();
  return promise.finally(stop);
};

/** Sends nothing more of what is typed at a key and below it. Resolves once nothing of it is on its way. */
export async function discardTypings(key: string): Promise<void> {
  for (const [one, typing] of typings) {
    if (!isIn(one, key)) continue;
    await typing.discard();
    forgetFailures(queryClient.getMutationCache(), one);
  }
}

/** Shows at a key and below it what the studio has. New entries are like all others from now on. */
export function leaveTypings(key: string): void {
  for (const [one, typing] of typings) {
    if (!isIn(one, key)) continue;
    if (names.delete(one)) typings.delete(one);
    else typing.leave();
  }
}

/** Hands over what earlier windows couldn't, and keeps what this one can't when it closes. Once, as the app starts. */
export function keepTypings(): void {
  for (const name of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    try {
      const { target, ...held }: Held = JSON.parse(localStorage.getItem(name) ?? "");
      typingOf(target).restore({ ...held, isLate: true });
    } catch (error) {
      // Another program wrote it, or an older studio: it stays where it is.
      console.error(error);
    }
  }
  addEventListener("pagehide", () => {
    for (const typing of typings.values()) typing.holdNow();
  });
}

/** How the entries begin under which the browser keeps what the studio doesn't have: they outlive the window. */
const prefix = "typed ";

type Held = Sent & { readonly target: AnyTarget; readonly at: number };

const holdOf = (key: string, target: AnyTarget): Hold => ({
  put: ({ value, base, at }) => {
    const held: Held = { target, value, base, at };
    try {
      localStorage.setItem(prefix + key, JSON.stringify(held));
    } catch (error) {
      // The browser's storage is full. The window still has the value, and goes on trying to save it.
      console.error(error);
    }
  },
  remove: () => localStorage.removeItem(prefix + key),
});
