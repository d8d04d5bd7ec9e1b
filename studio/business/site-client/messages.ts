import { z } from "zod";
import type { Verdict } from "../../../server/contact/archive.ts";
import { lastErrorSchema } from "./explain-delivery.ts";
import { createSiteList, type Refusals, type SiteOptions } from "./site-cache.ts";

const time = z.number();

export const answerState = z.enum(["pending", "delivered", "unsure", "dead_lettered", "replaced"]);

const answer = z.object({
  id: z.string(),
  text: z.string(),
  storedAt: time,
  state: answerState,
  attempts: z.number(),
  nextAttemptAt: time,
  deliveredAt: time.nullable(),
  lastError: lastErrorSchema.nullable(),
});

/** What `npm run messages -- list --json` prints, newest first. Times are in milliseconds since 1970. */
const storedMessages = z.array(
  z.object({
    id: z.string(),
    receivedAt: time,
    name: z.string(),
    email: z.string(),
    interest: z.string(),
    message: z.string(),
    suspectedSpam: z.boolean(),
    state: z.enum(["pending", "delivered", "unsure", "dead_lettered", "to_check"]),
    attempts: z.number(),
    nextAttemptAt: time,
    deliveredAt: time.nullable(),
    lastError: lastErrorSchema.nullable(),
    namedAt: time.nullable(),
    closedAs: z.enum(["answered", "no-answer"]).nullable(),
    closedAt: time.nullable(),
    readAt: time.nullable(),
    answers: z.array(answer),
  }),
);

/** A message as the site has stored it. */
export type Message = z.output<typeof storedMessages>[number];

/** An answer to a message. */
export type Answer = Message["answers"][number];

/** An answer that isn't sent yet, and the key that it will be stored under, once. */
export type AnswerDraft = {
  readonly text: string;
  readonly key: string;
  /** The last answer that stood there when it was begun. Another one since may be another device's, and say the same or the contrary. */
  readonly after?: string | undefined;
};

/** How the owner marks a message. */
export const marks = ["spam", "ok", "read", "answered", "no-answer", "waiting"] as const satisfies Verdict[];

export type Mark = (typeof marks)[number];

/** Why the site refuses, by the code of its command. */
const refusals: Refusals = {
  NOT_FOUND: "That message isn’t there any more.",
  TOO_MANY: "This message got 20 answers within a day, so this one wasn’t sent. Send it tomorrow.",
  OTHER_ANSWER: "An answer with other words was kept a moment ago. Read it above before you send another.",
};

export type Messages = ReturnType<typeof createMessages>;

/** The messages, wherever the site runs. Changes reject with a Refusal. */
export function createMessages(options: SiteOptions) {
  const site = createSiteList({
    ...options,
    subject: "messages",
    refusals,
    list: "messages",
    parse: (listed) => storedMessages.parse(listed),
  });

  return {
    ...site,
    /** Stores an answer, which the site delivers. The same key stores it once, however often this is called. */
    answer: (id: string, { key, text }: AnswerDraft) => site.change(["answer", id, "--key", key], text),
    /** Delivers the email about a message again, which was refused or waits. The email may have been delivered since the window asked. */
    retryEmail: (id: string) => site.change(["retry", id, "--undelivered"]),
    /** Delivers the answers to a message again that were refused or wait. */
    retryAnswer: (id: string) => site.change(["answer", id, "--retry"]),
    /** Delivers everything now that waits or was refused. */
    deliverNow: () => site.change(["retry", "all"]),
    mark: (id: string, as: Mark) => site.change(["mark", id, as]),
    /** Deletes a message for good, with its answers. */
    remove: (id: string) => site.change(["delete", id]),
  };
}
