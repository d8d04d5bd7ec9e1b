import { saidBy } from "./words-of-programs.ts";

const { remote } = saidBy;

/** In the order in which they are looked for: what was on its way when it was refused prints the last one, too. */
const reasons: readonly [pattern: RegExp, reason: string][] = [
  [remote.notFound, "couldn’t be found. Perhaps there’s no internet at the moment."],
  [remote.notLetIn, "doesn’t let the studio in. Whoever helps you can give it a key again."],
  [remote.otherKey, "shows a different key from before. Ask whoever helps you before you go on."],
  [
    remote.unknownKey,
    "isn’t known to the studio yet. Whoever helps you can log in there once from where the studio runs, with ssh, and compare its key.",
  ],
  [remote.full, "has no room left."],
  [remote.notAnswering, "isn’t answering."],
];

/**
 * Explains in a sentence or two why another computer wasn't reached, or took nothing.
 *
 * @param printed what ssh, git or another program printed in English
 * @param name begins the sentence
 * @returns undefined if the words aren't known
 */
export function explainRemote(printed: string, name: string): string | undefined {
  const reason = reasons.find(([pattern]) => pattern.test(printed))?.[1];
  return reason && `${name} ${reason}`;
}
