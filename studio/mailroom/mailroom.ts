import { explainConnection } from "./explain-connection.ts";
import { type AnswerDraft, type Mark, type Message, parseMessages } from "./message.ts";
import { type CommandCode, CommandError, type RunCommand } from "./run-command.ts";

/** What is known of the messages. Times are in milliseconds since 1970. */
export type Mailbox = {
  /** Newest first; those that are being deleted are left out. */
  readonly messages: readonly Message[];
  /** Whether there may be older ones that weren't read, among those held back and among the others. */
  readonly hasOlder: HasOlder;
  /** When they were last read; undefined if they never were. */
  readonly readAt: number | undefined;
  /** Whether the site has no database yet where it was looked for: it never ran there. */
  readonly isMissing: boolean;
  /** Since when they can't be read, and why. */
  readonly unreachable: Unreachable | undefined;
};

export type HasOlder = { readonly held: boolean; readonly others: boolean };

export type Unreachable = {
  readonly since: number;
  /** When it was last tried. */
  readonly triedAt: number;
  /** In a sentence or two for the owner. */
  readonly reason: string;
  /** The command and its exact words, for a helper. */
  readonly detail: string;
};

/** The messages, wherever the site runs. Changes reject with a MailroomError. */
export type Mailroom = {
  /** Reads the messages, unless that was done a moment ago. Never rejects: offline, it returns what it knew last. */
  read(): Promise<Mailbox>;
  /** Reads another page of older messages, from now on. Returns whether they could be read. */
  readOlder(): Promise<boolean>;
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

/** The message is a sentence for the owner. */
export class MailroomError extends Error {
  override readonly name = "MailroomError";
  /** The exact words of a program, for a helper. */
  readonly detail: string;

  constructor(message: string, detail: string) {
    super(message);
    this.detail = detail;
  }
}

/** In milliseconds: several parts of a window ask at once. */
const freshFor = 1500;

/** The messages that one command reads, and as many of those held back: a hundred thousand would take too long. */
const usualPageSize = 500;

/** How long a deletion can be undone, in milliseconds. The window offers it for ten seconds. */
const undoTime = 11_000;

export type MailroomOptions = {
  readonly run: RunCommand;
  readonly now?: () => number;
  /** Called after messages changed. */
  readonly onChange?: () => void;
  readonly undoTime?: number;
  readonly pageSize?: number;
};

export function createMailroom(options: MailroomOptions): Mailroom {
  const { run, now = Date.now, onChange = () => {}, pageSize = usualPageSize } = options;
  let known: Mailbox = {
    messages: [],
    hasOlder: { held: false, others: false },
    readAt: undefined,
    isMissing: false,
    unreachable: undefined,
  };
  let pages = 1;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  /** What is hidden, with its timer; without one, it is being deleted. */
  const removing = new Map<string, NodeJS.Timeout | undefined>();

  const failed = (error: unknown): Unreachable => {
    const words = error instanceof Error ? error.message : String(error);
    const detail = error instanceof CommandError ? error.detail : words;
    const since = known.unreachable?.since ?? now();
    return { since, triedAt: now(), reason: explainConnection(error), detail };
  };

  const refresh = async () => {
    try {
      known = { ...(await readPages(run, pages, pageSize)), readAt: now(), unreachable: undefined };
    } catch (error) {
      known = { ...known, unreachable: failed(error) };
    }
    triedAt = now();
  };

  const change = async (args: readonly string[], input?: string) => {
    try {
      await run([...args, "--json"], input);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      if (error.isUnreachable) known = { ...known, unreachable: failed(error) };
      const reason = error.isUnreachable ? explainConnection(error) : refusal(error.code);
      throw new MailroomError(reason, error.detail);
    }
    // What is being read now may be older than the change.
    await reading;
    triedAt = Number.NEGATIVE_INFINITY;
    onChange();
  };

  const readNow = () => {
    reading ??= refresh().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const tryNow = async () => {
    // What is being read now may be fewer pages.
    await reading;
    await readNow();
    onChange();
    return known.unreachable === undefined;
  };

  const remove = async (id: string) => {
    removing.set(id, undefined);
    try {
      await change(["delete", id]);
      known = { ...known, messages: known.messages.filter((message) => message.id !== id) };
    } catch {
      // It shows again: nothing else says that it is still there.
    }
    removing.delete(id);
    onChange();
  };

  return {
    read: async () => {
      if (Math.abs(now() - triedAt) > freshFor) await readNow();
      return { ...known, messages: known.messages.filter(({ id }) => !removing.has(id)) };
    },
    readOlder: async () => {
      pages += 1;
      const isReached = await tryNow();
      if (!isReached) pages -= 1;
      return isReached;
    },
    tryNow,
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

/** Reads the newest pages. */
async function readPages(
  run: RunCommand,
  pages: number,
  size: number,
): Promise<Pick<Mailbox, "messages" | "hasOlder" | "isMissing">> {
  // A message that arrives meanwhile moves another one to the next page.
  const found = new Map<string, Message>();
  let hasOlder = { held: true, others: true };
  for (let page = 1; page <= pages && (hasOlder.held || hasOlder.others); page += 1) {
    const listed = await list(run, ["--limit", String(size), "--page", String(page), "--json"]);
    if (listed === undefined)
      return { messages: [], hasOlder: { held: false, others: false }, isMissing: true };
    const messages = parseMessages(listed);
    for (const message of messages) found.set(message.id, message);
    const held = messages.filter(({ state }) => state === "quarantined").length;
    hasOlder = { held: held >= size, others: messages.length - held >= size };
  }
  return {
    messages: [...found.values()].toSorted((a, b) => b.receivedAt - a.receivedAt),
    hasOlder,
    isMissing: false,
  };
}

/** Returns what the command lists. Undefined before the site's first start: there is no database, and so no message. */
async function list(run: RunCommand, options: readonly string[]): Promise<string | undefined> {
  try {
    return await run(["list", ...options]);
  } catch (error) {
    if (error instanceof CommandError && error.code === "NO_DATABASE") return undefined;
    throw error;
  }
}

const refusals: Partial<Record<CommandCode, string>> = {
  USAGE: "Your site is older than this studio, and can’t do that yet. Publish first.",
  NOT_FOUND: "That message isn’t there any more.",
  OTHER_ANSWER: "An answer with other words was kept a moment ago. Read it above before you send another.",
};

const refusal = (code: CommandCode) => refusals[code] ?? "Your site couldn’t do that. Nothing was changed.";
