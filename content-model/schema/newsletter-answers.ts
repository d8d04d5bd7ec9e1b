import type { Purpose } from "../../domain/newsletter.ts";
import type { Content } from "./content-files.ts";

type Answers = Content["newsletter"]["answers"];

/** The answers that have a prerendered page. Those that offer the form again have one for each purpose. */
export const answerPages = [
  "requested",
  "requestedDates",
  "kept",
  "keptDates",
  "unsent",
  "unsentDates",
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
  "forget",
  "forgotten",
  "refused",
  "truncated",
] as const satisfies readonly (keyof Answers | keyof typeof pagesForDates)[];

export type AnswerPage = (typeof answerPages)[number];

/** Pages that offer the form for dates, with the words of those that offer the form for the letter. */
const pagesForDates = {
  keptDates: "kept",
  unsentDates: "unsent",
  failedDates: "failed",
  expiredDates: "expired",
} as const satisfies Record<string, keyof Answers>;

/** Returns the name of a page’s words: the form’s purpose makes no difference to them. */
export const wordsNameOf = <Page extends AnswerPage>(page: Page) =>
  (page in pagesForDates ? pagesForDates[page as keyof typeof pagesForDates] : page) as Exclude<
    Page,
    keyof typeof pagesForDates
  >;

/** Returns the words of a page. */
export const wordsOf = (page: AnswerPage, answers: Answers) => answers[wordsNameOf(page)];

/** The pages that say what happens after a request, by its purpose: an email is sent, not by itself, or not yet. */
export const requestedPages = {
  letter: "requested",
  "course-dates": "requestedDates",
} as const satisfies Record<Purpose, AnswerPage>;
export const keptPages = { letter: "kept", "course-dates": "keptDates" } as const satisfies Record<
  Purpose,
  AnswerPage
>;
export const unsentPages = { letter: "unsent", "course-dates": "unsentDates" } as const satisfies Record<
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
