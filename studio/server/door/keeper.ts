import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { day, hour, minute } from "../../../server/clock.ts";
import { newSecret } from "../../../server/secrets.ts";
import { describeBrowser } from "../../business/describe-browser.ts";
import type { Project } from "../../engine/project.ts";
import { cookieOptions, hashOf, isWithinSpan } from "./door.ts";
import { type DoorState, doorFile, type Notice, type Passkey, type Session } from "./door-store.ts";
import { consumeKey } from "./enrolment-key.ts";
import { createNotices, type SendNotice } from "./notices.ts";

/** How long a session stays open while nobody uses it, and at most. */
const idle = 12 * hour;
const longest = 30 * day;

/** How exactly it is noted when a session was used last: not each request writes to the disk. */
const seenEvery = 5 * minute;

/** How long after a sign-in a window may change who can open the studio. After that, it signs in once more. */
const freshFor = 10 * minute;

/** What a window is told that must do so. */
export const notFresh = "Show your passkey once more first.";

/** How long a browser is known that has been in. */
const browserTime = 400 * day;
const mostBrowsers = 50;

/** While no email goes out, older news gives way to news of its kind: new codes made again and again hide no new passkey. */
const mostOfKind = 10;

const sessionCookie = "__Host-studio";
const browserCookie = "__Host-studio-browser";

export type KeeperOptions = {
  readonly project: Project;
  /** Where the studio is, such as `https://studio.example.com`: passkeys are made for its host. */
  readonly origin: string;
  readonly now: () => number;
  /** Emails the owner. What it rejects is sent later. */
  readonly sendNotice: SendNotice;
  /** Called when somebody may have lost the right to be in, or got it. */
  readonly onChange?: (() => void) | undefined;
  /** Called when everybody was signed out: what else a thief may have set up in a session ends, too. */
  readonly onEndAll?: (() => void) | undefined;
};

/** What the routes use to see and change who may be in. */
export type DoorKeeper = ReturnType<typeof createKeeper>;

const belongsTo = ({ passkey, made = [] }: Session, id: string) => passkey === id || made.includes(id);

const browserOf = (c: Context) => describeBrowser(c.req.header("user-agent"));

/** The folder follows from the session's secret, so that it opens as long as the session does, over restarts. */
const previewFolderOf = (secret: string) => hashOf(`preview ${secret}`);

/**
 * Keeps who may be in: on disk first, and then in memory.
 *
 * @throws Error if what is kept can't be read or written
 */
export function createKeeper({ project, origin, now, sendNotice, onChange, onEndAll }: KeeperOptions) {
  const file = doorFile(project);
  const none = { passkeys: [], recoveryCodes: [], sessions: [], browsers: [], notices: [] };
  let state: DoorState = { owner: newSecret(), ...none, ...file.read(), origin };
  const change = (changed: Partial<DoorState>) => {
    const next = { ...state, ...changed };
    file.write(next);
    state = next;
  };
  // The command that makes a key reads it there.
  if (file.read()?.origin !== origin) change({});
  const notices = createNotices(sendNotice, {
    waiting: () => state.notices,
    remove: (id) => change({ notices: state.notices.filter((one) => one.id !== id) }),
    now,
    onTried: onChange,
  });

  const isCurrent = ({ openedAt, seenAt }: Session) =>
    isWithinSpan(openedAt, longest, now()) && isWithinSpan(seenAt, idle, now());
  /** Without those that are over by any clock. */
  const keptSessions = () =>
    state.sessions.filter(({ openedAt, seenAt }) => now() < openedAt + longest && now() < seenAt + idle);
  const sessionOf = (c: Context): Session | undefined => {
    const id = hashOf(getCookie(c, sessionCookie) ?? "");
    return state.sessions.find((one) => one.id === id && isCurrent(one));
  };
  /** Returns what waits to be emailed, with one more. */
  const noticesWith = (kind: Notice["kind"], passkey: string, browser: string): Notice[] => {
    const kept = new Set(state.notices.filter((one) => one.kind === kind).slice(1 - mostOfKind));
    return [
      ...state.notices.filter((one) => one.kind !== kind || kept.has(one)),
      { id: newSecret(), kind, passkey, browser, at: now() },
    ];
  };

  /** Returns a new session in the place of the window's own, and what is known of its browser then. */
  const newSession = (c: Context, passkey: string) => {
    const secret = newSecret();
    const own = sessionOf(c);
    const session: Session = {
      id: hashOf(secret),
      preview: hashOf(previewFolderOf(secret)),
      passkey,
      ...(own?.made && { made: own.made }),
      browser: browserOf(c),
      openedAt: now(),
      seenAt: now(),
    };
    const browserSecret = getCookie(c, browserCookie) || newSecret();
    const browser = hashOf(browserSecret);
    const others = state.browsers.filter(({ id }) => id !== browser);
    return {
      session,
      isKnownBrowser: others.length < state.browsers.length,
      changes: {
        sessions: [...keptSessions().filter((one) => one !== own), session],
        browsers: [...others, { id: browser, seenAt: now() }].slice(-mostBrowsers),
      },
      /** Call it once they are on disk. */
      setCookies: () => {
        setCookie(c, sessionCookie, secret, { ...cookieOptions, maxAge: longest / 1000 });
        setCookie(c, browserCookie, browserSecret, { ...cookieOptions, maxAge: browserTime / 1000 });
      },
    };
  };
  const announce = () => {
    onChange?.();
    void notices.send();
  };

  return {
    state: () => state,
    sessions: () => state.sessions.filter(isCurrent),
    sessionOf,
    isOpen: (id: string) => state.sessions.some((one) => one.id === id && isCurrent(one)),
    /** Whether a window has just shown a passkey: only then may it change who can open the studio. */
    isFresh: ({ openedAt }: Session) => isWithinSpan(openedAt, freshFor, now()),
    /** Returns the folder of the preview for a window that is in. */
    previewFolderFor: (c: Context) => previewFolderOf(getCookie(c, sessionCookie) ?? ""),
    opensPreview: (folder: string) => {
      const hash = hashOf(folder);
      return state.sessions.some((one) => one.preview === hash && isCurrent(one));
    },
    noteSeen: (session: Session) => {
      if (isWithinSpan(session.seenAt, seenEvery, now())) return;
      const seen = { ...session, seenAt: now() };
      try {
        change({ sessions: keptSessions().map((one) => (one.id === session.id ? seen : one)) });
      } catch (error) {
        // On a full disk, what the owner asks for may work even so.
        console.error(error);
      }
    },

    /** Lets in a window that has shown a passkey. */
    signIn: (c: Context, passkey: Passkey, counter: number) => {
      const { session, isKnownBrowser, changes, setCookies } = newSession(c, passkey.id);
      const used = { ...passkey, counter, usedAt: now() };
      change({
        ...changes,
        passkeys: state.passkeys.map((one) => (one.id === passkey.id ? used : one)),
        ...(!isKnownBrowser && {
          notices: noticesWith("new-place", passkey.name, session.browser),
        }),
      });
      setCookies();
      announce();
    },
    /**
     * Adds a passkey, and lets in the window that made it with a key or a recovery code.
     *
     * @param recoveryCode the hash of the code that it was made with: it is used then
     * @param newCodes hashes of recovery codes to keep instead of those that are there
     */
    enrol: (
      c: Context,
      passkey: Passkey,
      {
        recoveryCode,
        newCodes,
      }: { recoveryCode?: string | undefined; newCodes?: readonly string[] | undefined },
    ) => {
      const own = sessionOf(c);
      const opened = own ? undefined : newSession(c, passkey.id);
      const kind = recoveryCode === undefined ? "new-passkey" : "recovery-code";
      // A laptop that another device's passkey has let in makes its own: it is signed out with that, too.
      const withMade = (one: Session) =>
        one === own ? { ...one, made: [...(one.made ?? []), passkey.id] } : one;
      change({
        ...(opened?.changes ?? { sessions: state.sessions.map(withMade) }),
        passkeys: [...state.passkeys, passkey],
        recoveryCodes: [...(newCodes ?? state.recoveryCodes.filter((one) => one !== recoveryCode))],
        notices: noticesWith(kind, passkey.name, browserOf(c)),
      });
      opened?.setCookies();
      announce();
    },
    renamePasskey: (id: string, name: string) => {
      change({ passkeys: state.passkeys.map((one) => (one.id === id ? { ...one, name } : one)) });
      announce();
    },
    /** Whether a session ends when a passkey is taken off: it was opened by it, or the passkey was made in its window. */
    belongsTo,
    /** Takes a passkey off, and ends the sessions that it opened or that made it, and a key that somebody made in one. */
    removePasskey: (c: Context, id: string) => {
      const removed = state.passkeys.find((one) => one.id === id);
      if (!removed) return;
      consumeKey(project);
      change({
        passkeys: state.passkeys.filter((one) => one !== removed),
        sessions: state.sessions.filter((one) => !belongsTo(one, id)),
        notices: noticesWith("passkey-removed", removed.name, browserOf(c)),
      });
      announce();
    },
    /** Keeps other recovery codes in the place of those that are there. */
    replaceCodes: (c: Context, hashes: readonly string[]) => {
      const own = sessionOf(c)?.passkey;
      const passkey = state.passkeys.find(({ id }) => id === own)?.name ?? "";
      change({
        recoveryCodes: [...hashes],
        notices: noticesWith("new-codes", passkey, browserOf(c)),
      });
      announce();
    },
    endSession: (id: string) => {
      change({ sessions: state.sessions.filter((one) => one.id !== id) });
      announce();
    },
    /** Ends every session, that of the window that asks as well, and a key that somebody made in one. */
    endAll: (c: Context) => {
      change({ sessions: [] });
      consumeKey(project);
      onEndAll?.();
      deleteCookie(c, sessionCookie, cookieOptions);
      announce();
    },
    sendNotices: notices.send,
    unsentNotices: notices.unsent,
    stopNotices: notices.stop,
  };
}
