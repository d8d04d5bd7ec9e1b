import { focusManager, QueryClient, useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Outgoing, retryDelay, sendMessage, shouldRetry } from "./send-message.ts";

const minute = 60_000;

/** The cache of the one call that the site makes. */
export const queryClient = new QueryClient({ defaultOptions: { mutations: { gcTime: 5 * minute } } });

// Otherwise a retry would wait until its tab is looked at again, and the message with it.
focusManager.setFocused(true);

/**
 * Sends messages, trying again where that can help.
 *
 * @param outcome what is done in the end
 */
export function useSendMessage(outcome: {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}) {
  const sending = useMutation<void, Error, Outgoing>({
    mutationFn: sendMessage,
    retry: shouldRetry,
    retryDelay,
    // Otherwise a send would wait for the connection to come back, without a word to the visitor.
    networkMode: "always",
    ...outcome,
  });
  useStayWhile(sending.isPending && sending.failureCount > 0);
  return sending;
}

/** Has the browser ask before the page is left: the first try would go on without it, the next ones would not. */
function useStayWhile(isTrying: boolean) {
  useEffect(() => {
    if (!isTrying) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isTrying]);
}
