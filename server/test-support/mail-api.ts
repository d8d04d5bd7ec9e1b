import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { z } from "zod";
import type { ReceivedMail } from "./mail-server.ts";

/** The body of Resend's API, as far as the site uses it. */
const requestBody = z.strictObject({
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

/** The response of a test instead of accepting an email. */
export type ApiFault = { readonly status: number; readonly body?: unknown } | "hang up" | undefined;

/** Starts a provider with Resend's API on loopback: it requires a key, sends duplicates once, and has the given faults. */
export async function startMailApi(fault: () => ApiFault = () => undefined, port = 0): Promise<MailApi> {
  const key = "re_test";
  const mails: ReceivedMail[] = [];
  const seen = new Set<unknown>();
  const server = createServer(async (request, response) => {
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const failure = fault();
    if (failure === "hang up") return void request.socket.destroy();
    if (failure) return respond(failure.status, failure.body);
    if (request.headers.authorization !== `Bearer ${key}`) {
      return respond(401, { name: "missing_api_key", message: "Missing API key" });
    }
    const read = requestBody.safeParse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
    if (request.method !== "POST" || request.url !== "/emails" || !read.success) {
      return respond(422, { name: "validation_error", message: read.error?.message ?? request.url });
    }
    const idempotencyKey = request.headers["idempotency-key"];
    if (!seen.has(idempotencyKey)) mails.push(await toReceived(read.data));
    seen.add(idempotencyKey);
    return respond(200, { id: idempotencyKey });
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

/** Returns the email as it would arrive in a mailbox. */
async function toReceived({ reply_to, ...email }: z.infer<typeof requestBody>): Promise<ReceivedMail> {
  const raw = (await new MailComposer({ ...email, replyTo: reply_to }).compile().build()).toString("utf8");
  return { ...(await PostalMime.parse(raw)), raw, from_: "", to_: email.to };
}
