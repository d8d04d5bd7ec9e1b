import { hour } from "../../../server/clock.ts";
import type { RunCommand } from "../../business/site-client/run-command.ts";
import { isWithinSpan } from "./door.ts";
import type { Notice } from "./door-store.ts";

/** Emails the owner what happened at the door. Rejects if it wasn't sent. */
export type SendNotice = (notice: Notice) => Promise<void>;

/** Sends through the site, which has the mail server's password: the studio hasn't. */
export const sendThroughSite =
  (run: RunCommand): SendNotice =>
  async ({ kind, passkey, browser, at }) => {
    await run(["--about", kind, "--json"], JSON.stringify({ passkey, browser, at }));
  };

/**
 * How many of a kind go out in an hour. Somebody with an open window can make changes without end. A mail server that gets an
 * email for each soon refuses all of the site's emails.
 */
const mostInAnHour = 10;

type Waiting = {
  readonly waiting: () => readonly Notice[];
  readonly remove: (id: string) => void;
  readonly now: () => number;
  /** Called after some were tried: others wait then, or none does. */
  readonly onTried?: (() => void) | undefined;
};

/** Sends what waits, one after another. What isn't sent goes on waiting, and holds up none of the others. */
export function createNotices(send: SendNotice, { waiting, remove, now, onTried }: Waiting) {
  let underWay: Promise<void> | undefined;
  let isStopped = false;
  /** Those that couldn't be sent when they were tried last. */
  let stuck = new Set<string>();
  let gone: { readonly kind: Notice["kind"]; readonly at: number }[] = [];
  const mayGo = ({ kind }: Notice) => {
    gone = gone.filter(({ at }) => isWithinSpan(at, hour, now()));
    return gone.filter((one) => one.kind === kind).length < mostInAnHour;
  };
  const sendAll = async () => {
    const tried = new Set<string>();
    const nextOne = () => waiting().find((one) => !tried.has(one.id) && mayGo(one));
    for (let next = nextOne(); next && !isStopped; next = nextOne()) {
      tried.add(next.id);
      try {
        await send(next);
        gone.push({ kind: next.kind, at: now() });
        remove(next.id);
      } catch (error) {
        stuck.add(next.id);
        const why = error instanceof Error ? error.message : String(error);
        console.error(`The email about the door wasn't sent, and waits: ${why}`);
      }
    }
    return tried.size > 0;
  };
  const sendAndTell = async () => {
    const hasTried = await sendAll();
    underWay = undefined;
    stuck = new Set(
      waiting()
        .map(({ id }) => id)
        .filter((id) => stuck.has(id)),
    );
    if (hasTried) onTried?.();
  };
  return {
    /** Never rejects. */
    send: (): Promise<void> => {
      underWay ??= sendAndTell();
      return underWay;
    },
    /** How many couldn't be sent so far. One on its way for the first time may be there within a moment. */
    unsent: (): number => waiting().filter(({ id }) => !underWay || stuck.has(id)).length,
    /** Sends no more, and waits for the one on its way: the next start would send it again. Never rejects. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await underWay;
    },
  };
}
