import { z } from "zod";
import { describeError } from "../log.ts";
import type { Composed, MailTransport, Person } from "./mail.ts";
import type { Attempt } from "./outbox.ts";

/** What Resend says of a mail that it does not take. */
const failure = z.object({ name: z.string(), message: z.string() });

/** Its names for faults of the mail itself or its recipient: no later try will go better. */
const forGood = ["validation_error", "invalid_parameter", "missing_required_field"];

/** A connection that never came about. */
const neverSent = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"];

/**
 * A transport that hands mails to Resend (https://resend.com/docs/api-reference/emails/send-email). Each carries its
 * Message-ID as the key by which Resend knows a repeat, for 24 hours, and does not mail it again.
 *
 * @param address of Resend's API
 * @param key the secret that it gives to whoever may send
 * @param timeout how long one mail may take in all, in milliseconds
 */
export function createResendTransport(address: string, key: string, timeout: number): MailTransport {
  return async (mail) => {
    try {
      const answer = await fetch(new URL("/emails", address), {
        method: "POST",
        headers: {
          Authorization: `Bearer ${key}`,
          "Content-Type": "application/json",
          "Idempotency-Key": mail.messageId,
        },
        body: JSON.stringify(letter(mail)),
        signal: AbortSignal.timeout(timeout),
      });
      return answer.ok ? { result: "delivered" } : judge(answer.status, await answer.text());
    } catch (error) {
      const { error: reason } = describeError(error);
      const { code = "" } = ((error as Error).cause ?? {}) as { code?: string };
      return {
        result: "failed",
        reason: code ? `${code}: ${reason}` : reason,
        maybeDelivered: !neverSent.includes(code),
      };
    }
  };
}

/** A wrong key, a used-up quota or an unknown sender can be put right, and the message must not be lost meanwhile. */
function judge(status: number, text: string): Attempt {
  const said = failure.safeParse(readJson(text));
  const reason = describeError(
    said.success ? `${status} ${said.data.name}: ${said.data.message}` : status,
  ).error;
  const isFinal = (status === 400 || status === 422) && said.success && forGood.includes(said.data.name);
  return isFinal ? { result: "refused", reason } : { result: "failed", reason, maybeDelivered: false };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page, say: the status has to do.
    return undefined;
  }
}

/** The mail as Resend's API takes it. */
function letter({ from, envelope, replyTo, subject, text, html, headers }: Composed) {
  return {
    from: inOneLine(from),
    to: [envelope.to],
    reply_to: inOneLine(replyTo),
    subject,
    text,
    html,
    headers,
  };
}

/** A person as a header names one. Whatever is typed as a name stays one: without line breaks, and in quotes. */
function inOneLine(person: string | Person): string {
  if (typeof person === "string") return person;
  const name = person.name.replace(/\p{Cc}+/gu, " ").replace(/["\\]/g, "\\$&");
  return `"${name}" <${person.address}>`;
}
