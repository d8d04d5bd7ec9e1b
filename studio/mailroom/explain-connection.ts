/** What an error says when the messages can't be reached, and what the owner can do. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [
    /host\.json/,
    "The studio doesn’t know where your site is: its setting has a mistake. Whoever helps you can correct it.",
  ],
  [
    /could not resolve|name or service not known|ENOTFOUND|EAI_AGAIN|network is unreachable/i,
    "This computer isn’t online, or the server’s name has changed.",
  ],
  [
    /permission denied|too many authentication/i,
    "Your server doesn’t let this computer in. Whoever helps you can give it a key again.",
  ],
  [
    /host key verification|remote host identification/i,
    "Your server shows another key than before. Ask whoever helps you before you go on.",
  ],
  [
    /connection refused|timed out|no route to host|connection (?:to \S+ )?(?:closed|reset)|broken pipe|not responding|No response in/i,
    "Your server doesn’t answer.",
  ],
  [
    /a password is required|not allowed to execute/i,
    "Your server lets this computer in, but not to the messages. Whoever helps you can allow it.",
  ],
  [
    /stillwater: (?:command )?not found|stillwater: No such file|command not found.*stillwater|No such file or directory|Cannot find module|Unknown (?:command|option)/i,
    "Your server answers, but it has no site with messages, or one that is older than this studio. Whoever helps you can put the site there again.",
  ],
  [
    /ssh.*ENOENT|ENOENT.*ssh/i,
    "This computer has no ssh, which reaches your server. Whoever helps you can install it.",
  ],
  [
    /wrangler|cloudflare|not logged in|authentication/i,
    "Cloudflare doesn’t let this computer in. Whoever helps you can sign in again.",
  ],
  [
    /may not (?:open|read)/,
    "Your messages belong to another user of the computer that they’re on. Whoever helps you can correct that.",
  ],
  [/busy|locked/i, "The messages are in use. I’ll try again."],
];

/** Returns why the messages can't be reached, in a sentence or two for the owner. */
export const explainConnection = (words: string): string =>
  explanations.find(([pattern]) => pattern.test(words))?.[1] ?? "The messages can’t be read at the moment.";
