/**
 * Words that other programs print and that the studio acts upon, as they have no code for it: git is asked for English, and the others
 * know no other language. Whether they still say so can only be seen when one of them changes; what our own programs say isn't here,
 * they have codes.
 */
export const saidBy = {
  /**
   * The system's words for ENOSPC, as git, tar and others print them (strerror), Node with its code, and SQLite's for SQLITE_FULL; and
   * git's of a file that it writes in a checkout (its entry.c), which gives no reason.
   */
  diskFull: /ENOSPC|no space left on device|disk is full|unable to write file/i,
  git: {
    /** Since git 2.35.2, of a repository of another user (its setup.c). */
    otherOwner: /dubious ownership|safe\.directory/,
    /** Of HEAD in a repository without a commit (its setup.c). */
    noCommit: /unknown revision|ambiguous argument/,
    /** Of a push that would overwrite what is there (its transport.c). */
    wouldOverwrite: /fetch first|non-fast-forward/i,
  },
  /** Node, of a program of the site that isn't there (MODULE_NOT_FOUND). */
  noProgram: /Cannot find module '[^'\n]*\bprograms[\\/][\w-]+\.js'/,
  /** A shell, of a server's command that isn't there. */
  noCommand:
    /stillwater: (?:command )?not found|stillwater: No such file|command not found.*stillwater|No such file or directory/i,
  /** Cloudflare's tool, wrangler. */
  wrangler: /wrangler|cloudflare/i,
  wranglerLogin: /wrangler|cloudflare|not logged in|authentication/i,
  /** Why another computer wasn't reached, or took nothing: ssh's, git's (over ssh and https), curl's words, and those of Node's fetch. */
  remote: {
    notFound: /could not resolve|name or service not known|ENOTFOUND|EAI_AGAIN|network is unreachable/i,
    notLetIn:
      /permission denied|too many authentication|authentication failed|could not read (?:username|password)|terminal prompts disabled|\b403\b/i,
    otherKey: /remote host identification/i,
    unknownKey: /host key verification/i,
    full: /no space left|disk full/i,
    notAnswering:
      /refused|timed ?out|unreachable|no route|connection (?:to \S+ )?(?:closed|reset)|broken pipe|not responding|fetch failed/i,
  },
} as const;

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
