import { z } from "zod";
import { steps } from "../../scripts/test-mail/steps.ts";
import { settingsErrorPrefix } from "../../server/delivery/settings-error.ts";
import { explainConnection } from "./explain-connection.ts";
import { explainDelivery } from "./explain-delivery.ts";
import { CommandError, type RunCommand } from "./run-command.ts";

/** How a test email went. */
export const mailTrialSchema = z.object({
  /** In milliseconds since 1970. */
  at: z.number(),
  isSent: z.boolean(),
  /** Where it went; empty if it isn't known. */
  to: z.string(),
  /** Each step that was tried, in a sentence. Empty if the test couldn't be run. */
  steps: z.array(z.object({ isDone: z.boolean(), text: z.string() })),
  /** What to do about a step that failed, or why the test couldn't be run. */
  advice: z.string(),
  /** The exact words, for a helper. */
  words: z.string(),
});

export type MailTrial = z.infer<typeof mailTrialSchema>;

/** What `npm run test-mail -- --json` prints. */
const report = z.object({
  sent: z.boolean(),
  from: z.string(),
  to: z.string(),
  steps: z.array(
    z.object({
      step: z.enum(steps),
      result: z.enum(["ok", "failed", "not tried"]),
      text: z.string(),
      advice: z.string().optional(),
      cause: z.string().optional(),
    }),
  ),
});

type Report = z.infer<typeof report>;
type Step = Report["steps"][number];

/**
 * Sends the owner a test email from where the site runs. Never rejects.
 *
 * @param isHere whether the settings are on this computer, where she can correct them
 */
export async function tryMail(run: RunCommand, isHere: boolean, now: () => number): Promise<MailTrial> {
  try {
    return describe(await run(["--json"]), isHere, now());
  } catch (error) {
    const output = error instanceof CommandError ? error.output : "";
    const detail = error instanceof CommandError ? error.detail : String(error);
    return isReport(output)
      ? describe(output, isHere, now())
      : { at: now(), isSent: false, to: "", steps: [], advice: whyNotRun(error, isHere), words: detail };
  }
}

const parse = (output: string): unknown => {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
};

const isReport = (output: string) => report.safeParse(parse(output)).success;

function describe(output: string, isHere: boolean, at: number): MailTrial {
  const found = report.parse(parse(output));
  const tried = found.steps.filter(({ result }) => result !== "not tried");
  const failed = tried.find(({ result }) => result === "failed");
  return {
    at,
    isSent: found.sent,
    to: found.to,
    steps: tried.map((step) => ({
      isDone: step.result === "ok",
      text: step.result === "ok" ? done(step, found) : notDone(step, found),
    })),
    advice: failed ? whatToDo(failed, isHere) : "",
    words: found.steps
      .flatMap(({ step, text, advice, cause }) => [
        `${step}: ${text}`,
        ...(advice ? [advice] : []),
        ...(cause ? [cause] : []),
      ])
      .join("\n"),
  };
}

function done({ step, text }: Step, { from, to }: Report): string {
  switch (step) {
    case "host":
      return "Your mail company’s server was found.";
    case "port":
      return "It answers.";
    case "certificate":
      return text.includes("not encrypted")
        ? "The connection to it isn’t private. On one computer it needn’t be."
        : "The connection to it is private.";
    case "login":
      return text.includes("accepts") ? "It lets the website in." : "It was asked without a password.";
    case "sender":
      return `The website may write as ${from}.`;
    case "recipient":
      return `It took the test for ${to}.`;
  }
}

const isForNow = ({ text }: Step) => /at the moment|takes no more/.test(text);

function notDone(step: Step, { from, to }: Report): string {
  const { cause = "", text } = step;
  if (isForNow(step)) return "It asks for another try later.";
  switch (step.step) {
    case "host":
      return text.includes("doesn't exist")
        ? "There is no server with this name."
        : "Its name couldn’t be looked up: perhaps there’s no internet.";
    case "port":
      return "It isn’t answering.";
    case "certificate":
      return "There’s no private connection to it, so nothing was sent.";
    case "login":
      return `${sentenceOf(explainDelivery(`${settingsErrorPrefix}${cause}`, "owner")?.text)}`;
    case "sender":
      return `It doesn’t let the website write as ${from}.`;
    case "recipient": {
      const reason = explainDelivery(cause, "owner");
      return reason && reason.kind !== "other" && reason.kind !== "no answer"
        ? sentenceOf(reason.text)
        : `It didn’t take the test for ${to}.`;
    }
  }
}

const sentenceOf = (text = "") => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Where a step's setting is in the form. */
const inForm: Readonly<Record<Step["step"], string>> = {
  host: "Correct the server’s name: your mail company’s help pages have it, under outgoing mail or SMTP.",
  port: "Is the server’s name right? Some want a number behind it, such as mail.example.com:587. Or try again in a few minutes.",
  certificate:
    "Write the server’s name exactly as your mail company does. Some want a number behind it, such as mail.example.com:587.",
  login:
    "Correct the user name or the password. Many mail companies want a password made for programs, not the one you log in with.",
  sender: "Put in an address to write from that belongs to this user name.",
  recipient: "Correct the address that messages go to, or ask your mail company with the exact words.",
};

function whatToDo(step: Step, isHere: boolean): string {
  if (isForNow(step)) return "That’s usual with a new sender. Try again in a few minutes.";
  return isHere ? inForm[step.step] : "Whoever helps you can correct that: the exact words say where.";
}

/** Why no test was sent. */
function whyNotRun(error: unknown, isHere: boolean): string {
  const words = error instanceof Error ? error.message : String(error);
  if (/\bnot set\b/.test(words)) return "Nothing was sent: some of the email settings are missing.";
  if (/^Invalid settings/m.test(words)) {
    return isHere
      ? "Nothing was sent: one of the site’s settings isn’t right. The exact words name it."
      : "Nothing was sent: one of the site’s settings isn’t right. Whoever helps you can correct it.";
  }
  if (isHere && error instanceof CommandError && error.code === "SLOW")
    return "The test took too long. Try again.";
  return explainConnection(error, "messages", "The test couldn’t be run.");
}
