/** What a visitor asks for: the letter, or one email with the next dates of the course. */
export const purposes = ["letter", "course-dates"] as const;

export type Purpose = (typeof purposes)[number];

/** Returns the purpose that a form or a row states; the letter by default. */
export const purposeOf = (text: unknown): Purpose => purposes.find((purpose) => purpose === text) ?? "letter";

/* The server keeps to these periods, and the privacy page states them. */

/** How long a confirmation link is valid, in days. */
export const confirmationDays = 7;

/** How many days an unsubscribed entry is kept, so that the owner sees it. */
export const unsubscribedKeptDays = 30;

/** The texts of the notices. The specification fixes them. */
export const newsletterNotices = {
  missing: { title: "Email required", text: "Please enter your email address." },
  redirecting: { title: "Redirecting...", text: "You’ll be taken to confirm your subscription." },
} as const;

/** The id of the form that asks for the next dates, on the course page. */
export const emailDatesId = "email-me-the-dates";
