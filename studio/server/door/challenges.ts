import type { Context } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import { minute } from "../../../server/clock.ts";
import { newSecret } from "../../../server/secrets.ts";
import { cookieOptions, isWithinSpan } from "./door.ts";

/** How long a browser has for its answer. */
const challengeTime = 5 * minute;

const challengeCookie = "__Host-studio-challenge";

/**
 * What browsers must sign, each once. The browser that asked has it, in a cookie that this process has signed: anyone may ask, and nothing
 * is kept of that. After a restart, who was about to sign in tries again.
 */
export function createChallenges(now: () => number) {
  const key = newSecret();
  /** Those that were signed. Only who knows a passkey, or may make one, gets so far. */
  const used = new Set<string>();
  return {
    keep: (c: Context, challenge: string): Promise<void> => {
      const options = { ...cookieOptions, maxAge: challengeTime / 1000 };
      return setSignedCookie(c, challengeCookie, `${now()}.${challenge}`, key, options);
    },
    /** Returns what says whether a browser has signed its challenge. No answer works twice, wherever the clock is put. */
    take: async (c: Context): Promise<(signed: string) => boolean> => {
      const kept = await getSignedCookie(c, key, challengeCookie);
      deleteCookie(c, challengeCookie, cookieOptions);
      const [madeAt, challenge] = (kept || "").split(".");
      return (signed) => {
        const isRight =
          signed === challenge && !used.has(signed) && isWithinSpan(Number(madeAt), challengeTime, now());
        if (isRight) used.add(signed);
        return isRight;
      };
    },
  };
}
