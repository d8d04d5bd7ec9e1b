import { focusManager, QueryClient, useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { business } from "#content/business";
import { type Draft, type FieldErrors, slowestMessageSeconds, textFields } from "../../../domain/message.ts";

type Outgoing = Draft & {
  /** Makes repeated sending harmless. */
  readonly idempotencyKey: string;
  /** A honeypot: people leave it empty. */
  readonly website: string;
};

/** A message that was not sent. `status` is 0 if no response came, and 408 if none came in time. */
export class SendError extends Error {
  override readonly name = "SendError";
  readonly status: number;
  readonly fieldErrors: FieldErrors;
  /** The server's `Retry-After`, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status = 0, fieldErrors: FieldErrors = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.retryAfter = retryAfter;
  }
}

const second = 1000;
const minute = 60 * second;
/** The time-out of one attempt. At the edge of a cell, where 3 KB take 50 seconds, shorter ones would never get through. */
const attemptTimeout = slowestMessageSeconds * second;
/** After this time without an answer the form says so. */
const usualAnswer = 10 * second;
/** The status of an attempt that timed out, as of a server that waited as long. */
const timedOut = 408;
const retries = 3;
const longestDelay = 30 * second;
/** The longest `Retry-After` that is followed, since the visitor is looking at "Sending...". */
const longestRetryAfter = 10 * second;

/** Sends a message once. Throws SendError unless the response says that it was stored. */
export async function sendMessage(outgoing: Outgoing): Promise<void> {
  if (!navigator.onLine) throw new SendError("The browser is offline");
  const { url, publicKey } = business.functions;
  let response: Response;
  let body: string;
  try {
    response = await fetch(`${url}/send-contact-email`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(publicKey && { Authorization: `Bearer ${publicKey}`, apikey: publicKey }),
      },
      body: JSON.stringify(outgoing),
      // Completes the request when the visitor leaves the page meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(attemptTimeout),
    });
    body = await response.text();
  } catch (cause) {
    const status = cause instanceof DOMException && cause.name === "TimeoutError" ? timedOut : 0;
    throw new SendError(cause instanceof Error ? cause.message : "The server cannot be reached", status);
  }
  if (response.ok) {
    if (saysStored(response.status, body)) return;
    // What stands in between has answered in the server's place: like no response, it is worth another attempt.
    throw new SendError(`The answer ${response.status} doesn’t say that the message was stored`);
  }
  const retryAfter = Number(response.headers.get("Retry-After")) * second || undefined;
  throw new SendError(
    `The server answered ${response.status}`,
    response.status,
    readFieldErrors(body),
    retryAfter,
  );
}

/** Whether the forms are posted to this site's own server. */
const isOwnServer = new URL(business.functions.url, business.url).origin === new URL(business.url).origin;

/**
 * Returns whether a 2xx says that the message was stored. Status alone doesn't: a proxy can answer an empty 200 to a request that
 * it has cut. This site's own server says `{"ok":true}`; another host may say anything, or 204.
 */
function saysStored(status: number, body: string): boolean {
  if (!isOwnServer) return status === 204 || body !== "";
  const answer = parseJson(body);
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true;
}

/**
 * Returns whether to retry: after no response, 429 or 5xx, at most three times, and not while offline. That takes 7 seconds for
 * a server that fails at once. After a whole time-out it is the visitor who decides: they have waited two minutes.
 *
 * @param failures the number of retries so far
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= retries || !navigator.onLine || !(error instanceof SendError)) return false;
  if (error.status === 429) return (error.retryAfter ?? 0) <= longestRetryAfter;
  return error.status === 0 || error.status >= 500;
}

/** Returns the delay before the next attempt in milliseconds: doubling from 1 s to 30 s, or the server's `Retry-After`. */
export function retryDelay(failures: number, error: Error): number {
  const retryAfter = error instanceof SendError ? error.retryAfter : undefined;
  if (retryAfter !== undefined && retryAfter <= longestRetryAfter) return retryAfter;
  return Math.min(second * 2 ** failures, longestDelay);
}

/** Reads the field errors from a response. Another host's response may contain anything. */
function readFieldErrors(body: string): FieldErrors {
  const answer = parseJson(body) as { error?: { fields?: Record<string, unknown> } } | null | undefined;
  const fields = answer?.error?.fields ?? {};
  return Object.fromEntries(
    textFields.map((field) => [field, fields[field]]).filter(([, error]) => typeof error === "string"),
  );
}

/** Returns what a text holds as JSON; undefined if it isn't JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the last attempt's key for an unchanged draft, otherwise a new one: an edited message is another message. */
export function idempotencyKeyFor(
  draft: Draft,
  previous: { readonly key: string; readonly draft: Draft } | undefined,
): string {
  const isUnchanged = previous && JSON.stringify(previous.draft) === JSON.stringify(draft);
  // Plain HTTP lacks it, which no site on the web uses: the server then makes a key for each attempt.
  return isUnchanged ? previous.key : (crypto.randomUUID?.() ?? "");
}

/** The cache of the one mutation on this site. */
export const queryClient = new QueryClient({ defaultOptions: { mutations: { gcTime: 5 * minute } } });

// Otherwise retries would pause while the tab is hidden.
focusManager.setFocused(true);

/** Sends messages, with retries where they can help, and calls back after the last attempt. */
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
  const isSlow = useIsSlow(sending.isPending);
  const isRetrying = sending.isPending && sending.failureCount > 0;
  useLeaveWarning(isRetrying);
  return { ...sending, hasNoAnswerYet: isSlow || isRetrying };
}

/** Returns whether a message has been on its way for longer than usual. */
function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), usualAnswer);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
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
