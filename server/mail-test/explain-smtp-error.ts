import { isSettingsResponse } from "../delivery/settings-error.ts";
import type { Failure, Step } from "./steps.ts";

/** An error of nodemailer. `originalCode` is that of the system. */
export type SmtpError = Error & {
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
};

/** The mail server and the addresses, as set. */
export type MailSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the start (`smtps://`), not by STARTTLS. */
  readonly secure: boolean;
  readonly user: string;
  readonly from: string;
  /** The sender of the envelope. */
  readonly bouncesTo: string;
  readonly to: string;
};

type Explanation = Omit<Failure, "cause">;
type Explain = (error: SmtpError, settings: MailSettings) => Explanation | undefined;

const portAdvice =
  "Use the name and port of your mail provider: smtps:// means port 465, smtp:// port 587, another one is written name:port.";

const explainDns: Explain = ({ code, originalCode = "", message }, { host }) => {
  if (code !== "EDNS" && !/^(?:ENOTFOUND|EAI_)/.test(originalCode)) return undefined;
  return /ENOTFOUND|ENODATA/.test(`${originalCode} ${message}`)
    ? {
        step: "host",
        text: `The name ${host} doesn't exist.`,
        advice: "Correct the server's name in SMTP_URL: your mail provider's help pages have it.",
      }
    : {
        step: "host",
        text: `The name ${host} couldn't be looked up: DNS doesn't respond.`,
        advice: "Check this machine's network (try: getent hosts debian.org), then try again.",
      };
};

const explainCertificate: Explain = ({ message }, { host }) => {
  const failed = (text: string, advice: string): Explanation => ({ step: "certificate", text, advice });
  if (/does not match certificate|altnames/i.test(message)) {
    return failed(
      `The server's certificate is not for ${host}.`,
      "Write the server's name into SMTP_URL as the provider gives it, neither an IP address nor a name of your own.",
    );
  }
  if (/certificate has expired/i.test(message)) {
    return failed(
      `The certificate of ${host} has expired.`,
      "Only the mail server's operator can renew it. If it is valid elsewhere, correct this machine's clock (date).",
    );
  }
  if (/certificate is not yet valid/i.test(message)) {
    return failed(
      `The certificate of ${host} is not valid yet.`,
      "Correct this machine's clock: date shows it.",
    );
  }
  if (/self[- ]signed certificate/i.test(message)) {
    return failed(
      `The certificate of ${host} is self-signed, so it could be anybody's.`,
      "Use a mail server with a certificate of a public authority, or trust this one: see A private certificate in docs/operating.md. For a mail server on this machine only: smtp+insecure://localhost",
    );
  }
  if (/issuer certificate|verify the first certificate|certificate/i.test(message)) {
    return failed(
      `The certificate of ${host} comes from an unknown authority.`,
      "The mail server's operator must install the whole chain of a public authority. If it is a private one on purpose: see A private certificate in docs/operating.md. If other servers fail too: apt install ca-certificates",
    );
  }
  return undefined;
};

const explainEncryption: Explain = ({ code, command, message }, { host, port, secure, user }) => {
  if (secure && /wrong version number|ssl routines|packet length too long|before secure TLS/i.test(message)) {
    return {
      step: "port",
      text: `Port ${port} of ${host} responds, but not with TLS from the start, which smtps:// expects.`,
      advice:
        "Write smtp:// instead of smtps:// (port 587), or use the provider's port for smtps://, usually 465.",
    };
  }
  if (code !== "ETLS" && command !== "STARTTLS") return undefined;
  return {
    step: "certificate",
    text: `${host} doesn't offer TLS on port ${port}${user ? ", so the login was not sent" : ""}.`,
    advice:
      "Use smtps:// (port 465), or the provider's port for STARTTLS (587). For a mail server on this machine only: smtp+insecure://localhost",
  };
};

const explainConnection: Explain = (
  { code, originalCode, message, response = "" },
  { host, port, secure },
) => {
  const failed = (text: string, advice = portAdvice): Explanation => ({ step: "port", text, advice });
  if (originalCode === "ECONNREFUSED") return failed(`${host} refuses connections on port ${port}.`);
  if (/greeting never received/i.test(message) && !secure) {
    return failed(
      `${host} accepts the connection on port ${port}, but sends no greeting.`,
      port === 465 ? tlsFromStart : `${tlsFromStart} Or another program uses the port.`,
    );
  }
  if (/greeting/i.test(message) && !/^[45]/.test(response) && response) {
    return failed(`What responds on port ${port} of ${host} is not a mail server.`);
  }
  if (/^[45]/.test(response)) {
    return failed(
      `${host} refuses this machine.`,
      "The words below may say why. Try again later, or ask the mail provider whether your server's address is blocked.",
    );
  }
  if (
    code === "ETIMEDOUT" ||
    originalCode === "ETIMEDOUT" ||
    /^E(?:HOST|NET)UNREACH$/.test(originalCode ?? "")
  ) {
    return failed(
      `${host} doesn't respond on port ${port}.`,
      `${portAdvice} If they are right, a firewall is in the way: many hosting companies block email until asked.`,
    );
  }
  return failed(
    `${host} closed the connection on port ${port}.`,
    `${portAdvice} If they are right, try again later.`,
  );
};

const tlsFromStart = "If the provider's page says SSL/TLS, write smtps:// instead of smtp:// (port 465).";

const explainLogin: Explain = ({ code, command = "", responseCode = 0, message }, { host, user }) => {
  if (code !== "EAUTH" && !command.startsWith("AUTH")) return undefined;
  const failed = (text: string, advice: string): Explanation => ({ step: "login", text, advice });
  if (/missing credentials/i.test(message)) {
    return failed(
      "There is a user name, but no password.",
      "Write both into SMTP_URL: smtps://user:password@mail.example.com",
    );
  }
  if (responseCode >= 400 && responseCode < 500) {
    return {
      ...failed(`${host} can't check the login at the moment.`, "Try again in a few minutes."),
      isTemporary: true,
    };
  }
  return failed(
    `${host} refuses the login of ${user}.`,
    "Correct user and password in SMTP_URL. The user is often the whole address (@ is written %40); many providers demand an app password.",
  );
};

/** Explains responses to MAIL, RCPT and DATA. Many servers check login and sender as late as that. */
const explainEnvelope: Explain = ({ command = "", responseCode = 0, message }, settings) => {
  const { host, user, from, bouncesTo, to } = settings;
  if (!["MAIL FROM", "RCPT TO", "DATA"].includes(command)) return undefined;
  const failed = (step: Step, text: string, advice: string): Explanation => ({ step, text, advice });
  if (responseCode < 500) {
    return {
      step: command === "MAIL FROM" ? "sender" : "recipient",
      text: `${host} doesn't accept the message at the moment.`,
      advice:
        "Try again in a few minutes: many servers let a new sender wait. The site itself retries until it succeeds.",
      isTemporary: true,
    };
  }
  const isSettings = isSettingsResponse(responseCode, message);
  if (isSettings && !user && (responseCode === 530 || /relay|authenticat|log ?in|sign in/i.test(message))) {
    return failed(
      "login",
      `${host} requires a login to send to ${to}.`,
      "Write user and password into SMTP_URL: smtps://user:password@mail.example.com",
    );
  }
  if (isSettings && /relay/i.test(message)) {
    return failed(
      "recipient",
      `${host} doesn't deliver to ${to} for ${user}.`,
      "Use the outgoing (SMTP) server of the mailbox that SMTP_URL logs in to, with its port for sending, 465 or 587.",
    );
  }
  if (isSettings && /client host|helo/i.test(message)) {
    return failed(
      "sender",
      `${host} refuses this machine as a sender.`,
      "Log in (smtps://user:password@…), or ask the mail provider to accept your server's address.",
    );
  }
  // Only after DATA has the server read the sender that people see.
  if (command !== "DATA" && bouncesTo !== from && (command === "MAIL FROM" || isSettings)) {
    return failed(
      "sender",
      `${host} refuses ${bouncesTo} as the sender of the envelope, to which emails that can't be delivered come back.`,
      `Set BOUNCES_TO to an address that ${user || "this server"} may send from and that somebody reads; ${from} (CONTACT_FROM) if there is no other.`,
    );
  }
  if (command === "MAIL FROM" || isSettings) {
    return failed(
      "sender",
      `${host} refuses ${from} as the sender.`,
      `Set CONTACT_FROM to an address that ${user || "this server"} may send from, and check its domain's SPF, DKIM and DMARC records (docs/going-live.md).`,
    );
  }
  return command === "RCPT TO"
    ? failed(
        "recipient",
        `${host} refuses ${to} as the recipient.`,
        "Correct CONTACT_TO, or check that its mailbox exists and isn't full.",
      )
    : failed(
        "recipient",
        `${host} accepted the addresses, but refuses the message.`,
        "The words below say why. Ask the mail provider about them.",
      );
};

/** Returns an error of the SMTP client in plain words, with the server's or the network's own words as the cause. */
export function explainSmtpError(error: SmtpError, settings: MailSettings): Failure {
  const order = [
    explainDns,
    explainLogin,
    explainEnvelope,
    explainEncryption,
    explainCertificate,
    explainConnection,
  ];
  for (const explain of order) {
    const found = explain(error, settings);
    if (found) return { ...found, cause: error.message };
  }
  return { step: "port", text: "Not sent.", advice: portAdvice, cause: error.message };
}
