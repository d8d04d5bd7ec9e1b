import type { z } from "zod";
import { findField } from "../../core/content/find-field.ts";
import { api, read } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { savesWords } from "../shell/saved-state.tsx";
import { setAt } from "./set-at.ts";
import { keyOfTarget, pathOfTarget, type Target } from "./target.ts";
import type { Answer, Sent } from "./typing.ts";
import { type DraftedFile, fileQuery } from "./use-file.ts";

type Json = z.core.util.JSONType;

/**
 * Runs a request that writes what the owner typed. The frame says when it is saved, and since when it isn't.
 *
 * @throws StudioError or LostTouchError
 */
export function save<Result>(request: () => Promise<Result>): Promise<Result> {
  const options = { mutationFn: request, meta: savesWords, networkMode: "always" as const };
  return queryClient.getMutationCache().build<Result, Error, void, unknown>(queryClient, options).execute();
}

/** Writes a value to the journal, and to its file if it is valid. */
export async function send(target: Target, sent: Sent): Promise<Answer> {
  const answer = await save(() => (isInFile(target) ? sendField(target, sent) : sendEntry(target, sent)));
  if (answer.state === "saved") await noteSaved(target, sent.value);
  return answer;
}

const sendField = ({ name, path, entry }: Target, { value, base, replaced }: Sent): Promise<Answer> =>
  read(
    api.content.field.$post({
      json: {
        name,
        path: [...pathOfTarget({ name, path, ...(entry && { entry }) })],
        value: value as Json,
        base: base as Json,
        ...(replaced !== undefined && { replaced: replaced as Json }),
      },
    }),
  );

const sendEntry = ({ name, path, entry }: Target, { value }: Sent): Promise<Answer> =>
  read(
    api.content.entry.$post({
      json: {
        name,
        path: [...path],
        value: value as Record<string, Json>,
        temporaryName: entry?.temporaryName ?? "",
        ...(entry?.index !== undefined && { index: entry.index }),
      },
    }),
  );

/** A new entry is added once. From then on it is a field like any other. */
function isInFile(target: Target): boolean {
  if (!target.entry) return true;
  const file = queryClient.getQueryData<DraftedFile>(fileQuery(target.name).queryKey);
  return findField(file?.data, pathOfTarget(target))?.value !== undefined;
}

/** Writes a saved value into what this window knows of the file: an answer under way could still bring the old one. */
async function noteSaved(target: Target, value: unknown): Promise<void> {
  const { queryKey } = fileQuery(target.name);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<DraftedFile>(queryKey, (file) => {
    if (!file) return file;
    const key = keyOfTarget(target);
    const written = file.written.filter((field) => field.key !== key);
    return {
      ...file,
      data: setAt(file.data, target, value),
      kept: file.kept.filter((kept) => kept.key !== key),
      written: [...written, { key, value, at: Date.now() }],
    };
  });
  void queryClient.invalidateQueries({ queryKey });
}
