const reasons: readonly [pattern: RegExp, reason: string][] = [
  [/could not resolve|name or service not known/i, "couldn’t be found. Perhaps this computer was offline."],
  [
    /permission denied|authentication failed|could not read (?:username|password)|terminal prompts disabled|403/i,
    "didn’t let this computer in.",
  ],
  [/host key verification failed/i, "isn’t the one that this computer knows by that name."],
  [/no space left|disk full/i, "had no room left."],
  // What was on its way when it was refused prints this, too.
  [/timed out|refused|unreachable|no route|connection reset/i, "didn’t answer."],
];

/**
 * Explains in a sentence why another computer couldn't be reached, or took nothing.
 *
 * @param words what ssh or git printed in English
 * @param name begins the sentence
 * @returns undefined if the words aren't known
 */
export function explainRemote(words: string, name: string): string | undefined {
  const reason = reasons.find(([pattern]) => pattern.test(words))?.[1];
  return reason && `${name} ${reason}`;
}
