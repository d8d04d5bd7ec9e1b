import { type MailApi, startMailApi } from "../../server/test-support/mail-api.ts";
import {
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from "../../server/test-support/mail-server.ts";
import { isEdge } from "./host.ts";

/**
 * The owner's mailbox, at a real mail server on this machine that can go away and come back; on the edge, where
 * there is no SMTP, at a provider that takes emails by HTTP.
 */
export class Mailbox {
  readonly #servers: (MailServer | MailApi)[] = [];

  /** Opens the mail server: at a free port, or again where it was before. */
  async open(): Promise<void> {
    const port = this.#servers[0]?.port;
    this.#servers.push(isEdge ? await startMailApi(undefined, port) : await startMailServer({}, port));
  }

  async close(): Promise<void> {
    await this.#servers.at(-1)?.close();
  }

  /** The settings by which the site finds it. */
  get settings(): Record<string, string> {
    const [server] = this.#servers;
    if (!server) throw new Error("the mailbox has not been opened");
    return "key" in server
      ? { RESEND_API_KEY: server.key, RESEND_URL: server.url }
      : { SMTP_URL: server.url };
  }

  /** The emails whose text contains these words. */
  emailsWith(words: string): ReceivedMail[] {
    return this.#servers.flatMap((server) => server.mails).filter((mail) => mail.text?.includes(words));
  }
}
