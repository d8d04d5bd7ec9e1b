/** What an error says when the messages can't be reached, and what the owner can do. */
const explanations: readonly (readonly [RegExp, string])[] = [
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
    /connection refused|timed out|no route to host|connection (closed|reset)|No response in/i,
    "Your server doesn’t answer.",
  ],
  [
    /a password is required|not allowed to execute/i,
    "Your server lets this computer in, but not to the messages. Whoever helps you can allow it.",
  ],
  [
    /ssh.*ENOENT|ENOENT.*ssh/i,
    "This computer has no ssh, which reaches your server. Whoever helps you can install it.",
  ],
  [
    /wrangler|cloudflare|not logged in|authentication/i,
    "Cloudflare doesn’t let this computer in. Whoever helps you can sign in again.",
  ],
  [/busy|locked/i, "The messages are in use. I’ll try again."],
];

/** Returns why the messages can't be reached, in a sentence or two for the owner. */
export const explainConnection = (words: string): string =>
  explanations.find(([pattern]) => pattern.test(words))?.[1] ?? "The messages can’t be read at the moment.";
