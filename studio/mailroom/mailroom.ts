import { type AnswerDraft, type Mark, type Message, parseMessages } from "./message.ts";
import type { RunCommand } from "./run-command.ts";
import { createSiteReading, type Reading } from "./site-reading.ts";

/** What is known of the messages, newest first; those that are being deleted are left out. */
export type Mailbox = Omit<Reading<unknown>, "value"> & { readonly messages: readonly Message[] };

/** The messages, wherever the site runs. Changes reject with a MailroomError. */
export type Mailroom = {
  /** Reads the messages, unless that was done a moment ago. Never rejects: offline, it returns what it knew last. */
  read(): Promise<Mailbox>;
  /** Reads the messages now. Returns whether they could be read. */
  tryNow(): Promise<boolean>;
  /** Stores an answer, which the site delivers. The same key stores it once, however often this is called. */
  answer(id: string, answer: AnswerDraft): Promise<void>;
  /** Delivers the email about a message again, which was refused or waits. */
  mailAgain(id: string): Promise<void>;
  /** Delivers the answers to a message again that were refused or wait. */
  answerAgain(id: string): Promise<void>;
  /** Delivers everything now that waits or was refused. */
  deliverNow(): Promise<void>;
  mark(id: string, as: Mark): Promise<void>;
  /** Hides a message at once, and deletes it when the time for undoing is over. */
  remove(id: string): void;
  /** Brings a message back. Returns whether it was still there. */
  undoRemove(id: string): boolean;
  /** Deletes at once what waits to be deleted. Call it before the studio stops. */
  close(): Promise<void>;
};

/** In milliseconds: several parts of a window ask at once. */
const freshFor = 1500;

/** The newest messages, and as many of those to check: a hundred thousand would take too long. */
const mostMessages = 2000;

/** How long a deletion can be undone, in milliseconds. The window offers it for ten seconds. */
const undoTime = 11_000;

export type MailroomOptions = {
  /** Runs `npm run messages` where the site runs. */
  readonly run: RunCommand;
  readonly now?: () => number;
  /** Called after messages changed. */
  readonly onChange?: () => void;
  readonly undoTime?: number;
};

export function createMailroom(options: MailroomOptions): Mailroom {
  const { onChange = () => {} } = options;
  const site = createSiteReading({
    ...options,
    subject: "messages",
    args: ["list", "--limit", String(mostMessages)],
    parse: parseMessages,
    freshFor: () => freshFor,
  });
  /** What is hidden, with its timer; without one, it is being deleted. */
  const removing = new Map<string, NodeJS.Timeout | undefined>();

  const change = async (args: readonly string[], input?: string) => {
    await site.change([...args, "--json"], input, {
      NOT_FOUND: "That message isn’t there any more.",
      OTHER_ANSWER:
        "An answer with other words was kept a moment ago. Read it above before you send another.",
    });
  };

  const remove = async (id: string) => {
    removing.set(id, undefined);
    try {
      await change(["delete", id]);
      // Offline, what was read last still has it.
      if (!(await site.tryNow())) return;
    } catch {
      // It shows again: nothing else says that it is still there.
    }
    removing.delete(id);
    onChange();
  };

  return {
    read: async () => {
      const { value = [], ...reading } = await site.read();
      return { ...reading, messages: value.filter(({ id }) => !removing.has(id)) };
    },
    tryNow: site.tryNow,
    answer: (id, { key, text }) => change(["answer", id, "--key", key], text),
    // It may have been delivered since the window asked.
    mailAgain: (id) => change(["retry", id, "--undelivered"]),
    answerAgain: (id) => change(["answer", id, "--retry"]),
    deliverNow: () => change(["retry", "all"]),
    mark: (id, as) => change(["mark", id, as]),
    remove: (id) => {
      if (removing.has(id)) return;
      removing.set(
        id,
        setTimeout(() => void remove(id), options.undoTime ?? undoTime),
      );
      onChange();
    },
    undoRemove: (id) => {
      const timer = removing.get(id);
      if (timer === undefined) return false;
      clearTimeout(timer);
      removing.delete(id);
      onChange();
      return true;
    },
    close: async () => {
      const waiting = [...removing].filter(([, timer]) => timer !== undefined);
      for (const [, timer] of waiting) clearTimeout(timer);
      await Promise.all(waiting.map(([id]) => remove(id)));
    },
  };
}
