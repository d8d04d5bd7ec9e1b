import { randomBytes, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { doorPage } from "./door-page.ts";

/** How long a window stays open without a new key. */
const sessionSeconds = 12 * 60 * 60;

export type Session = {
  /** Sent in a header with each change: a page of another origin can't read it. */
  readonly token: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
};

/** Keys are printed in the terminal, and kept for a second start. */
export type KeyPurpose = "terminal" | "second start";

export type StudioEnv = { Variables: { session: Session } };

export const tokenHeader = "X-Studio-Token";

export type DoorOptions = {
  readonly port: number;
  readonly now: () => number;
  /** Called when a key has let a window in. */
  readonly onKeyUsed?: () => void;
};

export type Door = {
  /** Returns an address that opens one window, once. The one before it for the same purpose becomes invalid. */
  issueAddress(purpose: KeyPurpose): string;
  readonly guard: MiddlewareHandler<StudioEnv>;
};

const newSecret = () => randomBytes(32).toString("base64url");

/**
 * Lets in the owner's own windows and nothing else: a one-time key is exchanged for a cookie, and each request is checked
 * for where it comes from. Keys and sessions are only in memory, so that they end with the process.
 */
export function createDoor({ port, now, onKeyUsed }: DoorOptions): Door {
  const host = `localhost:${port}`;
  const origin = `http://${host}`;
  // Cookies are shared between the ports of a host.
  const cookie = `studio-${port}`;
  const keys = new Map<KeyPurpose, string>();
  const sessions = new Map<string, Session>();

  const openSession = () => {
    const id = newSecret();
    for (const [other, { expires }] of sessions) if (expires <= now()) sessions.delete(other);
    sessions.set(id, { token: newSecret(), expires: now() + sessionSeconds * 1000 });
    return id;
  };

  const consumeKey = (given: string) => {
    for (const [purpose, key] of keys) if (isEqual(given, key)) return keys.delete(purpose);
    return false;
  };

  const sessionOf = (id: string | undefined) => {
    const session = sessions.get(id ?? "");
    return session && session.expires > now() ? session : undefined;
  };

  return {
    issueAddress(purpose) {
      const key = newSecret();
      keys.set(purpose, key);
      return `${origin}/open/${key}`;
    },

    guard: async (c, next) => {
      // A name of an attacker's that points to this computer (DNS rebinding) arrives with its own Host.
      if (c.req.header("host") !== host) return c.body(null, 403);
      // An explanation for opened bookmarks. Pages of other sites can't read it.
      const isOpened = c.req.method === "GET" && c.req.header("sec-fetch-dest") === "document";
      const refuse = () => (isOpened ? doorPage("shut") : c.body(null, 403));

      const session = sessionOf(getCookie(c, cookie));
      const [, open, key] = c.req.path.split("/");
      if (open === "open" && c.req.method === "GET") {
        if (consumeKey(key ?? "")) {
          setCookie(c, cookie, openSession(), {
            httpOnly: true,
            sameSite: "Strict",
            path: "/",
            maxAge: sessionSeconds,
          });
          onKeyUsed?.();
          return c.redirect("/", 303);
        }
        return session ? c.redirect("/", 303) : doorPage("used key");
      }
      if (!session) return refuse();

      const site = c.req.header("sec-fetch-site");
      const from = c.req.header("origin");
      const isTyped = site === "none" && c.req.header("sec-fetch-mode") === "navigate";
      if (site !== undefined && site !== "same-origin" && !isTyped) return refuse();
      // WebSocket handshakes send Origin, but no Sec-Fetch headers.
      if (from !== undefined && from !== origin) return refuse();

      const isRead = c.req.method === "GET" || c.req.method === "HEAD";
      const isOwn = site === "same-origin" && from === origin;
      if (!isRead && !(isOwn && isEqual(c.req.header(tokenHeader) ?? "", session.token))) return refuse();

      c.set("session", session);
      return next();
    },
  };
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
