import { useQuery } from "@tanstack/react-query";
import { messagesQuery } from "../screens/messages/queries.ts";
import { isWaiting } from "../screens/messages/sort-messages.ts";

/** Returns how many messages wait for an answer, such as `3`, or `500+` while older ones aren't read; empty for none. */
export const useWaiting = (): string =>
  useQuery({
    ...messagesQuery,
    select: ({ messages, hasOlder }) => {
      const waiting = messages.filter(isWaiting).length;
      return waiting > 0 ? `${waiting}${hasOlder.others ? "+" : ""}` : "";
    },
  }).data ?? "";
