/** In the order in which they are looked for: what was on its way when it was refused prints the last one, too. */
const reasons: readonly [pattern: RegExp, reason: string][] = [
  [
    /could not resolve|name or service not known|ENOTFOUND|EAI_AGAIN|network is unreachable/i,
    "couldn’t be found. Perhaps there’s no internet at the moment.",
  ],
  [
    /permission denied|too many authentication|authentication failed|could not read (?:username|password)|terminal prompts disabled|\b403\b/i,
    "doesn’t let the studio in. Whoever helps you can give it a key again.",
  ],
  [
    /remote host identification/i,
    "shows a different key from before. Ask whoever helps you before you go on.",
  ],
  [
    /host key verification/i,
    "isn’t known to the studio yet. Whoever helps you can log in there once from where the studio runs, with ssh, and compare its key.",
  ],
  [/no space left|disk full/i, "has no room left."],
  [
    /refused|timed ?out|unreachable|no route|connection (?:to \S+ )?(?:closed|reset)|broken pipe|not responding|fetch failed/i,
    "isn’t answering.",
  ],
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
