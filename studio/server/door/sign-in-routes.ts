import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Business } from "../../business/names.ts";
import type { Project } from "../../engine/project.ts";
import { explainToAnyone, type Failure, jsonBody } from "../failure.ts";
import { createChallenges } from "./challenges.ts";
import { doorPath } from "./door.ts";
import type { Passkey } from "./door-store.ts";
import { consumeKey, isKey } from "./enrolment-key.ts";
import { type DoorKeeper, notFresh } from "./keeper.ts";
import { hashOfCode, newRecoveryCodes } from "./recovery-codes.ts";

/** What a window may ask that isn't in yet. */
export const openPaths: readonly string[] = [
  `${doorPath}/sign-in/options`,
  `${doorPath}/sign-in`,
  `${doorPath}/passkeys/options`,
  `${doorPath}/passkeys`,
];

/** Ed25519, ECDSA with P-256, RSA: what phones, computers and keys have. */
const algorithms = [-8, -7, -257];

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** What a passkey is made with: a key or a recovery code; empty in a window that is in. */
const withKey = { key: z.string().max(200) };

type SignInOptions = {
  readonly project: Project;
  readonly origin: string;
  readonly now: () => number;
  readonly keeper: DoorKeeper;
  readonly business: () => Promise<Business>;
};

export type SignInApi = ReturnType<typeof createSignInRoutes>;

/** Signing in and making passkeys: anybody on the web may ask. */
export function createSignInRoutes({ project, origin, now, keeper, business }: SignInOptions) {
  const { hostname: rpID } = new URL(origin);
  const challenges = createChallenges(now);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true } as const;

  const refuse = (c: Context, message: string) => c.json({ message } satisfies Failure, 403);

  /**
   * What lets a window make a passkey: its session, a key, or a recovery code, by its hash. Attempts aren't counted: nobody guesses a key of
   * 256 bits, or a code of 79.
   */
  const rightToEnrol = (c: Context, key: string) => {
    if (key === "") {
      const session = keeper.sessionOf(c);
      return session && keeper.isFresh(session) ? { by: "session" as const } : undefined;
    }
    if (isKey(project, key, now())) return { by: "key" as const };
    const code = hashOfCode(key);
    return keeper.state().recoveryCodes.includes(code) ? { by: "code" as const, code } : undefined;
  };
  const wrongKey = "This key doesn’t open the studio: it was used, or is older than ten minutes.";

  return new Hono()
    .onError(explainToAnyone)
    .post("/sign-in/options", async (c) => {
      const { extensions, ...options } = await generateAuthenticationOptions({
        rpID,
        userVerification: "required",
      });
      await challenges.keep(c, options.challenge);
      return c.json(options);
    })
    .post(
      "/sign-in",
      jsonBody(z.object({ response: z.custom<AuthenticationResponseJSON>(isObject) })),
      async (c) => {
        const { response } = c.req.valid("json");
        const expectedChallenge = await challenges.take(c);
        const known = keeper.state().passkeys.find(({ id }) => id === response.id);
        if (!known) {
          return refuse(c, "This passkey doesn’t open the studio. It was taken off, or is for another one.");
        }
        const credential = {
          id: known.id,
          publicKey: new Uint8Array(Buffer.from(known.publicKey, "base64url")),
          counter: known.counter,
        };
        const shown = await verifyAuthenticationResponse({
          response,
          expectedChallenge,
          credential,
          ...expected,
        }).catch(() => undefined);
        // The passkey may have been removed meanwhile.
        const passkey = keeper.state().passkeys.find(({ id }) => id === known.id);
        if (!shown?.verified || !passkey) return refuse(c, "The passkey wasn’t accepted. Try again.");
        keeper.signIn(c, passkey, shown.authenticationInfo.newCounter);
        return c.json({});
      },
    )
    .post("/passkeys/options", jsonBody(z.object(withKey)), async (c) => {
      const { key } = c.req.valid("json");
      if (!rightToEnrol(c, key)) return refuse(c, key === "" ? notFresh : wrongKey);
      const { passkeys, owner } = keeper.state();
      const { name } = await business();
      const { extensions, ...options } = await generateRegistrationOptions({
        rpName: name ? `${name}: the studio` : "The studio",
        rpID,
        userName: "The studio",
        userDisplayName: "The studio",
        userID: new Uint8Array(Buffer.from(owner, "base64url")),
        excludeCredentials: passkeys.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: algorithms,
      });
      await challenges.keep(c, options.challenge);
      return c.json(options);
    })
    .post(
      "/passkeys",
      jsonBody(
        z.object({
          ...withKey,
          name: z.string().trim().min(1).max(60),
          response: z.custom<RegistrationResponseJSON>(isObject),
        }),
      ),
      async (c) => {
        const { key, name, response } = c.req.valid("json");
        const expectedChallenge = await challenges.take(c);
        const wrong = key === "" ? notFresh : wrongKey;
        // Before the answer is looked at: a long chain of certificates in it would take minutes, for anybody who asks.
        if (!rightToEnrol(c, key)) return refuse(c, wrong);
        const made = await verifyRegistrationResponse({
          response,
          expectedChallenge,
          ...expected,
          supportedAlgorithmIDs: algorithms,
        }).catch(() => undefined);
        // After the last wait: another request may have used the same key meanwhile.
        const right = rightToEnrol(c, key);
        if (!right) return refuse(c, wrong);
        if (!made?.verified) return refuse(c, "The passkey wasn’t accepted. Try again.");
        const { id, publicKey, counter, transports } = made.registrationInfo.credential;
        const { passkeys, recoveryCodes } = keeper.state();
        if (passkeys.some((one) => one.id === id)) return refuse(c, "This passkey opens the studio already.");
        const passkey: Passkey = {
          id,
          name,
          counter,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          ...(transports && { transports }),
          madeAt: now(),
          usedAt: now(),
        };
        const left = recoveryCodes.filter((one) => right.by !== "code" || one !== right.code);
        const fresh = left.length === 0 ? newRecoveryCodes() : undefined;
        if (right.by === "key") consumeKey(project);
        keeper.enrol(c, passkey, {
          recoveryCode: right.by === "code" ? right.code : undefined,
          newCodes: fresh?.hashes,
        });
        return c.json({ recoveryCodes: fresh?.codes ?? null });
      },
    );
}
