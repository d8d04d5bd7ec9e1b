import type { Content } from "../../../content-schema/content-files.ts";

export type NewsletterAnswer = keyof Content["newsletter"]["answers"];

/** The answers that have a prerendered page. */
export const answerPages = [
  "requested",
  "requestedDates",
  "failed",
  "confirm",
  "confirmed",
  "confirmDates",
  "confirmedDates",
  "expired",
  "unsubscribe",
  "unsubscribed",
  "refused",
  "truncated",
] as const satisfies readonly NewsletterAnswer[];

export type AnswerPage = (typeof answerPages)[number];
