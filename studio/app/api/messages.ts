import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { MessageSummary } from "../../business/site-client/describe-message.ts";
import type { AnswerDraft, Mark } from "../../business/site-client/messages.ts";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import { showToast } from "../ui/toasts.tsx";
import { api, read } from "./client.ts";
import {
  type SentWords,
  sentWith,
  showAnswer,
  siteInterval,
  siteIntervalWithNews,
  useAction,
} from "./query-client.ts";

export const messagesQuery = queryOptions({
  queryKey: ["messages", "list"],
  queryFn: () => read(api.messages.$get()),
  refetchInterval: ({ state }) => (state.data?.isGoingOut ? siteIntervalWithNews : siteInterval),
});

/** Which messages have all of some words. The list says when it is read again. */
export const foundQuery = (words: string) =>
  queryOptions({
    queryKey: ["messages", "found", words],
    queryFn: () => read(api.messages.find.$post({ json: { words } })),
    enabled: words !== "",
    placeholderData: (previous) => previous,
  });

/** Whether the site can send emails. */
export const siteMailQuery = queryOptions({
  queryKey: ["messages", "site"],
  queryFn: () => read(api.messages.site.$get()),
  refetchInterval: siteInterval,
});

/** Returns what the site says about its email settings, once it was asked. The mail company's own answer says more. */
export function useSiteMail(mailbox: Pick<Mailbox, "mail"> | undefined) {
  return useQuery({ ...siteMailQuery, enabled: mailbox !== undefined && mailbox.mail.kind !== "failing" })
    .data;
}

export type Mailbox = Awaited<ReturnType<typeof readMessages>>;
const readMessages = () => read(api.messages.$get());

export const messageQuery = (id: string, isGoingOut: boolean) =>
  queryOptions({
    queryKey: ["messages", id],
    queryFn: () => read(api.messages[":id"].$get({ param: { id } })),
    refetchInterval: isGoingOut ? siteIntervalWithNews : siteInterval,
  });

/** The answer that is being written, as the studio has it. */
export const answerDraftQuery = (id: string) =>
  queryOptions({
    queryKey: ["unsent", "answer", id],
    queryFn: () => read(api.messages[":id"].draft.$get({ param: { id } })),
  });

/** Keeps an answer in the journal, until it is sent. */
export async function saveAnswer(id: string, { value, ...sent }: SentWords): Promise<EditResult> {
  const json = { ...(value as AnswerDraft), ...sentWith<AnswerDraft>(sent) };
  const answer = await read(api.messages[":id"].draft.$put({ param: { id }, json }));
  const { savedAt, kept, other, whyNotKept } = answer;
  await showAnswer(answerDraftQuery(id).queryKey, () => ({ kept }));
  if (whyNotKept !== null) return { state: "superseded", message: whyNotKept, setAsideLabel: "An answer" };
  return { state: "saved", at: savedAt, ...(other && { conflict: { other } }) };
}

/** What answers can take in comes from the content. */
export const insertionsQuery = queryOptions({
  queryKey: ["content", "insertions"],
  queryFn: () => read(api.messages.insertions.$get()),
});

/** Returns the hours within which the site promises an answer; what is usual until the content is read. */
export const usePromisedHours = (): number => useQuery(insertionsQuery).data?.promisedHours ?? 24;

/** Does something to a message, and reads the messages again. If it fails, says why. */
export const useMessageAction = <Input = void, Result = unknown>(action: (input: Input) => Promise<Result>) =>
  useAction(["messages"], action, (error) => showToast(error.message));

export const useMark = (id: string) =>
  useMessageAction((as: Mark) => read(api.messages[":id"].mark.$post({ param: { id }, json: { as } })));

export const useRetryEmail = (id: string) =>
  useMessageAction(() => read(api.messages[":id"]["retry-email"].$post({ param: { id } })));

export const useRetryAnswer = (id: string) =>
  useMessageAction(() => read(api.messages[":id"]["retry-answer"].$post({ param: { id } })));

export const useDeliverNow = () => useMessageAction(() => read(api.messages["deliver-now"].$post()));

/** Deletes a message, and goes to the list. */
export function useDelete(id: string, name: string) {
  const navigate = useNavigate();
  return useMessageAction(async () => {
    await read(api.messages[":id"].$delete({ param: { id } }));
    showToast(`${name}’s message is deleted.`);
    await navigate("/messages");
  });
}

export type Filter = "waiting" | "all" | "to check";

/** Whether the sender has no answer yet: none is written, or it hasn't gone out. */
export const isWaiting = ({ standing }: Pick<MessageSummary, "standing">): boolean =>
  standing === "waiting" ||
  standing === "answer refused" ||
  standing === "answer unsure" ||
  standing === "answer waits";

/** Whether the owner has done her part. */
export const isAnswered = ({ standing }: Pick<MessageSummary, "standing">): boolean =>
  standing === "answer waits" || !isWaiting({ standing });

export const isToCheck = ({ standing }: MessageSummary): boolean => standing === "to check";

const filters: Readonly<Record<Filter, (message: MessageSummary) => boolean>> = {
  waiting: isWaiting,
  all: (message) => !isToCheck(message),
  "to check": isToCheck,
};

/** Returns the messages of a filter: those to answer, the longest wait first; then those whose answer waits; then the newest. */
export function sortMessages(messages: readonly MessageSummary[], filter: Filter): readonly MessageSummary[] {
  const shown = messages.filter(filters[filter]);
  const waiting = shown
    .filter(isWaiting)
    .toSorted((a, b) => Number(isAnswered(a)) - Number(isAnswered(b)) || a.receivedAt - b.receivedAt);
  const others = shown
    .filter((message) => !isWaiting(message))
    .toSorted((a, b) => b.receivedAt - a.receivedAt);
  return [...waiting, ...others];
}
