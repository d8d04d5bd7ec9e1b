import { api, read } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { messageQuery } from "../screens/messages/queries.ts";
import { save } from "./send.ts";
import type { Answer, Sent } from "./typing.ts";

/** An answer that isn't sent, and the key that it will be stored under, once. */
export type AnswerDraft = { readonly text: string; readonly key: string };

/** Keeps an answer in the journal, until it is sent. */
export async function sendAnswer(id: string, { value }: Sent): Promise<Answer> {
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
