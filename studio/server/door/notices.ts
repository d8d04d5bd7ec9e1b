import type { RunCommand } from "../../business/mailroom/run-command.ts";
import type { Notice } from "./door-store.ts";

/** Emails the owner what happened at the door. Rejects if it wasn't sent. */
export type SendNotice = (notice: Notice) => Promise<void>;

/** Sends through the site, which has the mail server's password: the studio hasn't. */
export const sendThroughSite =
  (run: RunCommand): SendNotice =>
  async ({ kind, passkey, browser, at }) => {
    await run(["--about", kind, "--json"], JSON.stringify({ passkey, browser, at }));
  };

type Waiting = {
  readonly waiting: () => readonly Notice[];
  readonly remove: (id: string) => void;
};

/** Sends what waits, one after another. What isn't sent goes on waiting, and holds up none of the others. */
export function createNotices(send: SendNotice, { waiting, remove }: Waiting) {
  let underWay: Promise<void> | undefined;
  let isStopped = false;
  const sendAll = async () => {
    const failed = new Set<string>();
    const nextOne = () => waiting().find(({ id }) => !failed.has(id));
    for (let next = nextOne(); next && !isStopped; next = nextOne()) {
      try {
        await send(next);
        remove(next.id);
      } catch (error) {
        failed.add(next.id);
        const why = error instanceof Error ? error.message : String(error);
        console.error(`The email about the door wasn't sent, and waits: ${why}`);
      }
    }
  };
  return {
    /** Never rejects. */
    send: (): Promise<void> => {
      underWay ??= sendAll().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    /** Sends no more, and waits for the one on its way: the next start would send it again. Never rejects. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await underWay;
    },
  };
}
