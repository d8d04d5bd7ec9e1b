import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { minute } from "../clock.ts";
import { describeError } from "../log.ts";
import type { MailTransport } from "./email.ts";
import type { Outcome } from "./outbox.ts";
import { isSettingsResponse, replyWords } from "./reply-words.ts";

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** How long a mail server may take to accept an email that it has in full (RFC 5321, 4.5.3.2.6). */
export const answerWithin = 10 * minute;

/**
 * Creates a transport over SMTP. A login is sent with TLS only, except to `smtp+insecure://`.
 *
 * @param url the server, with user and password if it requires them
 * @param timeout for all but the answer to one email, in milliseconds
 * @param answerTimeout for the mail server's answer after the final dot
 */
export function createSmtpTransport(
  url: string,
  timeout: number,
  answerTimeout = answerWithin,
): MailTransport {
  const connection = smtpOptions(url);
  return async ({ envelope, ...email }, markHandedOver = async () => {}) => {
    // Visitors' text must not make the composer read a file or fetch a URL.
    const restricted = { ...email, disableFileAccess: true, disableUrlAccess: true };
    const raw = await new MailComposer(restricted).compile().build();
    const cutOff = new AbortController();
    const after = (time: number) => setTimeout(() => cutOff.abort(new Error("timed out")), time);
    let timer = after(timeout);
    let sentWhole = false;
    async function* whatIsSent(email: Readable) {
      yield* email;
      // The final dot follows: from here on the server may have the email, whatever happens next.
      await markHandedOver();
      cutOff.signal.throwIfAborted();
      sentWhole = true;
      clearTimeout(timer);
      timer = after(answerTimeout);
    }
    const transport = createTransport({ ...connection, socketTimeout: timeout + answerTimeout });
    transport.use("stream", ({ message }, done) => {
      // Without a buffer it is read when the server takes the email, not before.
      message.processFunc((email) => Readable.from(whatIsSent(email), { highWaterMark: 0 }));
      done();
    });
    try {
      await transport.sendMail({
        envelope,
        raw,
        // Closes the connection too: nothing may be sent after the outcome is decided.
        signal: cutOff.signal,
      });
      return { result: "delivered" };
    } catch (error) {
      return classify(error as SmtpError, sentWhole);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}

/**
 * Returns the connection options for a URL of the setting `SMTP_URL`. Parameters such as `?requireTLS=false` are removed:
 * they would win over the options.
 */
export function smtpOptions(address: string) {
  const url = URL.parse(address.replace(/^smtp\+insecure:/, "smtp:"));
  if (!url) return { url: address };
  for (const name of ["requireTLS", "ignoreTLS", "opportunisticTLS", "secure"]) url.searchParams.delete(name);
  return address.startsWith("smtp+insecure:")
    ? { url: url.href, ignoreTLS: true }
    : { url: url.href, requireTLS: Boolean(url.username || url.password) };
}

/**
 * Only a 5xx response to RCPT or DATA that is about this email is permanent. Other failures can be fixed, also a wrong password or a
 * denied relay. The message must not be lost meanwhile.
 */
function classify(error: SmtpError, sentWhole: boolean): Outcome {
  const { responseCode = 0, command = "" } = error;
  const { error: text, code } = describeError(error);
  const reason = code ? `${code}: ${text}` : text;
  if (isSettingsError(error)) {
    return { result: "failed", reason, kind: "settings", maybeDelivered: false };
  }
  if (responseCode >= 500 && (command === "RCPT TO" || command === "DATA"))
    return { result: "rejected", reason };
  return { result: "failed", reason, maybeDelivered: sentWhole && responseCode === 0 };
}

/** Codes of Node for a certificate that can't be trusted, and for a server that doesn't speak TLS. */
const tlsCode = /^(?:ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/;

function isSettingsError({ code = "", command, responseCode = 0, message }: SmtpError): boolean {
  if (responseCode >= 500) {
    // MAIL names the sender, which is the site itself.
    return (
      command?.startsWith("AUTH") || command === "MAIL FROM" || isSettingsResponse(responseCode, message)
    );
  }
  if (responseCode >= 400) return false;
  return code === "ETLS" || code === "ENOAUTH" || tlsCode.test(code) || replyWords.tls.test(message);
}
