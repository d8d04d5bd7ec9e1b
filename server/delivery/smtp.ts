import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { describeError } from "../log.ts";
import type { MailTransport } from "./email.ts";
import type { Outcome } from "./outbox.ts";

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/**
 * Creates a transport over SMTP.
 *
 * @param url the server, with user and password if it requires them
 * @param timeout for one email in total, in milliseconds
 */
export function createSmtpTransport(url: string, timeout: number): MailTransport {
  return async ({ envelope, ...email }) => {
    // Visitors' text must not make the composer read a file or fetch a URL.
    const restricted = { ...email, disableFileAccess: true, disableUrlAccess: true };
    const raw = await new MailComposer(restricted).compile().build();
    let sentWhole = false;
    // Once the last byte is read, the server may have the email, whatever happens next.
    const source = Readable.from([raw]).once("end", () => {
      sentWhole = true;
    });
    const transport = createTransport({ url, socketTimeout: timeout });
    try {
      await transport.sendMail({
        envelope,
        raw: source,
        // Closes the connection too: nothing may be sent after the outcome is decided.
        signal: AbortSignal.timeout(timeout),
      });
      return { result: "delivered" };
    } catch (error) {
      return classify(error as SmtpError, sentWhole);
    } finally {
      source.destroy();
      transport.close();
    }
  };
}

/**
 * Only a 5xx response to RCPT or DATA is permanent. Other failures, a wrong password included, can be fixed, and the
 * message must not be lost meanwhile.
 */
function classify(error: SmtpError, sentWhole: boolean): Outcome {
  const { responseCode = 0, command = "" } = error;
  const { error: text, code } = describeError(error);
  const reason = code ? `${code}: ${text}` : text;
  if (responseCode >= 500 && (command === "RCPT TO" || command === "DATA"))
    return { result: "rejected", reason };
  return { result: "failed", reason, maybeDelivered: sentWhole && responseCode === 0 };
}
