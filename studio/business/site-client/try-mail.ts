import { z } from "zod";
import type { Step } from "../../../server/mail-test/try-smtp.ts";
import { explainConnection } from "./explain-connection.ts";
import { CommandError, type RunCommand } from "./run-command.ts";

/** How a test email went. */
export type MailTrial = {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly isSent: boolean;
  /** Where it went; empty if it isn't known. */
  readonly to: string;
  /** What failed, in a sentence; empty if nothing did, or the test couldn't be run. */
  readonly failure: string;
  /** What to do about it, or why the test couldn't be run. */
  readonly advice: string;
  /** The exact words, for a helper. */
  readonly words: string;
};

/** What `npm run test-mail -- --json` prints. */
const report = z.object({
  sent: z.boolean(),
  to: z.string(),
  step: z.enum(["host", "port", "certificate", "login", "sender", "recipient"]).optional(),
  text: z.string().optional(),
  advice: z.string().optional(),
  cause: z.string().optional(),
  isTemporary: z.literal(true).optional(),
});

type Report = z.output<typeof report>;

/**
 * Sends the owner a test email from where the site runs. Never rejects.
 *
 * @param isHere whether the settings are on this computer, where she can correct them
 */
export async function tryMail(run: RunCommand, isHere: boolean, now: () => number): Promise<MailTrial> {
  try {
    return describe(report.parse(JSON.parse(await run(["--json"]))), isHere, now());
  } catch (error) {
    const found = error instanceof CommandError ? reportIn(error.output) : undefined;
    if (found) return describe(found, isHere, now());
    const words = error instanceof CommandError ? error.detail : String(error);
    return { at: now(), isSent: false, to: "", failure: "", advice: whyNotRun(error, isHere), words };
  }
}

/** A test that failed exits as a command that failed. */
function reportIn(output: string): Report | undefined {
  try {
    return report.safeParse(JSON.parse(output)).data;
  } catch {
    return undefined;
  }
}

function describe(
  { sent, to, step, text = "", advice = "", cause, isTemporary }: Report,
  isHere: boolean,
  at: number,
): MailTrial {
  return {
    at,
    isSent: sent,
    to,
    // The command writes for a terminal.
    failure: text.replaceAll("'", "’"),
    advice: step ? whatToDo(step, isTemporary === true, isHere) : "",
    words: step ? [`${step}: ${text}`, advice, cause].filter(Boolean).join("\n") : "",
  };
}

/** Where a step's setting is in the form. */
const inForm: Readonly<Record<Step, string>> = {
  host: "Correct the server’s name: your mail company’s help pages have it, under outgoing mail or SMTP.",
  port: "Is the server’s name right? Some want a number behind it, such as mail.example.com:587. Or try again in a few minutes.",
  certificate:
    "Write the server’s name exactly as your mail company does. Some want a number behind it, such as mail.example.com:587.",
  login:
    "Correct the user name or the password. Many mail companies want a password made for programs, not the one you log in with.",
  sender: "Enter an address to write from that belongs to this user name.",
  recipient:
    "Correct the address that messages go to, make room in its mailbox, or ask your mail company with the exact words.",
};

function whatToDo(step: Step, isTemporary: boolean, isHere: boolean): string {
  if (isTemporary)
    return "Mail companies do that now and then, above all with a new sender. Try again in a few minutes.";
  return isHere ? inForm[step] : "Whoever helps you can correct that: the exact words say where.";
}

/** Why no test was sent. */
function whyNotRun(error: unknown, isHere: boolean): string {
  const code = error instanceof CommandError ? error.code : undefined;
  if (code === "SETTINGS") {
    return `Nothing was sent: some of the email settings are missing, or one of the site’s settings isn’t right. ${isHere ? "The exact words name it." : "Whoever helps you can correct it."}`;
  }
  if (isHere && code === "SLOW") return "The test took too long. Try again.";
  return explainConnection(error, "messages", "The test couldn’t be run.");
}
