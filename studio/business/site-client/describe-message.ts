import { explainDelivery, type Reason, type Recipient } from "./explain-delivery.ts";
import type { Answer, Message } from "./messages.ts";

/** The delivery of an email. Times are in milliseconds since 1970. */
export type Delivery = {
  readonly kind: "sent" | "waits" | "refused" | "unsure" | "to check" | "not needed";
  /** When it was sent, or the owner had read the message without it. */
  readonly at?: number | undefined;
  /** When it will be tried again. */
  readonly nextAt?: number | undefined;
  readonly attempts: number;
  readonly reason?: Reason | undefined;
  /** When an email that was sent has named a message to check, or the owner has seen it. */
  readonly namedAt?: number | undefined;
};

/** Whether the sender waits for an answer, and if not, why. */
export type Standing =
  | "waiting"
  | "answer refused"
  | "answer unsure"
  | "answer waits"
  | "answered"
  | "answered elsewhere"
  | "no answer needed"
  | "spam"
  | "to check";

export type AnswerView = {
  readonly id: string;
  readonly text: string;
  readonly storedAt: number;
  readonly delivery: Delivery;
  /** Refused, and the owner has answered again, or otherwise. */
  readonly isReplaced: boolean;
};

/** A message in the list. */
export type MessageSummary = {
  readonly id: string;
  readonly name: string;
  readonly interest: string;
  /** Its beginning, in one line. */
  readonly start: string;
  readonly receivedAt: number;
  readonly standing: Standing;
  readonly delivery: Delivery;
  readonly isSuspectedSpam: boolean;
  /** The answer that waits to go out, if that is what the visitor waits for. */
  readonly unsent?:
    | { readonly storedAt: number; readonly attempts: number; readonly nextAt: number }
    | undefined;
};

/** A message in full. All text is the visitor's: show it as text. */
export type MessageView = MessageSummary & {
  readonly email: string;
  readonly text: string;
  readonly answers: readonly AnswerView[];
};

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Returns a function that says whether a message, or an answer to it, has all of some words. The words may stand anywhere and in any order.
 * Capitals and accents don't count.
 */
export function hasWords(words: string): (message: Message) => boolean {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return ({ name, email, interest, message, answers }) => {
    const all = folded([name, email, interest, message, ...answers.map(({ text }) => text)].join("\n"));
    return wanted.every((word) => all.includes(word));
  };
}

const startLength = 160;

export function summarise(message: Message): MessageSummary {
  const { id, interest, receivedAt, suspectedSpam } = message;
  const standing = standingOf(message);
  const unsent = standing === "answer waits" ? lastAnswer(message) : undefined;
  const start = message.message
    .slice(0, 2 * startLength)
    .replace(/\s+/g, " ")
    .trim();
  return {
    id,
    // The form requires a name; a message that came another way may have none.
    name: message.name.trim() || message.email,
    interest,
    receivedAt,
    start: start.length > startLength ? `${start.slice(0, startLength)}…` : start,
    standing,
    delivery: deliveryToOwner(message),
    isSuspectedSpam: suspectedSpam,
    unsent: unsent && {
      storedAt: unsent.storedAt,
      attempts: unsent.attempts,
      nextAt: unsent.nextAttemptAt,
    },
  };
}

/** Describes a message in full. */
export const describeMessage = (message: Message): MessageView => ({
  ...summarise(message),
  email: message.email,
  text: message.message,
  answers: message.answers.map(describeAnswer),
});

const describeAnswer = ({ id, text, storedAt, ...answer }: Answer): AnswerView => ({
  id,
  text,
  storedAt,
  delivery: deliveryOf(answer, "visitor"),
  isReplaced: answer.state === "replaced",
});

/** Returns whether the sender waits for an answer. */
export function standingOf(message: Message): Standing {
  const { closedAs, state, suspectedSpam } = message;
  const last = lastAnswer(message);
  if (last) return standings[last.state];
  if (closedAs === "answered") return "answered elsewhere";
  if (closedAs === "no-answer") return suspectedSpam ? "spam" : "no answer needed";
  return state === "to_check" ? "to check" : "waiting";
}

const lastAnswer = ({ answers }: Message) => answers.findLast(({ state }) => state !== "replaced");

const standings = {
  pending: "answer waits",
  delivered: "answered",
  unsure: "answer unsure",
  dead_lettered: "answer refused",
  // Left out above; the visitor was answered otherwise.
  replaced: "answered elsewhere",
} as const;

/** Describes the delivery of the email to the owner. */
function deliveryToOwner(message: Message): Delivery {
  const named = message.state === "to_check" && message.namedAt !== null && { namedAt: message.namedAt };
  const delivery = { ...deliveryOf(message, "owner"), ...named };
  return message.readAt === null ? delivery : { ...delivery, kind: "not needed", at: message.readAt };
}

type StoredDelivery = Pick<Answer, "attempts" | "nextAttemptAt" | "deliveredAt" | "lastError"> & {
  readonly state: Message["state"] | Answer["state"];
};

const kinds = {
  delivered: "sent",
  pending: "waits",
  dead_lettered: "refused",
  replaced: "refused",
  unsure: "unsure",
  to_check: "to check",
} as const;

export function deliveryOf(item: StoredDelivery, to: Recipient): Delivery {
  const reason = explainDelivery(item.lastError, to);
  return {
    kind: kinds[item.state],
    attempts: item.attempts,
    ...(item.deliveredAt !== null && { at: item.deliveredAt }),
    ...(item.state === "pending" && { nextAt: item.nextAttemptAt }),
    ...(reason && { reason }),
  };
}
