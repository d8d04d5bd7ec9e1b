import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { isSameSecret } from "../../server/is-same-secret.ts";

/** How long a window stays open without a new key. */
const sessionTime = 12 * 60 * 60 * 1000;

/** Keys are printed in the terminal, and kept for a second start. */
export type KeyPurpose = "terminal" | "second start";

/** Below this path, a key opens a window. */
export const keyPath = "/open/";

/** Where a window exchanges its key for a token, and the headers that carry them. */
export const exchangePath = "/api/token";
export const keyHeader = "X-Studio-Key";
export const tokenHeader = "X-Studio-Token";

export type DoorOptions = {
  readonly port: number;
  readonly now: () => number;
  /** Called when a key has let a window in. */
  readonly onKeyUsed?: () => void;
};

const newSecret = () => randomBytes(32).toString("base64url");

/**
 * Lets in the owner's own windows and nothing else: a one-time key is exchanged for a token, which every request carries in a
 * header. Browsers send a cookie to all ports of `localhost`, so to any other program on this computer; the token only goes where
 * the studio's own page sends it. Keys and tokens are only in memory, so that they end with the process.
 */
export function createDoor({ port, now, onKeyUsed }: DoorOptions) {
  const host = `localhost:${port}`;
  const origin = `http://${host}`;
  const keys = new Map<KeyPurpose, string>();
  /** When each token expires, in milliseconds since 1970. */
  const sessions = new Map<string, number>();

  const openSession = () => {
    const token = newSecret();
    for (const [other, expires] of sessions) if (expires <= now()) sessions.delete(other);
    sessions.set(token, now() + sessionTime);
    return token;
  };

  const consumeKey = (given: string) => {
    for (const [purpose, key] of keys) if (isSameSecret(given, key)) return keys.delete(purpose);
    return false;
  };

  return {
    /** Returns an address that opens one window, once. The one before it for the same purpose becomes invalid. */
    issueAddress: (purpose: KeyPurpose): string => {
      const key = newSecret();
      keys.set(purpose, key);
      return `${origin}${keyPath}${key}`;
    },

    guard: (async (c, next) => {
      const refuse = () => c.body(null, 403);
      // A name of an attacker's that points to this computer (DNS rebinding) arrives with its own Host.
      if (c.req.header("host") !== host) return refuse();
      // The app itself has nothing of the site, and tells an opened bookmark how to get in.
      if (!c.req.path.startsWith("/api/")) return next();

      const site = c.req.header("sec-fetch-site");
      const from = c.req.header("origin");
      if (site !== undefined && site !== "same-origin") return refuse();
      if (from !== undefined && from !== origin) return refuse();

      if (c.req.path === exchangePath && c.req.method === "POST") {
        if (!consumeKey(c.req.header(keyHeader) ?? "")) return refuse();
        onKeyUsed?.();
        return c.json({ token: openSession() });
      }
      const expires = sessions.get(c.req.header(tokenHeader) ?? "");
      return expires !== undefined && expires > now() ? next() : refuse();
    }) satisfies MiddlewareHandler,
  };
}
