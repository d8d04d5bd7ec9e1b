import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real mail server on this machine, and the mail that has arrived there. */
export class Mailbox {
  readonly #mails: Email[] = [];
  #server: SMTPServer | undefined;
  #port = 0;

  /** Opens the mail server: at a free port, or again where it was before. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            this.#mails.push(mail);
            done();
          }, done);
        });
      },
    });
    await new Promise<void>((resolve, reject) => {
      server.on("error", reject);
      server.listen(this.#port, "127.0.0.1", resolve);
    });
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }

  /** The address of the mail server, as `SMTP_URL` takes it. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** The mails whose text contains these words. */
  mailsWith(words: string): Email[] {
    return this.#mails.filter((mail) => mail.text?.includes(words));
  }
}
