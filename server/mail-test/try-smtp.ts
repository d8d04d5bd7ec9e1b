import { createTransport } from "nodemailer";
import type { Options } from "nodemailer/lib/smtp-transport";
import type { Email } from "../delivery/email.ts";
import { isSettingsResponse, replyWords } from "../delivery/reply-words.ts";
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
type SmtpError = Error & {
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly responseCode?: number;
};

/** The mail server and the addresses, as set. */
type MailSettings = {
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
    "Set CONTACT_FROM, and BOUNCES_TO where it differs, to an address that the user of SMTP_URL may send from, and check its domain's SPF, DKIM and DMARC records (docs/going-live.md).",
  recipient:
    "Correct CONTACT_TO, or check that its mailbox exists and isn't full. SMTP_URL must name the outgoing (SMTP) server of the mailbox that it logs in to.",
};

/**
 * Explains an error of nodemailer by its step; the server's own words, which stand below, say more. Many servers check login and
 * sender only once they know the recipient, or the message.
 */
function explainSmtpError(error: SmtpError, settings: MailSettings): Failure {
  const { code, command = "", originalCode = "", message, responseCode = 0 } = error;
  const { host, port, secure, user, from, bouncesTo, to } = settings;
  const failed = (step: Step, text: string): Failure => ({
    step,
    text,
    advice: advice[step],
    cause: message,
  });
  const temporarily = (step: Step): Failure => ({
    step,
    text: `${host} doesn't accept the message at the moment.`,
    advice: "Try again in a few minutes: many servers let a new sender wait. The site itself retries.",
    isTemporary: true,
    cause: message,
  });

  if (code === "EDNS" || /^(?:ENOTFOUND|EAI_)/.test(originalCode))
    return failed("host", `The name ${host} can't be found.`);
  if (code === "EAUTH" || command.startsWith("AUTH")) {
    if (responseCode >= 400 && responseCode < 500) return temporarily("login");
    return failed("login", `${host} refuses the login of ${user}.`);
  }
  if (["MAIL FROM", "RCPT TO", "DATA"].includes(command)) {
    if (responseCode < 500) return temporarily(command === "MAIL FROM" ? "sender" : "recipient");
    const isSettings = isSettingsResponse(responseCode, message);
    const isRelay = isSettings && replyWords.relay.test(message);
    if (isSettings && !user && (isRelay || responseCode === 530 || replyWords.login.test(message)))
      return failed("login", `${host} requires a login to send to ${to}.`);
    if (isRelay || (command !== "MAIL FROM" && !isSettings))
      return failed("recipient", `${host} refuses the message to ${to}.`);
    // Only after DATA has the server read the sender that people see.
    return failed("sender", `${host} refuses ${command === "DATA" ? from : bouncesTo} as the sender.`);
  }
  const lacksTls = secure && replyWords.noTlsFromStart.test(message);
  if (!lacksTls && (code === "ETLS" || command === "STARTTLS" || replyWords.certificate.test(message)))
    return failed("certificate", `Port ${port} of ${host} offers no TLS that can be trusted.`);
  return failed(
    "port",
    originalCode === "ECONNREFUSED"
      ? `${host} refuses connections on port ${port}.`
      : `Port ${port} of ${host} doesn't respond as a mail server does${secure ? " that has TLS from the start" : ""}.`,
  );
}
