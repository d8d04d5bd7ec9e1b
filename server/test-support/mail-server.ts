import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** A received email, parsed and raw. `from_` and `to_` are its envelope sender and recipients. */
export type ReceivedMail = Email & {
  readonly raw: string;
  readonly from_: string;
  readonly to_: readonly string[];
};

export type MailServer = {
  readonly url: string;
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  /** Waits until this many emails have arrived since the start. */
  received(count: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
};

/** Returns an error that makes the SMTP server respond with this code. */
export const refusal = (responseCode: number, text = "no") =>
  Object.assign(new Error(text), { responseCode });

/**
 * Starts a real SMTP server on loopback.
 *
 * @param options handlers that misbehave for a test; `onMail` runs after an email was received completely, and may throw a
 *   `refusal`, destroy the connection or keep the answer waiting
 */
export async function startMailServer(
  options: SMTPServerOptions & {
    readonly onMail?: (socket: { destroy(): void }, raw: string) => void | Promise<void>;
  } = {},
  port = 0,
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let announce = () => {};
  const { onMail, ...smtpOptions } = options;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    ...smtpOptions,
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch (error) {
        // The site was killed before the end of the email.
        done(error as Error);
        return;
      }
      const raw = Buffer.concat(chunks).toString("utf8");
      const to_ = session.envelope.rcptTo.map((recipient) => recipient.address);
      const { mailFrom } = session.envelope;
      const from_ = mailFrom ? mailFrom.address : "";
      const email = { ...(await PostalMime.parse(raw)), raw, from_, to_ };
      try {
        await onMail?.(connectionOf(server), raw);
      } catch (error) {
        done(error as Error);
        return;
      }
      mails.push(email);
      announce();
      done();
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const bound = (server.server.address() as AddressInfo).port;

  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    received: (count) =>
      new Promise((resolve) => {
        announce = () => {
          if (mails.length >= count) resolve(mails);
        };
        announce();
      }),
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

/** Starts a mail server that is closed after the test. */
export async function mailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  onTestFinished(() => server.close());
  return server;
}

/** Returns the socket of the oldest open connection. */
function connectionOf(server: SMTPServer) {
  const [connection] = server.connections as unknown as Set<{ _socket: { destroy(): void } }>;
  if (!connection) throw new Error("no connection");
  return connection._socket;
}
