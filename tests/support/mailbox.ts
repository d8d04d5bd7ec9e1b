import {
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from "../../server/test-support/mail-server.ts";

/** The owner's mailbox, at a real mail server on this machine that can go away and come back. */
export class Mailbox {
  readonly #servers: MailServer[] = [];

  /** Opens the mail server: at a free port, or again where it was before. */
  async open(): Promise<void> {
    this.#servers.push(await startMailServer({}, this.#servers[0]?.port));
  }

  async close(): Promise<void> {
    await this.#servers.at(-1)?.close();
  }

  /** The address of the mail server, as `SMTP_URL` takes it. */
  get url(): string {
    const [server] = this.#servers;
    if (!server) throw new Error("the mailbox has not been opened");
    return server.url;
  }

  /** The mails whose text contains these words. */
  mailsWith(words: string): ReceivedMail[] {
    return this.#servers.flatMap((server) => server.mails).filter((mail) => mail.text?.includes(words));
  }
}
