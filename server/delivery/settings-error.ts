/** Responses to AUTH, and to commands before a required login. */
const loginCodes = [530, 534, 535, 538];

/** Extended codes (RFC 3463) for login, sender, policy on the sender's domain, and encryption. */
const settingsCode = /\b5\.(?:1\.[78]|7\.(?:[89]|1[0-4]|2\d|60))\b/;

/** Postfix and others check login, client and sender only at RCPT, with the same codes as for a wrong recipient. */
const settingsWords =
  /\brelay|authenticat|\b(?:log ?in|sign in) (?:first|required)|sender (?:address|verif\w*|domain)|not owned by user|send as|client host|client was not authenticated|helo command|starttls|must use tls|\b(?:spf|dkim|dmarc)\b/i;

/** Returns whether a mail server's permanent response (5xx) is about the site's set-up, not about one email. */
export const isSettingsResponse = (code: number, text: string): boolean =>
  loginCodes.includes(code) || settingsCode.test(text) || settingsWords.test(text);
