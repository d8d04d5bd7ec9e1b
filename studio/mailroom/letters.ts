import type { Purpose } from "../../domain/newsletter.ts";
import type { Letter, LetterDraft } from "../../server/letters/store.ts";
import { isFields } from "../core/content/entries.ts";
import { explainConnection } from "./explain-connection.ts";
import { MailroomError } from "./mailroom.ts";
import { CommandError, type RunCommand } from "./run-command.ts";

/** A letter that isn't sent yet, and the UUID that the site will store it under, once. */
export type KeptLetter = LetterDraft & { readonly id: string };

/** What the site has: its letters, newest first, and how many readers each audience has now. */
export type SentLetters = {
  readonly letters: readonly Letter[];
  readonly readers: Readonly<Record<Purpose, number>>;
};

/** The letters, wherever the site runs. Everything rejects with a MailroomError. */
export type Letters = {
  read(): Promise<SentLetters>;
  /** Has the site email a letter to the owner. */
  test(letter: KeptLetter): Promise<void>;
  /** Has the site send a letter to its readers. The site refuses unless a test of this very text has gone out. */
  send(letter: KeptLetter): Promise<void>;
  /** Keeps what hasn't gone out from going out. */
  stop(id: string): Promise<void>;
};

/** @param run runs `npm run letters` where the site runs */
export function createLetters(run: RunCommand): Letters {
  const ask = async (args: readonly string[], input?: string) => {
    try {
      return await run([...args, "--json"], input);
    } catch (error) {
      const detail = error instanceof CommandError ? error.detail : String(error);
      throw new MailroomError(explain(error), detail);
    }
  };
  const input = ({ subject, text, audience }: KeptLetter) => JSON.stringify({ subject, text, audience });
  return {
    read: async () => parse(await ask(["list"])),
    test: async (letter) => void (await ask(["test", letter.id], input(letter))),
    send: async (letter) => void (await ask(["send", letter.id], input(letter))),
    stop: async (id) => void (await ask(["stop", id])),
  };
}

const refusals: Readonly<Record<string, string>> = {
  NOT_TESTED: "No test of this very text has gone out. Send yourself a test first.",
  NOT_FOUND: "No test of this letter has gone out. Send yourself a test first.",
  ALREADY_SENT: "This letter is being sent already, with the words of its test.",
  NO_READERS: "Nobody is on the list, so nothing was sent.",
  NO_DATABASE: "Your site hasn’t run yet where I look for it, so it has no readers. Publish first.",
};

const explain = (error: unknown) =>
  (error instanceof CommandError ? refusals[error.code] : undefined) ??
  explainConnection(error).replace("The messages can’t be read", "The letters can’t be reached");

function parse(json: string): SentLetters {
  const listed: unknown = JSON.parse(json);
  if (!isFields(listed) || !Array.isArray(listed.letters) || !isFields(listed.readers)) {
    throw new Error("The command has printed something else than letters.");
  }
  return listed as unknown as SentLetters;
}
