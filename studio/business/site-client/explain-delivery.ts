import { z } from "zod";
import { failureKinds, type LastError } from "../../../server/delivery/last-error.ts";

/** Why an email waits or was refused, as the site's commands print it. */
export const lastErrorSchema = z.object({
  text: z.string(),
  kind: z.enum(failureKinds).nullable(),
}) satisfies z.ZodType<LastError>;

/** Whom an email goes to: the owner, whose mail company is asked, or a visitor. */
export type Recipient = "owner" | "visitor";

/** Why an email wasn't delivered. */
export type Reason = {
  readonly kind: "no answer" | "settings" | "busy" | "full" | "unknown address" | "unwanted" | "other";
  /** After “Your mail company won’t take this one:” or “says that”. */
  readonly text: string;
  /** What to do about it, in a sentence or two. */
  readonly advice: string;
  /** The exact words, without addresses. */
  readonly words: string;
};

type Explanation = Omit<Reason, "words">;
type Rule = readonly [RegExp, (to: Recipient) => Explanation];

/** Enhanced status codes (RFC 3463) first; servers without them are recognised by their words. */
const rules: readonly Rule[] = [
  [
    /^(?:EABORT|EDNS|ECONN|ESOCKET|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|TimeoutError|AbortError)|greeting never received|\btimed? ?out\b|fetch failed|socket (?:closed|hang up)|connection closed/i,
    () => ({
      kind: "no answer",
      text: "it isn’t answering",
      advice: "I’ll keep trying for as long as it takes.",
    }),
  ],
  [
    /\b[45]\.2\.2\b|\bquota\b|mailbox (?:is )?full|insufficient (?:system )?storage|\b[45]52\b/i,
    (to) => ({
      kind: "full",
      text: to === "owner" ? "your mailbox is full" : "their mailbox is full",
      advice:
        to === "owner"
          ? "Make some room in your mailbox first, or it’ll be refused again."
          : "Try again in a day or two.",
    }),
  ],
  [
    /\b5\.1\.[0-36]\b|\b5\.4\.4\b|no such (?:user|mailbox|recipient|box)|(?:user|recipient|mailbox|domain) (?:is )?(?:unknown|not found|unavailable)|unknown (?:user|recipient)|does ?n[o’']t exist|invalid (?:mailbox|recipient|address)/i,
    (to) => ({
      kind: "unknown address",
      text: to === "owner" ? "your address has no mailbox" : "this address has no mailbox",
      advice:
        to === "owner"
          ? "Ask whoever helps you to check the address that messages go to."
          : "It may be mistyped. Look whether the message says how else to reach them.",
    }),
  ],
  [
    /\b5\.2\.1\b|(?:mailbox|account) (?:is )?(?:disabled|inactive|suspended)/i,
    (to) => ({
      kind: "unknown address",
      text: to === "owner" ? "your mailbox is switched off" : "their mailbox is switched off",
      advice:
        to === "owner"
          ? "Ask your mail company to switch it on again."
          : "Look whether the message says how else to reach them.",
    }),
  ],
  [
    /Internationalized|SMTPUTF8/i,
    () => ({
      kind: "unknown address",
      text: "it can’t write to addresses with letters such as é",
      advice: "Write from a mail program whose company can.",
    }),
  ],
  [
    /\b5\.3\.4\b|too (?:large|big)|size (?:limit|exceeds)/i,
    () => ({ kind: "unwanted", text: "it’s too long", advice: "Send it in two parts." }),
  ],
  [
    /\b5\.7\.\d+\b|\bspam\b|blocked|blacklist|block ?list|reputation|policy|content rejected/i,
    (to) => ({
      kind: "unwanted",
      text: "it takes it for spam",
      advice:
        to === "owner"
          ? "Tell your mail company that you want your website’s emails."
          : "Write to them from your mail program instead.",
    }),
  ],
  [
    /\b429\b|rate.?limit|too many|quota_exceeded|\b4\d\d\b|try again|greylist|temporar/i,
    () => ({
      kind: "busy",
      text: "it asks for another try later",
      advice:
        "Mail companies do that now and then, above all with a new sender. I’ll keep trying for as long as it takes.",
    }),
  ],
];

/** Returns why an email wasn't delivered, in plain words; undefined without an error. */
export function explainDelivery(lastError: LastError | null, to: Recipient): Reason | undefined {
  if (lastError === null) return undefined;
  const { text: words, kind } = lastError;
  if (kind === "settings") {
    return {
      kind: "settings",
      text: "it doesn’t let the website in",
      advice: "It may be the password, or another of the email settings. I’ll keep trying.",
      words,
    };
  }
  const [, explain] = rules.find(([pattern]) => pattern.test(words)) ?? [];
  return { ...(explain?.(to) ?? other), words };
}

const other: Explanation = {
  kind: "other",
  text: "its own words say why",
  advice: "They’re at the foot of this page. Whoever helps you can ask the mail company about them.",
};
