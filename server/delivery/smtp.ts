import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { describeError } from "../log.ts";
import type { MailTransport } from "./mail.ts";
import type { Attempt } from "./outbox.ts";

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/**
 * A transport that speaks SMTP.
 *
 * @param url the server, with user and password where it wants them
 * @param timeout how long one mail may take in all, in milliseconds
 */
export function createSmtpTransport(url: string, timeout: number): MailTransport {
  return async ({ envelope, ...mail }) => {
    // Nothing that a visitor wrote may make the mailer read a file or fetch an address.
    const closed = { ...mail, disableFileAccess: true, disableUrlAccess: true };
    const raw = await new MailComposer(closed).compile().build();
    let sentWhole = false;
    // Once the last byte has been read, the server may have the mail whatever happens next.
    const source = Readable.from([raw]).once("end", () => {
      sentWhole = true;
    });
    const transport = createTransport({ url, socketTimeout: timeout });
    try {
      await transport.sendMail({
        envelope,
        raw: source,
        // Closes the connection too: nothing may go out once this try has been judged.
        signal: AbortSignal.timeout(timeout),
      });
      return { result: "delivered" };
    } catch (error) {
      return judge(error as SmtpError, sentWhole);
    } finally {
      source.destroy();
      transport.close();
    }
  };
}

/**
 * Whether a failure is for good. Only a 5xx to RCPT or to the mail itself is: anything else, a wrong
 * password included, can be put right, and the message must not be lost meanwhile.
 */
function judge(error: SmtpError, sentWhole: boolean): Attempt {
  const { responseCode = 0, command = "" } = error;
  const { error: text, code } = describeError(error);
  const reason = code ? `${code}: ${text}` : text;
  if (responseCode >= 500 && (command === "RCPT TO" || command === "DATA"))
    return { result: "refused", reason };
  return { result: "failed", reason, maybeDelivered: sentWhole && responseCode === 0 };
}
