/** What a visitor asks for: the letter, or one email with the next dates of the course. */
export const purposes = ["letter", "course-dates"] as const;

export type Purpose = (typeof purposes)[number];

/** Returns the purpose that a form or a row states; the letter by default. */
export const purposeOf = (text: unknown): Purpose => purposes.find((purpose) => purpose === text) ?? "letter";
