import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { SignInApi } from "../../server/door/sign-in-routes.ts";
import type { WhoCanOpenApi } from "../../server/door/who-can-open-routes.ts";
import { doorFetch, read, StudioError, studioFetch } from "./client.ts";
import { queryClient, useAction } from "./query-client.ts";

/** Who can open the studio, for a window that is in. */
export const door = hc<WhoCanOpenApi>("/api/door", { fetch: studioFetch });

/** What a window asks that may not be in. */
const gate = hc<SignInApi>("/api/door", { fetch: doorFetch });

export const doorQuery = queryOptions({
  queryKey: ["door"],
  queryFn: () => read(door.index.$get()),
});

/** Shows a passkey of this device. The window is in then. Throws with a sentence for the owner. */
export async function signIn(): Promise<void> {
  assertPasskeysWork();
  // JSON has no undefined, which the type of an answer allows.
  const optionsJSON = (await read(gate["sign-in"].options.$post())) as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(explain);
  await read(gate["sign-in"].$post({ json: { response } }));
}

/**
 * Makes a passkey on this device.
 *
 * @param key a key, or a recovery code; empty in a window that is in
 * @returns ten recovery codes, where there are none yet
 * @throws Error with a sentence for the owner
 */
export async function makePasskey(name: string, key = ""): Promise<readonly string[] | null> {
  assertPasskeysWork();
  const options = await read(gate.passkeys.options.$post({ json: { key } }));
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(explain);
  return (await read(gate.passkeys.$post({ json: { key, name, response } }))).recoveryCodes;
}

/** Does something that only a window may do that has just shown its passkey: it shows it first, if that is long ago. */
export const useDoorAction = <Input = void, Result = unknown>(action: (input: Input) => Promise<Result>) =>
  useAction<Input, Result>(["door"], async (input) => {
    const { needsPasskey } = await queryClient.fetchQuery({ ...doorQuery, staleTime: 0 });
    if (needsPasskey) {
      await signIn();
      // Its pages have another address from now on.
      await queryClient.invalidateQueries({ queryKey: ["content", "session"] });
    }
    return action(input);
  });

/** Throws where passkeys can't work. */
function assertPasskeysWork(): void {
  if (browserSupportsWebAuthn()) return;
  throw new StudioError(
    window.isSecureContext
      ? "This browser has no passkeys. Open the studio in Safari, Chrome, Edge or Firefox, as new as it comes."
      : "Passkeys work at an address with https:// only. Open the studio there.",
  );
}

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: "It was stopped, or took too long. Try again.",
  AbortError: "It was stopped. Try again.",
  InvalidStateError: "This device has a passkey for the studio already. Open the studio with that one.",
  ConstraintError:
    "This device can’t make sure that it’s you. Set a code, a finger or a face for unlocking it, then try again.",
  NotSupportedError: "This device makes no passkeys that the studio knows.",
  SecurityError: "Passkeys don’t work at this address. Open the studio at its own.",
};

/** Throws what a browser said of a passkey, in a sentence for the owner. */
function explain(error: unknown): never {
  const cause = error instanceof WebAuthnError && error.cause instanceof Error ? error.cause : error;
  const name = cause instanceof Error ? cause.name : "";
  throw new StudioError(sentences[name] ?? "The passkey couldn’t be used. Try again.", String(cause));
}
