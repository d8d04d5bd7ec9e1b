import { hc, parseResponse } from "hono/client";
import type { StudioApi } from "../../server/assemble.ts";
import type { Failure } from "../../server/failure.ts";
import { setConnection } from "./connection.ts";
import { LostTouchError, StudioError } from "./errors.ts";
import { currentToken, renewToken } from "./token.ts";

/** Asks for the JSON of a call: `read(api.session.$get())`. Throws StudioError or LostTouchError. */
export const read = parseResponse;

/** The studio's API, typed by the server's routes. */
export const api = hc<StudioApi>("/api", { fetch: studioFetch });

async function studioFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = currentToken();
  let response = await send(input, init, token);
  // The studio was started again, and another window has let this browser in: the token is a new one.
  if (response.status === 403 && renewToken(token)) response = await send(input, init, currentToken());
  if (response.status === 403) {
    setConnection("shut");
    throw new LostTouchError("The studio doesn’t know this window any more.");
  }
  setConnection("open");
  if (!response.ok) throw await errorOf(response);
  return response;
}

async function send(input: RequestInfo | URL, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("X-Studio-Token", token);
  try {
    return await fetch(input, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    setConnection("lost");
    throw new LostTouchError("The studio doesn’t answer.", { cause: error });
  }
}

async function errorOf(response: Response): Promise<StudioError> {
  const failure: Partial<Failure> = await response.json().catch(() => ({}));
  return new StudioError(
    failure.message ?? "The studio couldn’t do that.",
    response.status,
    failure.detail ?? `${response.status} ${response.statusText} ${response.url}`,
  );
}
