import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { minute } from "../../../server/clock.ts";
import { newSecret } from "../../../server/secrets.ts";
import type { Project } from "../../engine/project.ts";
import { cookieOptions, hashOf, isWithinSpan } from "./door.ts";
import { challengeFile } from "./door-store.ts";

/** How long a browser has for its answer. */
const challengeTime = 5 * minute;

/** Of one network, and of all: anyone can ask for a challenge. The oldest goes. */
const mostOfNetwork = 20;
const most = 1000;

const challengeCookie = "__Host-studio-challenge";

/** What browsers must sign, each once. Only the browser that asked can answer: a cookie says which. */
export function createChallenges(project: Project, now: () => number) {
  const file = challengeFile(project);
  // Networks must not be found by trying them all.
  const salt = randomBytes(16).toString("base64url");
  let kept = file.read() ?? [];
  const replace = (changed: typeof kept) => {
    file.write(changed);
    kept = changed;
  };
  return {
    /** @param network of the browser that asks: who has one of its addresses has thousands */
    keep: (c: Context, challenge: string, network: string): void => {
      const secret = newSecret();
      const from = hashOf(`${salt} ${network}`);
      const current = kept.filter(({ madeAt }) => isWithinSpan(madeAt, challengeTime, now()));
      const own = current.filter((one) => one.from === from).slice(1 - mostOfNetwork);
      const others = current.filter((one) => one.from !== from).slice(1 - most + own.length);
      const added = { id: hashOf(secret), challenge: hashOf(challenge), madeAt: now(), from };
      replace([...others, ...own, added]);
      setCookie(c, challengeCookie, secret, { ...cookieOptions, maxAge: challengeTime / 1000 });
    },
    /** Returns what says whether a browser has signed its challenge. It is gone by then: no answer works twice. */
    take: (c: Context): ((signed: string) => boolean) => {
      const id = hashOf(getCookie(c, challengeCookie) ?? "");
      const taken = kept.find((one) => one.id === id);
      if (taken) replace(kept.filter((one) => one !== taken));
      deleteCookie(c, challengeCookie, cookieOptions);
      return (signed) =>
        taken !== undefined &&
        isWithinSpan(taken.madeAt, challengeTime, now()) &&
        hashOf(signed) === taken.challenge;
    },
  };
}
