/**
 * Words of mail servers, and of the programs on the way to them, where no code says what the site must know. A server that says it
 * otherwise counts as having another kind of trouble. Its email is tried again or refused by the response’s own code, and its words are
 * shown.
 */
export const replyWords = {
  /** A mailbox that doesn't exist: its extended code (RFC 3463), and the words of servers that send none. */
  noSuchMailbox: /\b5\.1\.1\b|(?:user|mailbox|recipient) (?:unknown|not found)|no such (?:user|mailbox)/i,
  /** Login, client, sender or encryption: Postfix and others check them only at RCPT, with the same codes as for a wrong recipient. */
  settings:
    /\brelay|authenticat|\b(?:log ?in|sign in) (?:first|required)|sender (?:address|verif\w*|domain)|not owned by user|send as|client host|client was not authenticated|helo command|starttls|must use tls|\b(?:spf|dkim|dmarc)\b/i,
  /** “Relay access denied” and the like: the server doesn’t take emails to others from here. */
  relay: /relay/i,
  /** That the server wants a login first. */
  login: /authenticat|log ?in|sign in/i,
  /** OpenSSL, and Nodemailer where it has no code: a certificate, or a server without TLS. */
  tls: /certificate|ssl routines|initiating tls|starttls/i,
  /** OpenSSL, of a port where TLS doesn't begin at once. */
  noTlsFromStart: /wrong version number|ssl routines|packet length too long/i,
  /** OpenSSL and Node (ERR_TLS_CERT_ALTNAME_INVALID), of a certificate that can't be trusted. */
  certificate: /certificate|altnames/i,
} as const;

/** Responses to AUTH, and to commands before a required login. */
const loginCodes = [530, 534, 535, 538];

/** Extended codes (RFC 3463) for login, sender, policy on the sender's domain, and encryption. */
const settingsCode = /\b5\.(?:1\.[78]|7\.(?:[89]|1[0-4]|2\d|60))\b/;

/** Returns whether a mail server's permanent response (5xx) is about the site's set-up, not about one email. */
export const isSettingsResponse = (code: number, text: string): boolean =>
  loginCodes.includes(code) || settingsCode.test(text) || replyWords.settings.test(text);
