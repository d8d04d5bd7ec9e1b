import type { TLSSocket } from "node:tls";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Email } from "../delivery/email.ts";
import { isSettingsResponse } from "../delivery/settings-error.ts";
import { smtpOptions } from "../delivery/smtp.ts";
import { type Failure, reportSteps, type Step, type StepReport } from "./steps.ts";

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

/**
 * Sends an email over SMTP with the same options as the site, and reports the result of each step.
 *
 * @param timeout for each step, in milliseconds
 */
export async function trySmtp(url: string, email: Email, timeout: number): Promise<readonly StepReport[]> {
  const { options } = createTransport(smtpOptions(url)).transporter as unknown as {
    options: SMTPConnection.Options & { auth?: SMTPConnection.AuthenticationType };
  };
  const limits = {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    // Longer, so that the error names the step.
    socketTimeout: 2 * timeout,
  };
  const connection = new SMTPConnection({ ...options, ...limits });
  const { auth } = options;
  const { envelope } = email;
  const settings: MailSettings = {
    host: connection.host,
    port: connection.port,
    secure: connection.secureConnection,
    user: String(auth?.user ?? ""),
    from: email.from.address,
    bouncesTo: envelope.from,
    to: envelope.to,
  };
  const passed = new Map<Step, string>();
  const broken = new Promise<never>((_, reject) => void connection.once("error", reject));
  const step = <Result>(action: (done: (error?: Error | null, result?: Result) => void) => void) =>
    Promise.race([
      broken,
      new Promise<Result | undefined>((resolve, reject) =>
        action((error, result) => (error ? reject(error) : resolve(result))),
      ),
    ]);

  try {
    const message = await new MailComposer(email).compile().build();
    passed.set("host", `${settings.host} was found.`);
    passed.set("port", `${settings.host} responds on port ${settings.port}.`);
    await step((done) => connection.connect(done));
    passed.set("certificate", describeTls(connection, settings.host));
    // Like nodemailer's transport, which doesn't log in where the server doesn't offer it.
    if (auth && connection.allowsAuth) {
      await step((done) => connection.login(auth, done));
      passed.set("login", `${settings.host} accepts the login of ${settings.user}.`);
    } else {
      passed.set(
        "login",
        auth ? "The server offers no login; none was sent." : "No login is set; none was sent.",
      );
    }
    passed.set("sender", describeSender(settings));
    // A copy: the client modifies it.
    await step((done) => connection.send({ ...envelope }, message, done));
    passed.set("recipient", `${settings.host} took the message for ${envelope.to}.`);
    return reportSteps(passed);
  } catch (error) {
    return reportSteps(passed, explainSmtpError(error as SmtpError, settings));
  } finally {
    connection.close();
  }
}

const describeSender = ({ from, bouncesTo }: MailSettings) =>
  `${from} may send. Emails that can't be delivered come back to ${bouncesTo}: somebody should read it.`;

/** Describes the encryption of an open connection. */
function describeTls({ _socket: socket }: SMTPConnection, host: string): string {
  if (!socket || !("encrypted" in socket)) return "The connection is not encrypted.";
  const { issuer, valid_to: end } = (socket as TLSSocket).getPeerCertificate();
  const by = String(issuer?.O ?? issuer?.CN ?? "an unnamed authority");
  return `The connection is encrypted, with a certificate for ${host}, issued by ${by}, valid until ${new Date(end).toISOString().slice(0, 10)}.`;
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
