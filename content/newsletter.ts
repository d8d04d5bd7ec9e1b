import type { OwnerFact } from "./owner-fact.ts";

/** How often the letter comes, as it follows "It comes". */
export const letterFrequency: OwnerFact = { value: "about once a month", sample: true };

/** What is in it. */
export const letterSubject = "one thing to try, and the next dates of the class and the course";

/** How long a link to confirm can be used, in days. */
export const confirmationDays = 7;

/** How many days are kept on the list, for the owner, of somebody who has left it. */
export const leaversKeptDays = 30;

/** Notices that appear at the foot of the screen, word for word. */
export const newsletterNotices = {
  missing: { title: "Email required", text: "Please enter your email address." },
  redirecting: { title: "Redirecting...", text: "You'll be taken to confirm your subscription." },
} as const;
