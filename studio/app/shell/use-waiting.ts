import { useQuery } from "@tanstack/react-query";
import { messagesQuery } from "../screens/messages/queries.ts";
import { isWaiting } from "../screens/messages/sort-messages.ts";

/** Returns how many messages wait for an answer. */
export const useWaiting = (): number =>
  useQuery({ ...messagesQuery, select: ({ messages }) => messages.filter(isWaiting).length }).data ?? 0;
