import { z } from "zod";
import { describeError } from "../log.ts";
import type { Email, MailTransport, Person } from "./email.ts";
import type { Outcome } from "./outbox.ts";

/** The body of a success: without it, what stands in between has answered in Resend's place. */
const successBody = z.object({ id: z.string() });

/** The body of Resend's error responses. */
const errorBody = z.object({ name: z.string(), message: z.string() });

/** Errors in the email or its recipient: a retry can't succeed. */
const permanentErrors = ["validation_error", "invalid_parameter", "missing_required_field"];

/** Errors before a connection was established. */
const connectionErrors = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"];

/** Creates a transport over Resend's API, which sends an email of one idempotency key, our Message-ID, only once in 24 hours. */
export function createResendTransport(url: string, apiKey: string, timeout: number): MailTransport {
  return async (email, markHandedOver = async () => {}) => {
    try {
      await markHandedOver();
    } catch (error) {
      return { result: "failed", reason: describeError(error).error, maybeDelivered: false };
    }
    try {
      const response = await fetch(new URL("/emails", url), {
        method: "POST",
        headers: {
          Authorization: `Bearer ${apiKey}`,
          "Content-Type": "application/json",
          "Idempotency-Key": email.messageId,
        },
        body: JSON.stringify(toRequestBody(email)),
        signal: AbortSignal.timeout(timeout),
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) return classify(response.status, body);
      if (successBody.safeParse(body).success) return { result: "delivered" };
      const reason = `The answer ${response.status} doesn’t say that the email was taken.`;
      return { result: "failed", reason, maybeDelivered: true };
    } catch (error) {
      const { error: reason } = describeError(error);
      const { code = "" } = ((error as Error).cause ?? {}) as { code?: string };
      return {
        result: "failed",
        reason: code ? `${code}: ${reason}` : reason,
        maybeDelivered: !connectionErrors.includes(code),
      };
    }
  };
}

/** A wrong key, a used-up quota or an unknown sender can be fixed: only errors in the email itself are permanent. */
function classify(status: number, answer: unknown): Outcome {
  const body = errorBody.safeParse(answer);
  const reason = describeError(
    body.success ? `${status} ${body.data.name}: ${body.data.message}` : status,
  ).error;
  // 401 and 403: the key, or a sender's domain that isn't verified.
  if (status === 401 || status === 403) {
    return { result: "failed", reason, kind: "settings", maybeDelivered: false, status };
  }
  const isPermanent =
    (status === 400 || status === 422) && body.success && permanentErrors.includes(body.data.name);
  return isPermanent
    ? { result: "rejected", reason, status }
    : { result: "failed", reason, maybeDelivered: false, status };
}

function toRequestBody({ from, envelope, replyTo, subject, text, html, headers }: Email) {
  return {
    from: toHeader(from),
    to: [envelope.to],
    reply_to: replyTo && toHeader(replyTo),
    subject,
    text,
    html,
    headers,
  };
}

/** Formats a person for a header. The quoted name can't add another address, nor a line. */
function toHeader(person: string | Person): string {
  if (typeof person === "string") return person;
  const name = person.name.replace(/\p{Cc}+/gu, " ").replace(/["\\]/g, "\\$&");
  return `"${name}" <${person.address}>`;
}
