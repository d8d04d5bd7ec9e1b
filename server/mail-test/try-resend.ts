import type { Email } from "../delivery/email.ts";
import { createResendTransport } from "../delivery/resend.ts";
import type { Failure } from "./try-smtp.ts";

/** Sends an email through Resend. Returns why it wasn't sent; undefined if it was. */
export async function tryResend(
  url: string,
  apiKey: string,
  email: Email,
  timeout: number,
): Promise<Failure | undefined> {
  const outcome = await createResendTransport(url, apiKey, timeout)(email);
  if (!("reason" in outcome)) return undefined;
  const { reason: cause, status = 0 } = outcome;
  return { ...explain(status, cause, new URL(url).host, email), cause };
}

/** @param status 0 if no answer came */
function explain(
  status: number,
  cause: string,
  host: string,
  { from, envelope }: Email,
): Omit<Failure, "cause"> {
  if (status === 0 || status >= 500) {
    return {
      step: "port",
      text: `${host} doesn't respond as it should.`,
      advice:
        "Check this machine's network, firewall, clock (date) and ca-certificates, and RESEND_URL if it is set; then try again.",
    };
  }
  if (status === 401 || /api[_ ]key/i.test(cause)) {
    return {
      step: "login",
      text: `${host} refuses the key.`,
      advice: "Create a key that may send at Resend, and set RESEND_API_KEY to it.",
    };
  }
  if (status === 429) {
    return {
      step: "sender",
      text: `${host} takes no more messages for now.`,
      advice: "Wait, or raise the plan's limit at Resend.",
      isTemporary: true,
    };
  }
  if (status === 403 || /domain|`?from`?/i.test(cause)) {
    return {
      step: "sender",
      text: `${host} refuses ${from.address} as the sender.`,
      advice:
        "Add the domain of CONTACT_FROM at Resend, with the DNS records that Resend names, and wait until it is verified.",
    };
  }
  return {
    step: "recipient",
    text: `${host} refuses the message to ${envelope.to}.`,
    advice: "Correct CONTACT_TO. The words below say more.",
  };
}
