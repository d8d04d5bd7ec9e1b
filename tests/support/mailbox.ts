import { type MailApi, startMailApi } from "../../server/test-support/mail-api.ts";
import {
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from "../../server/test-support/mail-server.ts";
import { isEdge } from "./host.ts";

/** The owner's mailbox on a local mail server. On the edge, which has no SMTP, it is on a local provider with an HTTP API. */
export class Mailbox {
  #server: MailServer | MailApi | undefined;

  async open(): Promise<void> {
    this.#server = isEdge ? await startMailApi() : await startMailServer();
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  /** The settings with which the site delivers to it. */
  get settings(): Record<string, string> {
    const server = this.#server;
    if (!server) throw new Error("the mailbox has not been opened");
    return "key" in server
      ? { RESEND_API_KEY: server.key, RESEND_URL: server.url }
      : { SMTP_URL: server.url };
  }

  /** Returns the received emails whose text contains these words. */
  emailsWith(words: string): ReceivedMail[] {
    return (this.#server?.mails ?? []).filter((mail) => mail.text?.includes(words));
  }
}
