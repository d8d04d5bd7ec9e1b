/** Without the first: what blocks advertising hides whatever is called `ad`. */
const letters = "bcdefghijklmnopqrstuvwxyz";

/** The number as a name in CSS: a letter, and what else it needs. */
export const shortName = (number: number): string =>
  (letters[number % letters.length] ?? "") + Math.floor(number / letters.length).toString(36);
