import type { ContentName } from "../../../content-model/schema/content-files.ts";
import type { Purpose } from "../../../domain/newsletter.ts";
import { keyOfArticle } from "../../core/articles/names.ts";
import { keyOf, type NamedPath } from "../../core/content/change.ts";
import { isFields } from "../../core/content/entries.ts";
import { findField } from "../../core/content/find-field.ts";
import type { EditResult } from "../../core/draft/draft.ts";
import { keyOfLetter } from "../../core/letters/resolve-letter.ts";
import type { AnswerDraft } from "../../mailroom/message.ts";
import type { KeptLetter } from "../../server/kept-letters.ts";
import type { DraftedFile } from "../../server/routes/content.ts";
import { api, currentConnection, followConnection, read } from "../api/client.ts";
import { fileQuery } from "../api/content.ts";
import { letterDraftQuery } from "../api/letters.ts";
import { messageQuery } from "../api/messages.ts";
import { queryClient } from "../api/query-client.ts";
import { forgetFailures, type SavesWords } from "../shell/saves.ts";
import { attempt, showToast } from "../ui/toasts.tsx";
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

/** Writes a value to the journal, and to its file if it is valid. */
export async function send(target: Target, sent: Sent): Promise<EditResult> {
  const key = keyOfTarget(target);
  const added = nameInList(key);
  const { name, path, entry } = target;
  const isNew = entry !== undefined && added === undefined;
  const field = added === undefined ? target : { name, path: [...path, added] };
  const { value, base, isSure } = sent;
  const request = () =>
    isNew
      ? read(api.content.entry.$post({ json: { name, path, value, ...entry } }))
      : read(api.content.field.$post({ json: { name, path: field.path, value, base, isSure } }));
  const answer = await save(request, key);
  if (answer.state === "held back") noteHeldBack(target, sent, answer.at);
  if (answer.state !== "saved") return answer;
  if (isNew) names.set(key, nameOfNew(target, value));
  await noteSaved(isNew ? target : field, value);
  return answer;
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

/** Writes what isn't valid into what this window knows of the file: a screen that opens later shows it. */
function noteHeldBack(target: Target, { value, base }: Sent, at: number): void {
  const key = keyOfTarget(target);
  queryClient.setQueryData<DraftedFile>(fileQuery(target.name).queryKey, (file) => {
    if (!file) return file;
    return { ...file, kept: [...file.kept.filter((kept) => kept.key !== key), { key, value, base, at }] };
  });
}

/** Writes a saved value into what this window knows of the file: an answer under way could still bring the old one. */
async function noteSaved(target: Target, value: unknown): Promise<void> {
  const { queryKey } = fileQuery(target.name);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<DraftedFile>(queryKey, (file) => {
    if (!file) return file;
    const key = keyOfTarget(target);
    return {
      ...file,
      data: setAt(file.data, target, value),
      kept: file.kept.filter((kept) => kept.key !== key),
    };
  });
  void queryClient.invalidateQueries({ queryKey });
}

/** Returns a file's data with a field's new value, or with a new entry. Undefined empties the field. */
function setAt(data: unknown, target: Target, value: unknown): unknown {
  const found = findField(data, pathOfTarget(target));
  if (found) return replace(data, found.path, value);
  const list = findField(data, target.path);
  if (!target.entry || !list) return data;
  const entries: readonly unknown[] = Array.isArray(list.value) ? list.value : [];
  return replace(data, list.path, entries.toSpliced(target.entry.index ?? entries.length, 0, value));
}

function replace(data: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), replace(data[Number(key)], rest, value));
  const fields = isFields(data) ? data : {};
  const next = replace(fields[key], rest, value);
  if (next !== undefined) return { ...fields, [key]: next };
  const { [key]: _, ...others } = fields;
  return others;
}

/** Keeps an answer in the journal, until it is sent. */
async function sendAnswer(id: string, { value }: Sent): Promise<EditResult> {
  const draft = value as AnswerDraft;
  const { savedAt } = await save(
    () => read(api.messages[":id"].draft.$put({ param: { id }, json: draft })),
    `answer ${id}`,
  );
  // A form that opens later shows it: an answer under way could still bring the old one.
  const { queryKey } = messageQuery(id, false);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, draft: { ...draft, savedAt } });
  return { state: "saved", at: savedAt };
}

/** Keeps a letter in the journal, until it is sent to its readers. */
async function sendLetter(audience: Purpose, { value }: Sent): Promise<EditResult> {
  const json = value as KeptLetter;
  const { savedAt } = await save(
    () => read(api.letters[":audience"].draft.$put({ param: { audience }, json })),
    keyOfLetter(audience),
  );
  // A screen that opens later shows it: an answer under way could still bring the old one.
  const { queryKey } = letterDraftQuery(audience);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { kept: { ...json, savedAt } });
  return { state: "saved", at: savedAt };
}

/** Sets aside what was typed and isn't to be written: History lists it. Returns whether, and what the owner calls its field. */
const setAside = (key: string, value: unknown, wasSaved = false) =>
  save(() => read(api.content["set-aside"].$post({ json: { key, value, wasSaved } })), key);

/** Writes an article to the journal, and to its file if it is valid. */
async function sendArticle(slug: string, { value, base }: Sent): Promise<EditResult> {
  const json = { text: String(value), ...(typeof base === "string" && { base }) };
  const result = await save(
    () => read(api.articles[":slug"].$put({ param: { slug }, json })),
    keyOfArticle(slug),
  );
  void queryClient.invalidateQueries({ queryKey: ["content", "articles"] });
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
    setAside: async (value, wasSaved) => (await setAside(key, value, wasSaved)).isSetAside,
    whenBack,
  });
  typings.set(key, typing);
  return typing;
}

/** How long after a failure of the studio itself, such as a full disk, is tried again. In milliseconds. */
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
export const whenAnswered = (target: AnyTarget): Promise<TypedValue | undefined> => {
  const typing = typingOf(target);
  const { promise, resolve } = Promise.withResolvers<TypedValue | undefined>();
  const look = () => {
    if (typing.snapshot()?.state !== "typed") resolve(typing.snapshot());
  };
  const stop = typing.subscribe(look);
  look();
  return promise.finally(stop);
};

/** Forgets the form of a new entry. */
export function forgetTyping(target: Target): void {
  const key = keyOfTarget(target);
  forgetNamesIn(key);
  typings.delete(key);
  forgetFailures(queryClient.getMutationCache(), key);
}

/** Forgets what is typed at a key and below it, saved or not: the change that it makes was thrown away. */
export async function discardTypingsOf(key: string): Promise<void> {
  for (const [one, typing] of typings) {
    if (!`${one}.`.startsWith(`${key}.`)) continue;
    typings.delete(one);
    await typing.discard();
    forgetFailures(queryClient.getMutationCache(), one);
  }
  forgetNamesIn(key);
}

/** Sends nothing more of a new entry. Resolves once nothing of it is on its way: it can be removed then. */
export async function discardTyping(target: Target): Promise<void> {
  await typingOf(target).discard();
  forgetFailures(queryClient.getMutationCache(), keyOfTarget(target));
}

/** Shows the file again in all saved fields of a list. Its new entries are like all others from now on. */
export function leaveTypings(key: string): void {
  for (const one of forgetNamesIn(key)) typings.delete(one);
  for (const [one, typing] of typings) if (one.startsWith(`${key}.`)) typing.leave();
}

/** Forgets where the new entries at or below a key are. Returns their keys. */
function forgetNamesIn(key: string): string[] {
  const forgotten = [...names.keys()].filter((one) => `${one}.`.startsWith(`${key}.`));
  for (const one of forgotten) names.delete(one);
  return forgotten;
}

/** Hands over what earlier windows couldn't, and keeps what this one can't when it closes. Once, as the app starts. */
export function keepTypings(): void {
  for (const name of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const text = localStorage.getItem(name) ?? "";
    const held = parse(text);
    if (isHeld(held)) {
      typingOf(held.target).restore(held, held.base);
      continue;
    }
    attempt(async () => {
      const { label } = await setAside(name, text);
      localStorage.removeItem(name);
      showToast(`What you last typed into “${label}” can’t be read. It’s set aside: see History.`);
    });
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off by a crash, or written by something else. No entry is undefined.
    return undefined;
  }
}

function isHeld(value: unknown): value is Held {
  if (!isFields(value) || typeof value.at !== "number" || !isFields(value.target)) return false;
  const { answer, article, letter, name, path } = value.target;
  if (typeof article === "string" || typeof letter === "string") return true;
  return typeof answer === "string" || (typeof name === "string" && Array.isArray(path));
}
