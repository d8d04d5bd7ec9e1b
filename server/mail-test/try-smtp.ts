import type { TLSSocket } from "node:tls";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Email } from "../delivery/email.ts";
import { smtpOptions } from "../delivery/smtp.ts";
import { explainSmtpError, type MailSettings, type SmtpError } from "./explain-smtp-error.ts";
import { reportSteps, type Step, type StepReport } from "./steps.ts";

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
