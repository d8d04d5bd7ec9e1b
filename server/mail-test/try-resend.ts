import type { Email } from "../delivery/email.ts";
import { createResendTransport } from "../delivery/resend.ts";
import { settingsErrorPrefix } from "../delivery/settings-error.ts";
import { type Failure, reportSteps, type Step, type StepReport } from "./steps.ts";

/** Sends an email through Resend and reports the result of each step. */
export async function tryResend(
  url: string,
  apiKey: string,
  email: Email,
  timeout: number,
): Promise<readonly StepReport[]> {
  const { host, port } = new URL(url);
  const { address: from } = email.from;
  const { to } = email.envelope;
  const passed = new Map<Step, string>([
    ["host", `${host} was found.`],
    ["port", `${host} responds${port ? "" : " over HTTPS"}.`],
    [
      "certificate",
      url.startsWith("https:") ? "The connection is encrypted." : "The connection is not encrypted.",
    ],
    ["login", `${host} accepts the key.`],
    ["sender", `${from} may send.`],
    ["recipient", `${host} took the message for ${to}.`],
  ]);
  const outcome = await createResendTransport(url, apiKey, timeout)(email);
  if (outcome.result === "delivered") return reportSteps(passed);
  const cause = outcome.reason.replace(settingsErrorPrefix, "");
  return reportSteps(passed, { ...explain(cause, host, email), cause });
}

function explain(cause: string, host: string, { from, envelope }: Email): Failure {
  const status = Number(/^\d{3}/.exec(cause)?.[0] ?? 0);
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
