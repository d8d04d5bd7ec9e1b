import { hc, parseResponse } from "hono/client";
import { useSyncExternalStore } from "react";
import type { StudioApi } from "../../server/assemble.ts";
import type { Failure } from "../../server/failure.ts";

/** Asks for the JSON of a call: `read(api.session.$get())`. Throws StudioError or ConnectionLostError. */
export const read = parseResponse;

/** The studio's API, typed by the server's routes. */
export const api = hc<StudioApi>("/api", { fetch: studioFetch });

/** Holds for as long as the connection is lost. */
export const notAnswering = "The studio isn’t answering.";

/** Asks the studio as a window that is in. Throws StudioError or ConnectionLostError. */
export async function studioFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = currentToken();
  const wasShut = connection.kind === "shut";
  let response = await send(input, init, token);
  // The studio was started again, and another window has let this browser in: the token is a new one.
  if (response.status === 403 && renewToken(token)) response = await send(input, init, currentToken());
  if (response.status === 403) {
    setConnection("shut");
    throw new ConnectionLostError("The studio no longer knows this window.");
  }
  assertOwnAnswer(response);
  // A late answer to what was asked before the window was shut opens nothing: what says so would come anew, without what it had said.
  if (wasShut || connection.kind !== "shut") setConnection("open");
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** Asks the studio as a window that may not be in: a refusal is a sentence of the door. Throws StudioError or ConnectionLostError. */
export async function doorFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const response = await send(input, init, currentToken());
  if (response.status !== 403) assertOwnAnswer(response);
  if (!response.ok) throw await errorOf(response);
  return response;
}

/**
 * The studio says of each answer what it is. One without that comes from a proxy: it has cut the request and says 200, or doesn't
 * reach the studio.
 *
 * @throws ConnectionLostError
 */
function assertOwnAnswer({ headers, status }: Response): void {
  if (headers.has("Content-Type") && ![502, 503, 504].includes(status)) return;
  setConnection("lost");
  throw new ConnectionLostError(notAnswering);
}

/** This window was let in again. */
export const openConnection = (): void => setConnection("open");

async function send(input: RequestInfo | URL, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers);
  // Where a passkey opens the studio, a cookie lets in; no other page can send the header, whatever is in it.
  headers.set("X-Studio-Token", token || "by cookie");
  try {
    return await fetch(input, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    setConnection("lost");
    throw new ConnectionLostError(notAnswering, { cause: error });
  }
}

async function errorOf(response: Response): Promise<StudioError> {
  const { status, statusText, url } = response;
  const { message, detail }: Partial<Failure> = await response.json().catch(() => ({}));
  const isFailure = status >= 500;
  if (message !== undefined) return new StudioError(message, detail, isFailure);
  return new StudioError("The studio couldn’t do that.", `${status} ${statusText} ${url}`, isFailure);
}

/** The studio refused, or something went wrong in it. The message is a sentence for the owner. */
export class StudioError extends Error {
  override readonly name = "StudioError";
  /** The exact words of a program, for a helper. */
  readonly detail: string | undefined;
  /** Whether something went wrong in the studio: what it was asked may have been done even so. */
  readonly isFailure: boolean;

  constructor(message: string, detail?: string, isFailure = false) {
    super(message);
    this.detail = detail;
    this.isFailure = isFailure;
  }
}

/** Returns the exact words of a failure, for a helper. */
export const detailOf = (error: Error): string | undefined =>
  error instanceof StudioError ? error.detail : undefined;

/** The studio doesn't answer, or doesn't let this window in. What it was asked may have been done even so. */
class ConnectionLostError extends Error {
  override readonly name = "ConnectionLostError";
}

/** Whether this window reaches the studio. */
export type Connection =
  | { readonly kind: "open" }
  /** The studio doesn't answer, since a time in milliseconds. */
  | { readonly kind: "lost"; readonly since: number }
  /** It answers, but not this window: its key has ended. */
  | { readonly kind: "shut" };

let connection: Connection = { kind: "open" };
const listeners = new Set<() => void>();

export const currentConnection = (): Connection => connection;

/** Records what the last request showed. */
function setConnection(kind: Connection["kind"]): void {
  if (kind === connection.kind) return;
  connection = kind === "lost" ? { kind, since: Date.now() } : { kind };
  for (const listener of listeners) listener();
}

/** Calls back when the connection changes. Returns a function that stops it. */
export const subscribeToConnection = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useConnection = (): Connection => useSyncExternalStore(subscribeToConnection, () => connection);

/**
 * Where the browser keeps the token, for all its windows. This storage belongs to the studio's origin, port included, while a cookie
 * would be sent to every program that serves pages on this computer.
 */
export const storageKey = "token";

let token: string | undefined;

const currentToken = (): string => {
  token ??= localStorage.getItem(storageKey) ?? "";
  return token;
};

/**
 * Takes the token that another window was given since.
 *
 * @param refused the one that a request was sent with: another request may have renewed it meanwhile
 * @returns whether there is a new one
 */
function renewToken(refused: string): boolean {
  const stored = localStorage.getItem(storageKey);
  if (!stored || stored === refused) return false;
  token = stored;
  return true;
}

/**
 * Exchanges the key in the window's address for a token, and leaves that address for the desk's.
 *
 * @returns false if the key is no longer valid
 */
export async function exchangeKey(): Promise<boolean> {
  const [, open, key] = location.pathname.split("/");
  if (open !== "open" || !key) return true;
  history.replaceState(null, "", "/");
  const response = await fetch("/api/door/token", { method: "POST", headers: { "X-Studio-Key": key } });
  if (!response.ok) return false;
  const given: { token: string } = await response.json();
  token = given.token;
  try {
    localStorage.setItem(storageKey, token);
  } catch (error) {
    // The browser's storage is full: the token is this window's alone, and ends when it is reloaded.
    console.error(error);
  }
  return true;
}
