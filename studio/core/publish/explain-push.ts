/** How a push that git called a failure ended: copied, with a remark, or not. */
export type FailedPush =
  | { readonly remark: string }
  | { readonly failure: { readonly sentence: string; readonly words: string } };

/**
 * Explains in plain words why git didn't push everything.
 *
 * @param words what git printed in English
 * @param live the ref whose arrival is what counts
 */
export function explainPush(words: string, live: string): FailedPush {
  const refused = words.split("\n").filter((line) => line.startsWith(" ! ") || line.startsWith("!"));
  if (refused.length > 0 && !refused.some((line) => line.includes(live))) {
    return {
      remark: `The second place also has changes that this computer doesn’t have, so your words are kept beside them. Whoever helps you can join the two: ${refused.join(" ").trim()}`,
    };
  }
  return { failure: { sentence: sentenceFor(words), words } };
}

function sentenceFor(words: string): string {
  if (/fetch first|non-fast-forward/i.test(words))
    return "The second place has changes that this computer doesn’t have, and nothing there is overwritten. Whoever helps you has to join the two.";
  if (/could not resolve|name or service not known/i.test(words))
    return "The second place can’t be found. Perhaps this computer is offline.";
  if (/timed out|refused|unreachable|no route|connection reset/i.test(words))
    return "The second place doesn’t answer.";
  if (
    /permission denied|authentication failed|could not read (?:username|password)|terminal prompts disabled|403/i.test(
      words,
    )
  )
    return "The second place doesn’t let this computer in.";
  if (/host key verification failed/i.test(words))
    return "The second place isn’t the one that this computer knows under its name.";
  if (/no space left|disk full/i.test(words)) return "The second place is full.";
  if (/repository .*not found|does not appear to be a git repository|does not exist/i.test(words))
    return "There’s nothing at the address of the second place.";
  return "The second place didn’t take the copy.";
}
