import { createHash } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { minute } from "../../../server/clock.ts";

/**
 * Decides who may use the studio: whose windows may ask the API, and who may see the pages of the preview. There are two: a key from
 * the terminal on her own computer (`key-door.ts`), and a passkey on a server (`passkey-door.ts`). The rest of the studio knows neither.
 */
export type Door = {
  /** What opens it: the app shows a window that is shut how to get in. */
  readonly opensWith: "key" | "passkey";
  /** Passes on what may pass, and answers everything else with an empty 403. */
  readonly guard: MiddlewareHandler;
  /** What windows ask the door itself, below `doorPath`. */
  readonly routes: Hono;
  /** Returns the folder in which the window that asks finds the preview. It can't be guessed. */
  readonly previewFolderFor: (c: Context) => string;
  /** Whether a folder of the preview is one of an open window. */
  readonly opensPreview: (folder: string) => boolean;
};

/** Where windows ask the door itself. */
export const doorPath = "/api/door";

/** The header that every request of the studio's own page carries. No page of another origin can send it. */
export const tokenHeader = "X-Studio-Token";

/** A cookie that goes to the studio's own host alone, and that no script reads. */
export const cookieOptions = { path: "/", httpOnly: true, secure: true, sameSite: "Strict" } as const;

/** Returns what is kept of a secret, where whoever reads the disk must not learn it. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Whether a request comes from another page than the studio's own, as far as the browser says. */
export function isFromElsewhere(c: Context, origin: string): boolean {
  const site = c.req.header("sec-fetch-site");
  const from = c.req.header("origin");
  return (site !== undefined && site !== "same-origin") || (from !== undefined && from !== origin);
}

/**
 * Whether a time span that began at a time lasts still. One that begins in the future was written while the clock was wrong, or
 * the clock is wrong now. It is kept, and counts once the clock is right again.
 */
export const isWithinSpan = (from: number, span: number, now: number): boolean =>
  now >= from - minute && now < from + span;
