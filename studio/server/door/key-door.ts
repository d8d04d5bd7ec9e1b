import { Hono } from "hono";
import { isSameSecret, newSecret } from "../../../server/secrets.ts";
import { type Door, doorPath, isFromElsewhere, tokenHeader } from "./door.ts";

/** How long a window stays open without a new key. */
const sessionTime = 12 * 60 * 60 * 1000;

/** Keys are printed in the terminal, and kept for a second start. */
type KeyPurpose = "terminal" | "second start";

/** Below this path, a key opens a window. */
export const keyPath = "/open/";

/** Where a window exchanges its key for a token, and the header that carries the key. */
export const exchangePath = `${doorPath}/token`;
export const keyHeader = "X-Studio-Key";

export type KeyDoorOptions = {
  /** Where the studio is, such as `http://localhost:4600`. */
  readonly origin: string;
  readonly now: () => number;
  /** Called when a key has let a window in. */
  readonly onKeyUsed?: (() => void) | undefined;
};

export type KeyDoor = Door & {
  /** Returns an address that opens one window, once. The one before it for the same purpose becomes invalid. */
  readonly issueAddress: (purpose: KeyPurpose) => string;
};

/**
 * Lets in the owner's own windows and nothing else: a one-time key is exchanged for a token, which every request carries in a
 * header. Browsers send a cookie to all ports of `localhost`, so to any other program on this computer. A token goes only where
 * the studio's own page sends it. Keys and tokens are only in memory, so that they end with the process.
 */
export function createKeyDoor({ origin, now, onKeyUsed }: KeyDoorOptions): KeyDoor {
  const { host } = new URL(origin);
  const keys = new Map<KeyPurpose, string>();
  /** When each token expires, in milliseconds since 1970. */
  const sessions = new Map<string, number>();
  /** Until this process ends: the whole address of a page goes nowhere else. */
  const previewFolder = newSecret();

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
    opensWith: "key",

    issueAddress: (purpose) => {
      const key = newSecret();
      keys.set(purpose, key);
      return `${origin}${keyPath}${key}`;
    },

    guard: async (c, next) => {
      const refuse = () => c.body(null, 403);
      // A name of an attacker's that points to this computer (DNS rebinding) arrives with its own Host.
      if (c.req.header("host") !== host) return refuse();
      // The app itself has nothing of the site, and tells an opened bookmark how to get in.
      if (!c.req.path.startsWith("/api/")) return next();
      if (isFromElsewhere(c, origin)) return refuse();
      if (c.req.path === exchangePath && c.req.method === "POST") return next();
      const expires = sessions.get(c.req.header(tokenHeader) ?? "");
      return expires !== undefined && expires > now() ? next() : refuse();
    },

    routes: new Hono().post("/token", (c) => {
      if (!consumeKey(c.req.header(keyHeader) ?? "")) return c.body(null, 403);
      onKeyUsed?.();
      return c.json({ token: openSession() });
    }),

    previewFolderFor: () => previewFolder,
    opensPreview: (folder) => isSameSecret(folder, previewFolder),
  };
}
