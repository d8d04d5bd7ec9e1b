import { explainRemote, saidBy } from "../../engine/program-output.ts";
import { type CommandCode, CommandError } from "./run-command.ts";

const belongsToAnother =
  "Your messages belong to another user of the computer that they’re on. Whoever helps you can correct that.";

/** Where the site is can't be read in its setting. */
export const unknownHost =
  "The studio doesn’t know where your site is: its setting has a mistake. Whoever helps you can correct it.";

/** Why the messages can't be reached, by the code of the command, and what the owner can do. */
const ofCodes: Partial<Record<CommandCode, string>> = {
  UNKNOWN_HOST: unknownHost,
  NOT_RUNNING:
    "The part of your server that has your messages isn’t running. Whoever helps you can repair it: deploy/set-up does, when it’s run again.",
  SLOW: "Your server isn’t answering.",
  USAGE: "Your site is older than this studio, so I can’t read its messages. Publish once, and I can.",
  FORBIDDEN: belongsToAnother,
  STORE_FORBIDDEN: belongsToAnother,
  STORE_OTHER_VERSION:
    "Your messages were stored by another version of your site. Whoever helps you can put that version back.",
  BUSY: "The messages are in use. I’ll try again.",
};

/** The same by the words of programs that have no codes. */
const ofWords: readonly (readonly [RegExp, string])[] = [
  [
    saidBy.noCommand,
    "Your server answers, but it has no site with messages. Whoever helps you can put the site there again.",
  ],
  [saidBy.wranglerLogin, "Cloudflare doesn’t let this computer in. Whoever helps you can sign in again."],
];

/** What can't be reached. The sentences above speak of messages. */
export type Subject = "messages" | "letters" | "readers’ addresses" | "numbers of visits";

/**
 * Returns why the messages, or another subject, can't be reached, in a sentence or two for the owner.
 *
 * @param otherwise what is said where the reason isn't known
 */
export function explainConnection(
  error: unknown,
  subject: Subject = "messages",
  otherwise = "The messages can’t be read at the moment.",
): string {
  const words = error instanceof Error ? error.message : String(error);
  const ofCode = error instanceof CommandError ? ofCodes[error.code] : undefined;
  const ofWord = ofWords.find(([pattern]) => pattern.test(words))?.[1];
  const place = saidBy.wrangler.test(words) ? "Cloudflare" : "Your server";
  const sentence = ofCode ?? explainRemote(words, place) ?? ofWord ?? otherwise;
  return sentence.replaceAll("messages", subject);
}
