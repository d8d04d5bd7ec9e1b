/**
 * Texts that depend on the current time, so that no built page can state them. As placeholders they can stand in prose
 * only; without scripts they read as given here, which never becomes false.
 */
export const liveTexts = {
  "sundayClass.nextDay": "Every Sunday",
  "sundayClass.nextDate": "Every week",
  "sundayClass.bookingDay": "the Tuesday before",
} as const;

export type LiveText = keyof typeof liveTexts;
