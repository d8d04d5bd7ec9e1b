import { useQuery } from "@tanstack/react-query";
import { readyQuery } from "../api/content.ts";
import { isWaiting, messagesQuery } from "../screens/messages/queries.ts";

/** Returns how many messages wait for an answer, such as `3`, or `500+` while older ones aren't read; empty for none. */
export const useWaiting = (): string =>
  useQuery({
    ...messagesQuery,
    select: ({ messages, hasOlder }) => {
      const waiting = messages.filter(isWaiting).length;
      return waiting > 0 ? `${waiting}${hasOlder.others ? "+" : ""}` : "";
    },
  }).data ?? "";

/** Returns how many things keep the site from going live; 0 until that is known. */
export function useLeftToDo(): number {
  const { data } = useQuery(readyQuery);
  return data?.tasks.filter(({ isDue }) => isDue).length ?? 0;
}
