import { createTransport } from "nodemailer";
import type { Options } from "nodemailer/lib/smtp-transport";
import type { Email } from "../delivery/email.ts";
import { isSettingsResponse } from "../delivery/settings-error.ts";
import { smtpOptions } from "../delivery/smtp.ts";

/** The steps of sending an email, in order. */
export type Step = "host" | "port" | "certificate" | "login" | "sender" | "recipient";

/** Why a test email wasn't sent. */
export type Failure = {
  /** The step that failed; all before it went well. */
  readonly step: Step;
  /** What was tried and what happened. */
  readonly text: string;
  /** What to change. */
  readonly advice: string;
  /** Another try may succeed, without any change. */
  readonly isTemporary?: true | undefined;
  /** The original error of the mail server or the network. */
  readonly cause: string;
};

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

/** Sends an email as the site does, with a time limit for each step. Returns why it wasn't sent; undefined if it was. */
export async function trySmtp(url: string, email: Email, timeout: number): Promise<Failure | undefined> {
  const limits = {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    // Longer, so that the error names the step.
    socketTimeout: 2 * timeout,
  };
  const transport = createTransport({ ...smtpOptions(url), ...limits });
  const { options } = transport.transporter as unknown as { options: Options };
  const { host = "localhost", secure = false, port = secure ? 465 : 587, auth } = options;
  try {
    await transport.sendMail(email);
    return undefined;
  } catch (error) {
    return explainSmtpError(error as SmtpError, {
      host,
      port: Number(port),
      secure,
      user: String(auth?.user ?? ""),
      from: email.from.address,
      bouncesTo: email.envelope.from,
      to: email.envelope.to,
    });
  } finally {
    transport.close();
  }
}

/** What to change, by the step that failed. */
const advice: Readonly<Record<Step, string>> = {
  host: "Correct the server's name in SMTP_URL: your mail provider's help pages have it. If it is right, check this machine's network (try: getent hosts debian.org).",
  port: "Use the name and port of your mail provider: smtps:// means TLS from the start (port 465), smtp:// a greeting first (587), another port is written name:port. If they are right, a firewall is in the way: many hosting companies block email until asked.",
  certificate:
    "Write the server's name into SMTP_URL as the provider gives it, and check this machine's clock (date). If other servers fail too: apt install ca-certificates. A private certificate: see docs/operating.md. For a mail server on this machine only: smtp+insecure://localhost",
  login:
    "Write user and password into SMTP_URL: smtps://user:password@mail.example.com. The user is often the whole address (@ is written %40); many providers demand an app password.",
  sender:
    "Set CONTACT_FROM to an address that the user of SMTP_URL may send from, and check its domain's SPF, DKIM and DMARC records (docs/going-live.md).",
  recipient:
    "Correct CONTACT_TO, or check that its mailbox exists and isn't full. SMTP_URL must name the outgoing (SMTP) server of the mailbox that it logs in to.",
};

/** Explains an error of nodemailer. Many servers check login and sender only once they know the recipient, or the message. */
export function explainSmtpError(error: SmtpError, settings: MailSettings): Failure {
  const { code, command = "", originalCode = "", message, response = "", responseCode = 0 } = error;
  const { host, port, secure, user, from, bouncesTo, to } = settings;
  const failed = (step: Step, text: string, what: Partial<Failure> = {}): Failure => ({
    step,
    text,
    advice: advice[step],
    ...what,
    cause: message,
  });
  const temporarily = (step: Step, text: string) =>
    failed(step, `${host} ${text} at the moment.`, {
      advice: "Try again in a few minutes: many servers let a new sender wait. The site itself retries.",
      isTemporary: true,
    });

  if (code === "EDNS" || /^(?:ENOTFOUND|EAI_)/.test(originalCode)) {
    const isUnknown = /ENOTFOUND|ENODATA/.test(`${originalCode} ${message}`);
    return failed(
      "host",
      isUnknown ? `The name ${host} doesn't exist.` : `The name ${host} couldn't be looked up.`,
    );
  }
  if (code === "EAUTH" || command.startsWith("AUTH")) {
    if (/missing credentials/i.test(message)) return failed("login", "There is a user, but no password.");
    if (responseCode >= 400 && responseCode < 500) return temporarily("login", "can't check the login");
    return failed("login", `${host} refuses the login of ${user}.`);
  }
  if (["MAIL FROM", "RCPT TO", "DATA"].includes(command)) {
    if (responseCode < 500)
      return temporarily(command === "MAIL FROM" ? "sender" : "recipient", "doesn't accept the message");
    const isSettings = isSettingsResponse(responseCode, message);
    const needsLogin = responseCode === 530 || /relay|authenticat|log ?in|sign in/i.test(message);
    if (isSettings && !user && needsLogin)
      return failed("login", `${host} requires a login to send to ${to}.`);
    if (isSettings && /relay/i.test(message))
      return failed("recipient", `${host} doesn't deliver to ${to} for ${user}.`);
    if (isSettings && /client host|helo/i.test(message))
      return failed("sender", `${host} refuses this machine as a sender.`, { advice: advice.login });
    if (command !== "MAIL FROM" && !isSettings)
      return failed("recipient", `${host} refuses ${command === "DATA" ? "the message" : to}.`);
    // Only after DATA has the server read the sender that people see.
    if (command === "DATA" || bouncesTo === from)
      return failed("sender", `${host} refuses ${from} as the sender.`);
    return failed(
      "sender",
      `${host} refuses ${bouncesTo}, to which emails that can't be delivered come back.`,
      {
        advice: `Set BOUNCES_TO to an address that may be sent from and that somebody reads; ${from} (CONTACT_FROM) if there is no other.`,
      },
    );
  }
  if (secure && /wrong version number|ssl routines|packet length too long|before secure TLS/i.test(message))
    return failed("port", `Port ${port} of ${host} responds, but not with TLS from the start.`);
  if (code === "ETLS" || command === "STARTTLS") {
    const unsent = user ? ", so the login was not sent" : "";
    return failed("certificate", `${host} doesn't offer TLS on port ${port}${unsent}.`);
  }
  if (/certificate|altnames/i.test(message))
    return failed("certificate", `The certificate of ${host} can't be trusted.`);
  if (originalCode === "ECONNREFUSED") return failed("port", `${host} refuses connections on port ${port}.`);
  if (/greeting never received/i.test(message))
    return failed("port", `${host} accepts the connection on port ${port}, but sends no greeting.`);
  if (/greeting/i.test(message) && response && !/^[45]/.test(response))
    return failed("port", `What responds on port ${port} of ${host} is not a mail server.`);
  if (/^[45]/.test(response)) return failed("port", `${host} refuses this machine.`);
  const isSilent = code === "ETIMEDOUT" || /^(?:ETIMEDOUT|E(?:HOST|NET)UNREACH)$/.test(originalCode);
  return failed(
    "port",
    isSilent ? `${host} doesn't respond on port ${port}.` : `${host} closed the connection on port ${port}.`,
  );
}
