import { type MailApi, startMailApi } from "../../server/test-support/mail-api.ts";
import {
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from "../../server/test-support/mail-server.ts";
import { isEdge } from "./host.ts";

/**
 * The owner's mailbox on a local mail server that tests can stop and restart. On the edge, which has no SMTP, it is on a
 * local provider with an HTTP API.
 */
export class Mailbox {
  readonly #servers: (MailServer | MailApi)[] = [];

  /** Starts the mail server, at the previous port if it was started before. */
  async open(): Promise<void> {
    const port = this.#servers[0]?.port;
    this.#servers.push(isEdge ? await startMailApi(undefined, port) : await startMailServer({}, port));
  }

  async close(): Promise<void> {
    await this.#servers.at(-1)?.close();
  }

  /** The settings with which the site delivers to it. */
  get settings(): Record<string, string> {
    const [server] = this.#servers;
    if (!server) throw new Error("the mailbox has not been opened");
    return "key" in server
      ? { RESEND_API_KEY: server.key, RESEND_URL: server.url }
      : { SMTP_URL: server.url };
  }

  /** Returns the received emails whose text contains these words. */
  emailsWith(words: string): ReceivedMail[] {
    return this.#servers.flatMap((server) => server.mails).filter((mail) => mail.text?.includes(words));
  }
}
