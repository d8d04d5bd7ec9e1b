import { QueryClient, useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { type Outgoing, retryDelay, type SendError, sendMessage, shouldRetry } from "./send-message.ts";

const minute = 60_000;

/** The cache of the one call that the site makes. */
export const queryClient = new QueryClient({ defaultOptions: { mutations: { gcTime: 5 * minute } } });

/** Sends messages, trying again where that can help. */
export function useSendMessage() {
  const started = useRef(0);
  return useMutation<void, SendError, Outgoing>({
    mutationFn: sendMessage,
    onMutate: () => {
      started.current = performance.now();
    },
    retry: (failures, error) => shouldRetry(failures, error, performance.now() - started.current),
    retryDelay,
    // Otherwise a send would wait for the connection to come back, without a word to the visitor.
    networkMode: "always",
  });
}
