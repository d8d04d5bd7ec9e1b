import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { commonOptions, parseOptions, refuseExtra, UsageError } from "../command-line/arguments.ts";
import { exitWith, orExit } from "../command-line/explain-error.ts";
import { print } from "../command-line/format.ts";
import { second } from "../server/clock.ts";
import { CodedError } from "../server/coded-error.ts";
import {
  composeBody,
  createSender,
  type Email,
  paragraph,
  type Sender,
  toOwner,
} from "../server/delivery/email.ts";
import { missingMailSettings, readEnv } from "../server/env.ts";
import { tryResend } from "../server/mail-test/try-resend.ts";
import { trySmtp } from "../server/mail-test/try-smtp.ts";
import { composeDoorEmail, doorDetails, doorEvents } from "../server/owner-emails/studio-door.ts";

const help = `Sends one message through the configured mail server to the owner (CONTACT_TO). If that fails, says at which step:
host, port, certificate, login, sender or recipient; and what to change.

  npm run test-mail             in sentences
  npm run test-mail -- --json   machine-readable output
      --about EVENT               instead of a test, what happened at the door of her studio, which sends this: new-passkey,
                                  recovery-code or new-place; its details as JSON on standard input

Neither the database nor a running server is needed.
Exits with 0 when the mail server took the message, 1 if not, 2 if the command line is invalid.`;

/** The time limit of one step in milliseconds; shorter than the server's, since the owner is waiting. */
const longestStep = 20 * second;

const { values, positionals } = orExit(() => parseOptions({ ...commonOptions, about: { type: "string" } }));

async function run() {
  refuseExtra("test-mail", positionals);
  const env = readEnv();
  const missing = missingMailSettings(env);
  if (missing.length > 0) {
    const names = missing.join(" and ");
    throw new CodedError(
      "SETTINGS",
      `${names} ${missing.length > 1 ? "are" : "is"} not set. Nothing was sent. See Email in docs/operating.md; npm start reads them from data/settings.env, too`,
    );
  }
  const sender = createSender(env);
  const email = values.about === undefined ? composeTest(sender) : await composeAbout(values.about, sender);
  const timeout = Math.min(env.SMTP_TIMEOUT_SECONDS * second, longestStep);
  const failure = env.RESEND_API_KEY
    ? await tryResend(env.RESEND_URL, env.RESEND_API_KEY, email, timeout)
    : await trySmtp(env.SMTP_URL, email, timeout);
  if (failure) process.exitCode = 1;
  const { CONTACT_FROM: from, CONTACT_TO: to } = env;
  const result = { sent: !failure, from, to, emailsComeBackTo: email.envelope.from, ...failure };
  const next = failure
    ? "The site's messages wait meanwhile; nothing is lost. Correct it, then run this again."
    : "It should be in the mailbox within minutes; if not, look among the spam.";
  print(values.json ? result : { ...result, next }, values.json);
}

/** Composes the email about an event at the studio's door. Throws UsageError if it isn't one. */
async function composeAbout(about: string, sender: Sender) {
  const event = doorEvents.find((known) => known === about);
  if (!event) throw new UsageError(`--about takes ${doorEvents.join(", ")}, not ${about || "nothing"}.`);
  const details = doorDetails.safeParse(parseJson(await text(process.stdin)));
  if (details.success) return composeDoorEmail(event, details.data, sender);
  throw new UsageError(`The details aren't as the studio writes them: ${z.prettifyError(details.error)}`);
}

/** Returns the value of a JSON text; undefined if it is none. */
function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Composes the test message. */
function composeTest(sender: Sender) {
  const { siteName } = sender;
  return {
    ...toOwner(`test-${randomUUID()}`, sender),
    subject: `Test: ${siteName} can send email`,
    ...composeBody([
      paragraph(`This is a test. The website ${siteName} can send email with these settings.`),
    ]),
  } satisfies Email;
}

if (values.help) console.info(help);
else await run().catch(exitWith);
