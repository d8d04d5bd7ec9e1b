import { bounceAddress } from "../server/delivery/email.ts";
import { readEnv } from "../server/env.ts";
import { isExampleHost } from "./check-texts.ts";
import type { Finding } from "./finding.ts";

const seeGuide = "docs/operating.md explains the server’s settings.";

/** Reports server settings that are invalid, or missing for messages to reach the owner. */
export function checkSettings(environment: NodeJS.ProcessEnv): Finding[] {
  let env: ReturnType<typeof readEnv>;
  try {
    env = readEnv(environment);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [{ severity: "error", kind: "setting", file: "settings", what, todo: `Correct it. ${seeGuide}` }];
  }
  const hasMailServer = env.SMTP_URL || env.RESEND_API_KEY;
  const bouncesToOwner = env.BOUNCES_TO || bounceAddress(env) === env.CONTACT_TO;
  const missing = (severity: Finding["severity"], name: string, what: string): Finding => ({
    severity,
    kind: "setting",
    file: "settings",
    what: `${name} is not set: ${what}`,
    todo: `Set it. ${seeGuide}`,
  });
  const examples = (["CONTACT_TO", "CONTACT_FROM", "BOUNCES_TO", "SMTP_URL"] as const)
    .filter((name) => isExampleHost(env[name]))
    .map(
      // Never print the value: SMTP_URL contains a password.
      (name): Finding => ({
        severity: "error",
        kind: "example address",
        file: "settings",
        what: `${name} uses an example domain.`,
        todo: `Enter the real one. ${seeGuide}`,
      }),
    );
  const findings = [
    !env.CONTACT_TO && missing("error", "CONTACT_TO", "messages from the contact form have no recipient."),
    !(hasMailServer && env.CONTACT_FROM) &&
      missing(
        "error",
        hasMailServer ? "CONTACT_FROM" : "SMTP_URL or RESEND_API_KEY",
        "nobody who signs up for the letter gets the email to confirm, and messages are stored, but not emailed.",
      ),
    env.SMTP_URL &&
      env.CONTACT_TO &&
      env.CONTACT_FROM &&
      !bouncesToOwner &&
      missing(
        "warning",
        "BOUNCES_TO",
        "emails that can't be delivered come back to CONTACT_FROM, which perhaps nobody reads.",
      ),
    !env.HEALTH_MONITOR &&
      missing(
        "warning",
        "HEALTH_MONITOR",
        "nobody is told when messages can't be stored or emailed. Let an uptime monitor request /healthz, and write its name there.",
      ),
    !env.BACKUP_COMMAND &&
      missing(
        "warning",
        "BACKUP_COMMAND",
        "messages and readers are on one machine only, and lost with it. Cloudflare keeps copies itself.",
      ),
  ];
  return [...findings.filter((finding) => typeof finding === "object"), ...examples];
}
