import type { z } from "zod";
import { isFields } from "../../core/content/entries.ts";
import { findField } from "../../core/content/find-field.ts";
import { api, read } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { messageQuery } from "../screens/messages/queries.ts";
import type { SavesWords } from "../shell/saves.ts";
import { keyOfTarget, setAt, type Target } from "./target.ts";
import type { SaveResult, Sent } from "./typing.ts";
import { type DraftedFile, fileQuery } from "./use-file.ts";

type Json = z.core.util.JSONType;

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
export async function send(target: Target, sent: Sent): Promise<SaveResult> {
  const added = nameInList(keyOfTarget(target));
  const field = added === undefined ? target : { name: target.name, path: [...target.path, added] };
  const isNew = target.entry !== undefined && added === undefined;
  const answer = await save(
    () => (isNew ? sendEntry(target, sent) : sendField(field, sent)),
    keyOfTarget(target),
  );
  if (answer.state === "kept") noteKept(target, sent, answer.at);
  if (answer.state !== "saved") return answer;
  if (isNew) setNameInList(keyOfTarget(target), nameOfNew(target, sent.value));
  await noteSaved(isNew ? target : field, sent.value);
  return answer;
}

const sendField = ({ name, path }: Target, { value, base, isSure }: Sent): Promise<SaveResult> => {
  const json = { name, path: [...path], value: value as Json, base: base as Json, isSure };
  return read(api.content.field.$post({ json }));
};

const sendEntry = ({ name, path, entry }: Target, { value }: Sent): Promise<SaveResult> => {
  const json = { name, path: [...path], value: value as Json, temporaryName: entry?.temporaryName ?? "" };
  return read(
    api.content.entry.$post({ json: { ...json, ...(entry?.index !== undefined && { index: entry.index }) } }),
  );
};

/** Sets aside what was typed and isn't to be written: History lists it. Returns whether, and what the owner calls its field. */
export const setAside = (key: string, value: unknown, wasSaved = false) =>
  save(() => read(api.content["set-aside"].$post({ json: { key, value: value as Json, wasSaved } })), key);

/** An entry without an id goes by its position. */
function nameOfNew({ name, path, entry }: Target, value: unknown): string {
  if (isFields(value) && typeof value.id === "string") return value.id;
  const list = findField(queryClient.getQueryData(fileQuery(name).queryKey)?.data, path)?.value;
  return String(entry?.index ?? (Array.isArray(list) ? list.length : 0));
}

/** Writes what isn't valid into what this window knows of the file: a screen that opens later shows it. */
function noteKept(target: Target, { value, base }: Sent, at: number): void {
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

/** An answer that isn't sent, and the key that it will be stored under, once. */
export type AnswerDraft = { readonly text: string; readonly key: string };

/** Keeps an answer in the journal, until it is sent. */
export async function sendAnswer(id: string, { value }: Sent): Promise<SaveResult> {
  const draft = value as AnswerDraft;
  const { savedAt } = await save(
    () => read(api.messages[":id"].draft.$put({ param: { id }, json: { text: draft.text, key: draft.key } })),
    `answer ${id}`,
  );
  // A form that opens later shows it: an answer under way could still bring the old one.
  const { queryKey } = messageQuery(id, false);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, draft: { ...draft, savedAt } });
  return { state: "saved", at: savedAt };
}

/** What new entries are called since they are in their lists, by the key that they had before. */
const names = new Map<string, string>();

/** Returns the id or position of an entry that was added in this window; undefined if it isn't in its list yet. */
export const nameInList = (key: string): string | undefined => names.get(key);

const setNameInList = (key: string, name: string): void => void names.set(key, name);

/** Forgets where the new entries at or below a key are. Returns their keys. */
export function forgetNamesIn(key: string): string[] {
  const forgotten = [...names.keys()].filter((one) => `${one}.`.startsWith(`${key}.`));
  for (const one of forgotten) names.delete(one);
  return forgotten;
}
