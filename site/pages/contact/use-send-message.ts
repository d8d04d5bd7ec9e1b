import { focusManager, QueryClient, useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Outgoing, retryDelay, sendMessage, shouldRetry } from "./send-message.ts";

const minute = 60_000;

/** The cache of the one mutation on this site. */
export const queryClient = new QueryClient({ defaultOptions: { mutations: { gcTime: 5 * minute } } });

// Otherwise retries would pause while the tab is hidden.
focusManager.setFocused(true);

/**
 * Sends messages, with retries where they can help.
 *
 * @param outcome the callbacks after the last attempt
 */
export function useSendMessage(outcome: {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}) {
  const sending = useMutation<void, Error, Outgoing>({
    mutationFn: sendMessage,
    retry: shouldRetry,
    retryDelay,
    // Otherwise sending would pause silently while offline.
    networkMode: "always",
    ...outcome,
  });
  useLeaveWarning(sending.isPending && sending.failureCount > 0);
  return sending;
}

/** Makes the browser ask before leaving the page: the first attempt survives that (`keepalive`), retries do not. */
function useLeaveWarning(isRetrying: boolean) {
  useEffect(() => {
    if (!isRetrying) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isRetrying]);
}
