import { readEnv } from "../../server/env.ts";
import { isExampleAddress } from "./check-texts.ts";
import type { Finding } from "./finding.ts";

const where = "Settings stand where the server is started; docs/operating.md shows how, under Mail.";

/** Finds settings of the server without which nobody would read what visitors write. */
export function checkSettings(environment: NodeJS.ProcessEnv): Finding[] {
  let env: ReturnType<typeof readEnv>;
  try {
    env = readEnv(environment);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [
      { severity: "error", kind: "setting", file: "settings", what, todo: `Mend what is named. ${where}` },
    ];
  }
  const hasMailServer = env.SMTP_URL || env.RESEND_API_KEY;
  const missing = (severity: Finding["severity"], name: string, what: string): Finding => ({
    severity,
    kind: "setting",
    file: "settings",
    what: `${name} is not set: ${what}`,
    todo: `Set it. ${where}`,
  });
  const examples = (["CONTACT_TO", "CONTACT_FROM", "SMTP_URL", "ALARM_URL"] as const)
    .filter((name) => isExampleAddress(env[name]))
    .map(
      // Never the value: the mail server's address has a password in it.
      (name): Finding => ({
        severity: "error",
        kind: "example address",
        file: "settings",
        what: `${name} is an example’s address, which belongs to nobody.`,
        todo: `Put in the real one. ${where}`,
      }),
    );
  return [
    ...(env.CONTACT_TO
      ? []
      : [
          missing(
            "error",
            "CONTACT_TO",
            "nobody is named who reads what visitors write in the contact form.",
          ),
        ]),
    ...(hasMailServer && env.CONTACT_FROM
      ? []
      : [
          missing(
            "warning",
            hasMailServer ? "CONTACT_FROM" : "SMTP_URL or RESEND_API_KEY",
            "messages are kept, but not mailed. Read them with: npm run messages",
          ),
        ]),
    ...examples,
  ];
}
