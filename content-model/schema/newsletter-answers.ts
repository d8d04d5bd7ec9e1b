import type { Purpose } from "../../domain/newsletter.ts";
import type { Content } from "./content-files.ts";

type Answers = Content["newsletter"]["answers"];

/** The answers that have a prerendered page. Those that offer the form again have one for each purpose. */
export const answerPages = [
  "requested",
  "requestedDates",
  "kept",
  "keptDates",
  "failed",
  "failedDates",
  "confirm",
  "confirmed",
  "confirmDates",
  "confirmedDates",
  "expired",
  "expiredDates",
  "unsubscribe",
  "unsubscribed",
  "refused",
  "truncated",
] as const satisfies readonly (keyof Answers | "keptDates" | "failedDates" | "expiredDates")[];

export type AnswerPage = (typeof answerPages)[number];

/** Returns the words of a page: the form's purpose makes no difference to them. */
export const wordsOf = (page: AnswerPage, answers: Answers) =>
  answers[
    page === "keptDates"
      ? "kept"
      : page === "failedDates"
        ? "failed"
        : page === "expiredDates"
          ? "expired"
          : page
  ];

/** The pages that say what happens after a request, by its purpose: with an email that was sent, and without. */
export const requestedPages = {
  letter: "requested",
  "course-dates": "requestedDates",
} as const satisfies Record<Purpose, AnswerPage>;
export const keptPages = { letter: "kept", "course-dates": "keptDates" } as const satisfies Record<
  Purpose,
  AnswerPage
>;

/** The pages that offer the form again, by its purpose. */
export const failedPages = { letter: "failed", "course-dates": "failedDates" } as const satisfies Record<
  Purpose,
  AnswerPage
>;
export const expiredPages = { letter: "expired", "course-dates": "expiredDates" } as const satisfies Record<
  Purpose,
  AnswerPage
>;
