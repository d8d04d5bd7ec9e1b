import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { z } from "zod";
import type { ReceivedMail } from "./mail-server.ts";

/** What Resend's API takes, as far as the site gives it. */
const letter = z.strictObject({
  from: z.string(),
  to: z.tuple([z.string()]),
  reply_to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
});

export type MailApi = {
  readonly url: string;
  readonly port: number;
  readonly key: string;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
};

/** How a test has the API answer a mail, in the place of taking it. */
export type ApiFault = { readonly status: number; readonly body?: unknown } | "hang up" | undefined;

/**
 * A mail provider on loopback that speaks as Resend does: it asks for a key, and mails once what comes twice.
 *
 * @param fault asked about each mail before it is taken; what is not undefined is answered in its place
 */
export async function startMailApi(fault: () => ApiFault = () => undefined, port = 0): Promise<MailApi> {
  const key = "re_test";
  const mails: ReceivedMail[] = [];
  const seen = new Set<unknown>();
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const wrong = fault();
    if (wrong === "hang up") return void request.socket.destroy();
    if (wrong) return answer(wrong.status, wrong.body);
    if (request.headers.authorization !== `Bearer ${key}`) {
      return answer(401, { name: "missing_api_key", message: "Missing API key" });
    }
    const read = letter.safeParse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
    if (request.method !== "POST" || request.url !== "/emails" || !read.success) {
      return answer(422, { name: "validation_error", message: read.error?.message ?? request.url });
    }
    const repeat = request.headers["idempotency-key"];
    if (!seen.has(repeat)) mails.push(await received(read.data));
    seen.add(repeat);
    return answer(200, { id: repeat });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    key,
    mails,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

/** The mail as it would arrive in a mailbox. */
async function received({ reply_to, ...mail }: z.infer<typeof letter>): Promise<ReceivedMail> {
  const raw = (await new MailComposer({ ...mail, replyTo: reply_to }).compile().build()).toString("utf8");
  return { ...(await PostalMime.parse(raw)), raw, to_: mail.to };
}
